import type { MailStatus } from '#platform/mail/rules.ts'
import { urlState } from '#ui/list/urlState.ts'
import { oneOfParam, pkParam, textParam } from '#ui/urlState.ts'
import { mailStatuses } from './statuses.ts'

/** State of the outbox in its URL. */
export const postaUrlState = urlState({
  filters: { stato: oneOfParam(['', ...mailStatuses], ''), cerca: textParam() },
  orders: {
    stato: 'stato',
    destinatario: 'aIndirizzo',
    oggetto: 'oggetto',
    creataIl: 'creataIl',
    partenza: 'inviaDal',
  },
  filter: ({ stato, cerca }) => ({ stato: (stato || null) as MailStatus | null, testo: cerca || null }),
  /** The mail whose drawer is open. */
  extra: { mail: pkParam() },
})
