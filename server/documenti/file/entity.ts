import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { lockRow } from '#platform/db/entity/rows.ts'
import { documentiList } from './list.ts'
import { documentoInCartellaSchema } from './rules.ts'

/** A file of a folder as it is written, its bytes apart. */
export const documentoEntity = entity({
  model: 'documentoCartella',
  permesso: 'adminApp',
  schema: documentoInCartellaSchema,
  ...columnCodec('documentoCartella', documentoInCartellaSchema),
  take: ({ tx, viewer }, pk) => lockRow(tx, 'documentoCartella', pk, documentiList.visible(viewer)),
  title: ({ titolo }) => titolo,
  // Nobody follows folders while they change: each reading asks anew.
  changed: async () => {},
})
