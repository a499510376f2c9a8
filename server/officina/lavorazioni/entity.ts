import { arrangeOperation } from '#platform/db/arranged/arrange.ts'
import { checkNewEntry, type Entry, nextPlace, takeEntry } from '#platform/db/arranged/entries.ts'
import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation } from '#platform/db/entity/operations.ts'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { itemNotDeletableReason } from '#shared/arranged.ts'
import { announceLavorazioni } from './announce.ts'
import { excessiveQuoteReason, FASE_WITHOUT_REPARTO, type LavorazioneInput, lavorazioneSchema } from './rules.ts'
import { usesOfLavorazione } from './uses.ts'

const codec = columnCodec('lavorazione', lavorazioneSchema)

/** Who arranges operations, controls and workstations. */
export const PERMESSO_OFFICINA = 'adminImpostazioni'

/** The operations, inactive ones included. */
export function readLavorazioni({ tx }: OperationContext): Promise<Entry[]> {
  return tx.lavorazione.findMany({ select: { id: true, nome: true, ordine: true } })
}

/** An operation as it is written; a new one comes after the others. */
export const lavorazioneEntity = entity({
  model: 'lavorazione',
  permesso: PERMESSO_OFFICINA,
  schema: lavorazioneSchema,
  ...codec,
  take: (ctx, pk) => takeEntry(ctx, 'lavorazione', pk),
  async columns(values, ctx, row) {
    const columns = codec.columns(values)
    return row ? columns : { ...columns, ordine: nextPlace(await readLavorazioni(ctx)) }
  },
  title: ({ nome }) => nome,
  changed: announceLavorazioni,
})

/**
 * What the rules cannot see of an operation: its phase is one of a department, and the shares of the phase fit.
 * @param pk its number; 0 for a new one
 * @throws UserErrors
 */
export async function checkLavorazione(ctx: OperationContext, pk: number, values: LavorazioneInput): Promise<void> {
  const fase = await ctx.tx.fase.findUnique({ where: { nome: values.fase } })
  if (!fase?.reparto || fase.infiniteCapacity) throw UserErrors.of('fase', FASE_WITHOUT_REPARTO)
  if (!values.attiva) return
  const others = await ctx.tx.lavorazione.findMany({
    where: { fase: values.fase, attiva: true, id: { not: pk } },
    select: { quota: true },
  })
  const quote = [values, ...others.map(({ quota }) => ({ quota: quota.toNumber() }))]
  const reason = excessiveQuoteReason(values.fase, quote)
  if (reason) throw UserErrors.of('quota', reason)
}

/** Calls an operation otherwise where workstations, and the analyses made of them, name it. */
export async function renameInPostazioni({ tx }: OperationContext, before: string, after: string): Promise<void> {
  await tx.$executeRaw(
    Prisma.sql`UPDATE configurazioni_postazione SET campi = array_replace(campi, ${before}, ${after}), versione = versione + 1
      WHERE ${before} = ANY(campi)`,
  )
  await tx.$executeRaw(
    Prisma.sql`UPDATE postazioni_analisi SET campi = array_replace(campi, ${before}, ${after}) WHERE ${before} = ANY(campi)`,
  )
}

/**
 * Adds an operation after the others.
 * @throws UserErrors for a name that is taken, a phase without a department, shares of its phase over 100
 */
export const createLavorazione = createOperation({
  nome: 'createLavorazione',
  entity: lavorazioneEntity,
  async check(ctx, values) {
    await checkNewEntry(ctx, 'lavorazione', readLavorazioni, values.nome, 'nome')
    await checkLavorazione(ctx, 0, values)
  },
})

/**
 * Removes an operation, with its controls, that nothing names.
 * @throws UserErrors when a workstation, an activity or a recorded control does (which orders), or it is the last
 */
export const deleteLavorazione = deleteOperation({
  nome: 'deleteLavorazione',
  entity: lavorazioneEntity,
  async check(ctx, { id, nome }) {
    const others = (await readLavorazioni(ctx)).length - 1
    refuseFor(itemNotDeletableReason(others, await usesOfLavorazione(ctx.tx, id, nome)))
  },
})

/** Puts the operations in another order. @throws UserErrors when they are not all there, each once */
export const arrangeLavorazioni = arrangeOperation({
  nome: 'arrangeLavorazioni',
  model: 'lavorazione',
  permesso: PERMESSO_OFFICINA,
  list: (ctx) => readLavorazioni(ctx),
  changed: announceLavorazioni,
})
