import type { StatoMail } from '../../../../server/platform/mail/rules.ts'
import { urlState } from '../../../ui/list/urlState.ts'
import { chiave, testo, unoDi } from '../../../ui/urlState.ts'
import { statiMail } from './stati.ts'

/** State of the outbox in its URL. */
export const postaUrlState = urlState({
  filters: { stato: unoDi(['', ...statiMail], ''), cerca: testo() },
  orders: {
    stato: 'stato',
    destinatario: 'aIndirizzo',
    oggetto: 'oggetto',
    creataIl: 'creataIl',
    partenza: 'inviaDal',
  },
  filter: ({ stato, cerca }) => ({ stato: (stato || null) as StatoMail | null, testo: cerca || null }),
  /** The mail whose drawer is open. */
  extra: { mail: chiave() },
})
