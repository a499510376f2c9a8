import { byOrdine } from '#platform/db/byOrdine.ts'
import { lockRow, updateRow } from '#platform/db/entity/rows.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal, refuseFor } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { AlternativaOfferta, Offerta, VersioneOfferta } from '#prisma/generated/client.ts'
import { shownVersione } from './bozza/rules.ts'
import { alternativeOfferta, offerteList, versioniOfferta } from './list.ts'
import { versioneNotEditableReason } from './rules.ts'

/** Locks an offer that the viewer may see. @throws Refusal NOT_FOUND */
export function lockOfferta(ctx: OperationContext, pk: number): Promise<Offerta> {
  return lockRow(ctx.tx, 'offerta', pk, offerteList.visible(ctx.viewer))
}

/** A version with its locked offer. */
export interface HeldVersione {
  offerta: Offerta
  versione: VersioneOfferta
}

/**
 * A version that the viewer may see, with its offer locked: whatever changes a version takes its offer first.
 * @throws Refusal NOT_FOUND
 */
export async function lockVersione(ctx: OperationContext, pk: number): Promise<HeldVersione> {
  const where = whereOne(versioniOfferta, pk, ctx)
  const seen = await ctx.tx.versioneOfferta.findFirst({ where, select: { offertaId: true } })
  if (!seen) throw new Refusal('NOT_FOUND')
  const offerta = await lockOfferta(ctx, seen.offertaId)
  return { offerta, versione: await ctx.tx.versioneOfferta.findUniqueOrThrow({ where: { id: pk } }) }
}

/** The same of one whose content is about to change. @throws UserErrors when it is no draft */
export async function lockDraftVersione(ctx: OperationContext, pk: number): Promise<HeldVersione> {
  const held = await lockVersione(ctx, pk)
  refuseFor(versioneNotEditableReason(held.versione.stato))
  return held
}

/** An alternative of a draft, with its offer locked. @throws Refusal NOT_FOUND; UserErrors when it is no draft */
export async function lockAlternativa(
  ctx: OperationContext,
  pk: number,
): Promise<HeldVersione & { alternativa: AlternativaOfferta }> {
  const where = whereOne(alternativeOfferta, pk, ctx)
  const seen = await ctx.tx.alternativaOfferta.findFirst({ where, select: { versioneOffertaId: true } })
  if (!seen) throw new Refusal('NOT_FOUND')
  const held = await lockDraftVersione(ctx, seen.versioneOffertaId)
  const alternativa = await ctx.tx.alternativaOfferta.findUnique({ where: { id: pk } })
  if (!alternativa) throw new Refusal('NOT_FOUND')
  return { ...held, alternativa }
}

/** What the list shows of an offer. */
async function shownOf(tx: Tx, offertaId: number) {
  const versioni = await tx.versioneOfferta.findMany({
    where: { offertaId },
    select: {
      numero: true,
      stato: true,
      inviataIl: true,
      validaFino: true,
      decisaIl: true,
      alternative: { orderBy: byOrdine, select: { accettata: true, netto: true, totale: true } },
    },
  })
  const shown = shownVersione(versioni)
  if (!shown) return {}
  const { alternative, numero: numeroVersione, ...own } = shown
  const numeroBozza = versioni.find(({ stato }) => stato === 'BOZZA')?.numero ?? null
  const columns = { ...own, numeroVersione, numeroBozza }
  const chosen = alternative.find(({ accettata }) => accettata) ?? alternative[0]
  return chosen ? { ...columns, netto: chosen.netto, totale: chosen.totale } : columns
}

/** Writes what the list shows of an offer, whose version grows, and tells the others. */
export async function touchOfferta(ctx: Pick<OperationContext, 'tx' | 'emit'>, pk: number): Promise<void> {
  await updateRow(ctx.tx, 'offerta', pk, await shownOf(ctx.tx, pk))
  await ctx.emit('offerta', { pk })
}
