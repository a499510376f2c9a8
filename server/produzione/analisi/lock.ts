import type { Prisma } from '../../../prisma/generated/client.ts'
import { Refusal } from '../../platform/errors.ts'
import { whereOne } from '../../platform/graphql/listField.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { analisiList } from './list.ts'

const ordini = {
  include: { ordine: { select: { numeroCommessa: true } } },
  orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
} satisfies Prisma.PostazioneAnalisi$ordiniArgs

/** What operations and the history need of an analysis. */
const tutto = {
  postazioni: { include: { ordini }, orderBy: [{ posizione: 'asc' }, { id: 'asc' }] },
  ordini: { include: { ...ordini.include, postazione: { select: { postazione: true } } } },
} satisfies Prisma.AnalisiPostazioneInclude

export type HeldAnalisi = Awaited<ReturnType<typeof lockAnalisi>>

/** Locks an analysis that the viewer may see. @throws Refusal NOT_FOUND */
export async function lockAnalisi(ctx: OperationContext, pk: number) {
  await ctx.tx.$queryRaw`SELECT 1 FROM analisi_postazione WHERE id = ${pk} FOR UPDATE`
  const analisi = await ctx.tx.analisiPostazione.findFirst({
    where: whereOne(analisiList, pk, ctx),
    include: tutto,
  })
  if (!analisi) throw new Refusal('NOT_FOUND')
  return analisi
}
