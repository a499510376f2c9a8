import { createHash } from 'node:crypto'
import type { Db, Tx } from '../db/prisma.ts'
import type { Storage } from '../storage/storage.ts'
import type { CheckedFile } from './files.ts'
import { keepFile } from './lock.ts'

/** Where a file is stored, and by whom. */
interface Saving {
  tx: Tx
  services: { storage: Storage }
  viewer: { id: number } | null
}

const thumbnail = (name: string, bytes: Buffer): Kept => ({
  nome: `${name.replace(/\.[^.]*$/, '')}.webp`,
  mime: 'image/webp',
  dimensione: bytes.length,
  bytes,
})

type Kept = Pick<CheckedFile, 'nome' | 'mime' | 'dimensione' | 'bytes'>

/** Stores bytes and their row. @returns its number */
async function keep(ctx: Saving, { nome, mime, dimensione, bytes }: Kept, beside: object = {}): Promise<number> {
  await keepFile(ctx.tx, createHash('sha256').update(bytes).digest('hex'))
  const key = await ctx.services.storage.put(bytes)
  const data = { chiave: key, nome, mime, dimensione, creatoDaId: ctx.viewer?.id || null, ...beside }
  await ctx.tx.storedFile.createMany({ data: [data], skipDuplicates: true })
  const { id } = await ctx.tx.storedFile.findUniqueOrThrow({ where: { chiave: key }, select: { id: true } })
  return id
}

/**
 * Stores a checked file and its row; equal bytes are one row, whatever they are called. Until the transaction ends the
 * clean-up of unused files leaves it alone. Beside a picture that was drawn anew its original, which nobody reads by an
 * address, and a small one.
 * @returns the number of the row
 */
export async function saveFile(ctx: Saving, file: Omit<CheckedFile, 'conCodice'>): Promise<number> {
  const { originale, miniatura } = file
  const originaleId = originale && (await keep(ctx, { ...file, bytes: originale, dimensione: originale.length }))
  const miniaturaId = miniatura && (await keep(ctx, thumbnail(file.nome, miniatura)))
  const beside = { ...(originaleId ? { originaleId } : {}), ...(miniaturaId ? { miniaturaId } : {}) }
  const id = await keep(ctx, file, beside)
  // Equal bytes may be there already, from before they had a small one.
  if (miniaturaId) await ctx.tx.storedFile.updateMany({ where: { id, miniaturaId: null }, data: { miniaturaId } })
  return id
}

/**
 * Stores a small one of a picture that has none yet. Two at the same time make the same.
 * @param key of the picture
 */
export async function saveThumbnail(
  { db, storage }: { db: Db; storage: Storage },
  { chiave, nome }: { chiave: string; nome: string },
  bytes: Buffer,
): Promise<Kept & { chiave: string }> {
  const small = thumbnail(nome, bytes)
  await db.$transaction(async (tx) => {
    const miniaturaId = await keep({ tx, services: { storage }, viewer: null }, small)
    await tx.storedFile.updateMany({ where: { chiave, miniaturaId: null }, data: { miniaturaId } })
  })
  return { ...small, chiave: createHash('sha256').update(bytes).digest('hex') }
}

/** A print as a file to be stored. */
export function pdfFile(name: string, bytes: Uint8Array) {
  return { nome: name, mime: 'application/pdf', dimensione: bytes.length, bytes: Buffer.from(bytes) }
}
