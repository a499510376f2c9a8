import { TO_DO } from '#ordini/ordini/deletion/rules.ts'
import { ordiniList } from '#ordini/ordini/list.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { fornitiColumns } from '../fornitori/forniti.ts'
import { materialiForniti, tempoColumns } from '../fornitori/rules.ts'
import { ordiniFornitoreList } from './list.ts'
import {
  FORNITORE_OF_OTHER,
  type OrdineFornitoreInput,
  RIGA_OF_OTHER,
  UNKNOWN_FORNITORE,
  UNKNOWN_ORDINE,
  UNKNOWN_STATO,
} from './rules.ts'

const all = {
  stato: { select: { nome: true } },
  fornitore: { select: { nome: true, ...tempoColumns } },
  magazzinoDi: { select: { nome: true } },
  _count: { select: { righe: true, arrivi: true } },
} satisfies Prisma.OrdineFornitoreInclude

/** A supplier order as an operation takes it in hand. */
export type HeldOrdineFornitore = Prisma.OrdineFornitoreGetPayload<{ include: typeof all }>

/** Holds the order still: who deletes it, or changes what it lacks, waits. */
const lockOrdineOfFornitura = ({ tx }: OperationContext, pk: number) =>
  tx.$queryRaw`SELECT 1 FROM ordini WHERE id = ${pk} FOR NO KEY UPDATE`

/**
 * Locks a supplier order that the viewer may see, and before it its order, as who deletes the order does.
 * @param elenco through which the viewer sees it
 * @throws Refusal NOT_FOUND
 */
export async function lockOrdineFornitore(
  ctx: OperationContext,
  pk: number,
  elenco: Pick<typeof ordiniFornitoreList, 'visible'> = ordiniFornitoreList,
): Promise<HeldOrdineFornitore> {
  const where = whereOne(elenco, pk, ctx)
  const found = await ctx.tx.ordineFornitore.findFirst({ where, select: { ordineId: true } })
  if (!found) throw new Refusal('NOT_FOUND')
  await lockOrdineOfFornitura(ctx, found.ordineId)
  await ctx.tx.$queryRaw`SELECT 1 FROM ordini_fornitore WHERE id = ${pk} FOR UPDATE`
  const ordineFornitore = await ctx.tx.ordineFornitore.findFirst({ where, include: all })
  if (!ordineFornitore) throw new Refusal('NOT_FOUND')
  return ordineFornitore
}

/** The order that something is bought for. @throws UserErrors on `ordinePk` when the viewer sees none */
export async function lockOrdineOf(ctx: OperationContext, pk: number): Promise<void> {
  await lockOrdineOfFornitura(ctx, pk)
  const ordine = await ctx.tx.ordine.findFirst({ where: whereOne(ordiniList, pk, ctx), select: { id: true } })
  if (!ordine) throw UserErrors.of('ordinePk', UNKNOWN_ORDINE)
}

type Referenced = Pick<OrdineFornitoreInput, 'ordinePk' | 'tipologia' | 'fornitorePk' | 'rigaOrdinePk'>

/**
 * What a supplier order names must be there and belong together; the supplier stays until this is done.
 * @returns the name of the supplier
 * @throws UserErrors on `fornitorePk`, `rigaOrdinePk`
 */
export async function checkFornituraReferences({ tx }: OperationContext, data: Referenced): Promise<string> {
  // A deletion or a change of type holds the lock of the supplier: after the wait it is gone, or of the other type.
  await tx.$queryRaw`SELECT 1 FROM fornitori WHERE id = ${data.fornitorePk} FOR KEY SHARE`
  const fornitore = await tx.fornitore.findUnique({
    where: { id: data.fornitorePk },
    select: { nome: true, ...fornitiColumns },
  })
  if (!fornitore) throw UserErrors.of('fornitorePk', UNKNOWN_FORNITORE)
  if (!materialiForniti(fornitore).some(({ tipologia }) => tipologia === data.tipologia))
    throw UserErrors.of('fornitorePk', FORNITORE_OF_OTHER)
  if (data.rigaOrdinePk !== null) {
    const riga = { id: data.rigaOrdinePk, ordineId: data.ordinePk }
    if ((await tx.rigaOrdine.count({ where: riga })) === 0) throw UserErrors.of('rigaOrdinePk', RIGA_OF_OTHER)
  }
  return fornitore.nome
}

/**
 * The number of a state by its name, null for none; where the list has no DA_FARE, who begins there begins blank.
 * @throws UserErrors on `stato` when the list has no such state
 */
export async function findStatoFornitura({ tx }: Pick<OperationContext, 'tx'>, name: string): Promise<number | null> {
  if (name === '') return null
  const stato = await tx.valoreStato.findFirst({ where: { contesto: 'ORDINE_FORNITORE', nome: name } })
  if (!stato && name !== TO_DO) throw UserErrors.of('stato', UNKNOWN_STATO)
  return stato?.id ?? null
}

/** What a store is called, its key where there is none such, which the database refuses; null for none. */
export async function nameOfMagazzino({ tx }: OperationContext, chiave: string | null): Promise<string | null> {
  if (chiave === null) return null
  const magazzino = await tx.magazzino.findUnique({ where: { chiave }, select: { nome: true } })
  return magazzino?.nome ?? chiave
}
