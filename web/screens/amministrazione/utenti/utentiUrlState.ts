import { urlState } from '#ui/list/urlState.ts'
import { textParam, yesNoParam } from '#ui/urlState.ts'

/** State of the list of users in its URL. */
export const utentiUrlState = urlState({
  filters: {
    search: textParam(),
    is_superuser: yesNoParam(),
    is_staff: yesNoParam(),
    is_operatore: yesNoParam(),
    agente: yesNoParam(),
    is_app_account: yesNoParam(),
    /** Those who may log in, unless told. */
    is_active: yesNoParam(true),
  },
  orders: ['username', 'nome', 'email', 'ultimoAccesso'],
  perPage: 50,
  filter: (stato) => ({
    search: stato.search || null,
    isSuperuser: stato.is_superuser,
    isStaff: stato.is_staff,
    isOperatore: stato.is_operatore,
    agente: stato.agente,
    isAppAccount: stato.is_app_account,
    isActive: stato.is_active,
  }),
})
