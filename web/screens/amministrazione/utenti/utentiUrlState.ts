import { urlState } from '../../../ui/list/urlState.ts'
import { siNo, testo } from '../../../ui/urlState.ts'

/** State of the list of users in its URL. */
export const utentiUrlState = urlState({
  filters: {
    search: testo(),
    is_superuser: siNo(),
    is_staff: siNo(),
    is_operatore: siNo(),
    agente: siNo(),
    is_app_account: siNo(),
    /** Those who may log in, unless told. */
    is_active: siNo(true),
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
