import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { messaggioOrdineEmailSchema } from './rules.ts'

const codec = columnCodec('messaggioOrdineEmail', messaggioOrdineEmailSchema)

/** A text for the mails of orders as it is written: what is not on the white list is taken out of it. */
const messaggioOrdineEmailEntity = entity({
  model: 'messaggioOrdineEmail',
  permesso: 'adminMessaggi',
  schema: messaggioOrdineEmailSchema,
  ...codec,
  values: (row) => ({ ...codec.values(row), testo: sanitizeRich(row.testo) }),
  columns: ({ titolo, testo }) => ({ titolo, testo: sanitizeRich(testo) }),
  title: ({ titolo }) => titolo,
  // Nobody looks at them while they change.
  changed: async () => {},
})

/** Adds a text for the mails of orders. */
export const createMessaggioOrdineEmail = createOperation({
  nome: 'createMessaggioOrdineEmail',
  entity: messaggioOrdineEmailEntity,
})

/** Changes a text for the mails of orders. */
export const updateMessaggioOrdineEmail = updateOperation({
  nome: 'updateMessaggioOrdineEmail',
  entity: messaggioOrdineEmailEntity,
  whole: true,
})

/** Removes a text; the mails already written with it keep theirs. */
export const deleteMessaggioOrdineEmail = deleteOperation({
  nome: 'deleteMessaggioOrdineEmail',
  entity: messaggioOrdineEmailEntity,
})
