import { REPARTI, type Reparto } from '../../../../server/persone/personale/rules.ts'
import { urlState } from '../../../ui/list/urlState.ts'
import { giorno, testo, unoDi } from '../../../ui/urlState.ts'

/** State of the list of the staff in its URL. */
export const personaleUrlState = urlState({
  filters: { search: testo(), reparto: unoDi(['', ...REPARTI], ''), da: giorno(), a: giorno() },
  orders: ['nome', 'reparto', 'dataInizio', 'dataFine'],
  filter: ({ search, reparto, da, a }) => ({
    search: search || null,
    reparto: (reparto || null) as Reparto | null,
    fromDate: da,
    toDate: a,
  }),
})
