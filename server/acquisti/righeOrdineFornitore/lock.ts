import { columnCodec } from '#platform/db/entity/codec.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Fornitore, Prisma, RigaOrdineFornitore } from '#prisma/generated/client.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { whyArrivedStays } from '../arrivi/rules.ts'
import { materialiForniti, UNKNOWN_TIPOLOGIA } from '../fornitori/rules.ts'
import { describeRigaFornitore } from './history.ts'
import { righeOrdineFornitoreList } from './list.ts'
import { type ComparedRiga, type RigaOrdineFornitoreInput, rigaOrdineFornitoreSchema } from './rules.ts'

/** What is done with the rows of an order is done one after the other. */
export async function lockOrdini({ tx }: OperationContext, pks: readonly number[]): Promise<void> {
  const sorted = [...new Set(pks)].sort((a, b) => a - b)
  await tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ANY(${sorted}) ORDER BY id FOR UPDATE`
}

/**
 * Locks the orders of rows that the viewer may see, and reads the rows as they are then.
 * @returns by number, each once
 * @throws UserErrors on `righe` that names the first which is missing
 */
export async function lockRighe(ctx: OperationContext, pks: readonly number[]): Promise<RigaOrdineFornitore[]> {
  const where: Prisma.RigaOrdineFornitoreWhereInput = {
    id: { in: [...pks] },
    AND: righeOrdineFornitoreList.visible(ctx.viewer),
  }
  const found = await ctx.tx.rigaOrdineFornitore.findMany({ where, select: { ordineId: true } })
  await lockOrdini(
    ctx,
    found.map(({ ordineId }) => ordineId),
  )
  const righe = await ctx.tx.rigaOrdineFornitore.findMany({ where, orderBy: { id: 'asc' } })
  const missing = pks.find((pk) => !righe.some(({ id }) => id === pk))
  if (missing !== undefined) throw UserErrors.of('pks', unknownPkMessage(missing))
  return righe
}

/** Rows of which something has arrived stay as they are. @throws UserErrors on `field` that names the first */
export function refuseArrived(righe: readonly RigaOrdineFornitore[], field: string | null = 'pks'): void {
  for (const riga of righe) {
    const reason = whyArrivedStays(
      { arrivata: riga.arrivata.toNumber(), um: riga.um },
      `La riga ${riga.id} (${describeRigaFornitore(riga)})`,
    )
    if (reason) throw UserErrors.of(field, reason, 'CONFLICT')
  }
}

/** Locks the order of a row that the viewer may see. @throws Refusal NOT_FOUND */
export async function lockRigaOrdineFornitore(ctx: OperationContext, pk: number): Promise<RigaOrdineFornitore> {
  const [riga] = await lockRighe(ctx, [boundedInteger(pk)]).catch((error: unknown) => {
    throw error instanceof UserErrors ? new Refusal('NOT_FOUND') : error
  })
  if (!riga) throw new Refusal('NOT_FOUND')
  return riga
}

/**
 * What a row names must be there, and stay while it is written: the material, a supplier of it, a line of its order.
 * @throws UserErrors on the field
 */
export async function lockNamed(
  ctx: OperationContext,
  ordine: number,
  data: Pick<RigaOrdineFornitoreInput, 'tipologia' | 'fornitorePk' | 'rigaOrdinePk'>,
): Promise<void> {
  const { tipologia, rigaOrdinePk } = data
  const materiali = await ctx.tx.$queryRaw<unknown[]>`SELECT 1 FROM materiali WHERE nome = ${tipologia} FOR KEY SHARE`
  if (materiali.length === 0) throw UserErrors.of('tipologia', UNKNOWN_TIPOLOGIA)
  const fornitore = await takeFornitore(ctx, data.fornitorePk)
  if (!fornitore) throw UserErrors.of('fornitorePk', unknownPkMessage(data.fornitorePk))
  if (!materialiForniti(fornitore).some((one) => one.tipologia === tipologia)) {
    throw UserErrors.of(
      'fornitorePk',
      `${fornitore.nome} non fornisce ${tipologia}: scegli un fornitore di ${tipologia}.`,
    )
  }
  if (rigaOrdinePk === null) return
  const riga = await ctx.tx.rigaOrdine.findFirst({
    where: { id: rigaOrdinePk, ordineId: ordine },
    select: { id: true },
  })
  if (!riga) throw UserErrors.of('rigaOrdinePk', unknownPkMessage(rigaOrdinePk))
}

/** Locks a supplier: a change of what it supplies waits. */
async function takeFornitore({ tx }: OperationContext, pk: number): Promise<Fornitore | null> {
  await tx.$queryRaw`SELECT 1 FROM fornitori WHERE id = ${pk} FOR KEY SHARE`
  return tx.fornitore.findUnique({ where: { id: pk } })
}

const codec = columnCodec('rigaOrdineFornitore', rigaOrdineFornitoreSchema.omit(['extraFields', 'fornitorePk']))

/** A stored row as it is written; one of an import may lack its supplier. */
export function rigaFornitoreValues(row: RigaOrdineFornitore) {
  const extraFields = row.extraFields as Record<string, string>
  return { ...codec.values(row), fornitorePk: row.fornitoreId, extraFields }
}

/** The columns of what is written; a row of an import may lack its supplier. */
export function rigaFornitoreData(
  data: Omit<RigaOrdineFornitoreInput, 'fornitorePk'> & { readonly fornitorePk: number | null },
) {
  const extraFields = data.extraFields as Prisma.InputJsonObject
  return { ...codec.columns(data), fornitoreId: data.fornitorePk, extraFields }
}

/** A copy of a row, to be created; it came in no import, and nothing of it has arrived. */
export function copyOfRiga({
  id: _id,
  versione: _versione,
  importazioneId: _importRun,
  arrivata: _arrivata,
  ...riga
}: RigaOrdineFornitore) {
  return { ...riga, extraFields: riga.extraFields as Prisma.InputJsonObject }
}

/** What two rows are compared by. */
export function comparableRiga(riga: RigaOrdineFornitore): ComparedRiga & { quantita: number } {
  return { ...rigaFornitoreValues(riga), ordinePk: riga.ordineId, ordineFornitorePk: riga.ordineFornitoreId }
}
