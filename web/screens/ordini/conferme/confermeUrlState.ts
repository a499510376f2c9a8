import { STATI_CONFERMA } from '#ordini/conferme/rules.ts'
import { enumNameOrNull } from '#shared/fields/enumNames.ts'
import { urlState } from '#ui/list/urlState.ts'
import { oneOfParam, textParam, yesNoParam } from '#ui/urlState.ts'

/** State of the list of confirmations in its URL. */
export const confermeUrlState = urlState({
  filters: {
    search: textParam(),
    stato: oneOfParam(['', ...STATI_CONFERMA], ''),
    /** Yes: of finished orders. No: of the others, and of none. */
    chiusi: yesNoParam(),
  },
  orders: ['data', 'nomeCliente', 'numeroCommessa'],
  filter: ({ search, stato, chiusi }) => ({ search: search || null, stato: enumNameOrNull(stato), chiusi }),
})

/** Where a confirmation is. */
export const confermaPath = ({ pk }: { pk: number }) => `/conferme-ordini/${pk}`
