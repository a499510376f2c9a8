import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { analisiList } from './list.ts'
import { isPianificazioneBanchi } from './rules.ts'

const ordini = {
  include: { ordine: { select: { numeroCommessa: true } } },
  orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
} satisfies Prisma.PostazioneAnalisi$ordiniArgs

/** What operations and the history need of an analysis. */
const all = {
  postazioni: { include: { ordini }, orderBy: [{ posizione: 'asc' }, { id: 'asc' }] },
  ordini: { include: { ...ordini.include, postazione: { select: { postazione: true } } } },
} satisfies Prisma.AnalisiPostazioneInclude

export type HeldAnalisi = Awaited<ReturnType<typeof lockAnalisi>>

/** Locks an analysis that the viewer may see. @throws Refusal NOT_FOUND */
export async function lockAnalisi(ctx: OperationContext, pk: number) {
  await ctx.tx.$queryRaw`SELECT 1 FROM analisi_postazione WHERE id = ${pk} FOR UPDATE`
  const analisi = await ctx.tx.analisiPostazione.findFirst({
    where: whereOne(analisiList, pk, ctx),
    include: all,
  })
  if (!analisi) throw new Refusal('NOT_FOUND')
  return analisi
}

/**
 * Locks an entry that the viewer may write as a bench planning: one that is one, or any for who administers orders.
 * @throws Refusal NOT_FOUND; FORBIDDEN for an entry of the office
 */
export async function lockPianificazione(ctx: OperationContext, pk: number) {
  const analisi = await lockAnalisi(ctx, pk)
  if (!isPianificazioneBanchi(analisi) && !can(ctx.viewer, 'adminOrders')) throw new Refusal('FORBIDDEN')
  return analisi
}
