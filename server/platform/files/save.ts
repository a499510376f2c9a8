import { createHash } from 'node:crypto'
import type { Tx } from '../db/prisma.ts'
import type { Storage } from '../storage/storage.ts'
import type { CheckedFile } from './files.ts'
import { keepFile } from './lock.ts'

/** Where a file is stored, and by whom. */
interface Saving {
  tx: Tx
  services: { storage: Storage }
  viewer: { id: number } | null
}

/**
 * Stores a checked file and its row; equal bytes are one row, whatever they are called. Until the transaction ends the
 * clean-up of unused files leaves it alone.
 * @returns the number of the row
 */
export async function saveFile(ctx: Saving, file: Omit<CheckedFile, 'conCodice'>): Promise<number> {
  const { nome, mime, dimensione, bytes } = file
  await keepFile(ctx.tx, createHash('sha256').update(bytes).digest('hex'))
  const chiave = await ctx.services.storage.put(bytes)
  const data = { chiave, nome, mime, dimensione, creatoDaId: ctx.viewer?.id || null }
  await ctx.tx.storedFile.createMany({ data: [data], skipDuplicates: true })
  const { id } = await ctx.tx.storedFile.findUniqueOrThrow({ where: { chiave }, select: { id: true } })
  return id
}
