import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { lockRow } from '#platform/db/entity/rows.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { documentiList } from './list.ts'
import { documentoInCartellaSchema, PERMALINK_IN_CESTINO, PERMALINK_USED } from './rules.ts'

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

/** Address of a file of a folder: who may read it is asked at every reading. */
export function documentoUrl({ id, nome }: { id: number; nome: string }): string {
  return `/documenti/file/${id}/${encodeURIComponent(nome)}`
}

/** Address of what a file was before it was replaced. */
export function versioneUrl({ id, nome }: { id: number; nome: string }): string {
  return `/documenti/versione/${id}/${encodeURIComponent(nome)}`
}

/** The public address of a file. */
export const permalinkUrl = (permalink: string): string => `/d/${permalink}`

/**
 * Takes a permalink for a file until the transaction ends; null is none.
 * @param pk the file; null for a new one
 * @throws UserErrors on `permalink` when another file has it, in the bin or not
 */
export async function takePermalink(tx: Tx, permalink: string | null, pk: number | null): Promise<void> {
  if (permalink === null) return
  // Two at once: the second waits, and then sees the first.
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`permalink:${permalink}`}, 0))::text`
  const other = await tx.documentoCartella.findUnique({
    where: { permalink },
    select: { id: true, eliminatoIl: true, cartella: { select: { eliminataIl: true } } },
  })
  if (!other || other.id === pk) return
  const inCestino = other.eliminatoIl ?? other.cartella.eliminataIl
  throw UserErrors.of('permalink', inCestino ? PERMALINK_IN_CESTINO : PERMALINK_USED, 'DUPLICATE')
}
