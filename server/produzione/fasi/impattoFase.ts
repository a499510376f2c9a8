import type { Context } from '#platform/context.ts'
import { changedFields } from '#platform/db/conflict.ts'
import { judgeChange } from '#platform/db/entity/entity.ts'
import { Refusal } from '#platform/errors.ts'
import { authorize, validateInput } from '#platform/operation.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { checkFaseUse, checkFasiWith } from './configuration.ts'
import { faseValues } from './data.ts'
import { type FaseInput, faseSchema } from './rules.ts'

/** The saved schedules, not over yet, that a change of a phase leaves different from the rules. */
export interface FaseImpact {
  /** They have the phase, by the old rules. */
  conFase: number
  /** They would need it and do not have it. */
  senzaFase: number
  /** Numbers of some of their orders, the first to end first. */
  ordini: string[]
}

const NAMED_MAX = 8
/** What a phase is placed by; its name and its place among the others are not. */
const RULES = ['unit', 'withFornitore', 'infiniteCapacity', 'reparto', 'dependencies']

/**
 * What saving a phase would affect; nothing is stored.
 * @param pk the phase; null for a new one
 * @throws UserErrors, Refusal as the save itself
 */
export async function impattoFase(pk: number | null, raw: unknown, ctx: Context): Promise<FaseImpact> {
  authorize('adminImpostazioni', ctx)
  const { db } = ctx.services
  const current = pk === null ? null : await db.fase.findUnique({ where: { id: pk } })
  if (pk !== null && !current) throw new Refusal('NOT_FOUND')
  const before = current && faseValues(current)
  const after: FaseInput = await (before
    ? judgeChange(faseSchema, before, raw as object)
    : validateInput(faseSchema, raw))
  if (before) await checkFaseUse(db, before, after)
  await checkFasiWith(db, before?.nome ?? null, after)
  const rearranged = before ? changedFields({ ...before }, { ...after }) : []
  const name = before?.nome ?? after.nome
  const open: Prisma.SchedulazioneOrdineWhereInput = { fine: { gte: new Date() } }
  const withIt = { ...open, fasi: { some: { nomeFase: name } } }
  const senza = {
    ...open,
    fasi: { none: { nomeFase: name } },
    ordine: {
      NOT: { fasiSpente: { has: name } },
      ...(after.soloConTelai && { righe: { some: { rivendita: false, tipoSerramento: { conTelaio: true } } } }),
    },
  }
  // An order without frames had no such phase: only the wider rule finds orders that lack it.
  const isWider = !before || (before.soloConTelai && !after.soloConTelai)
  const change = rearranged.some((field) => RULES.includes(field)) || (rearranged.includes('soloConTelai') && !isWider)
  const toccate = [...(change ? [withIt] : []), ...(isWider ? [senza] : [])]
  if (toccate.length === 0) return { conFase: 0, senzaFase: 0, ordini: [] }
  const primi = await db.schedulazioneOrdine.findMany({
    where: { OR: toccate },
    select: { ordine: { select: { numeroCommessa: true } } },
    orderBy: [{ fine: 'asc' }, { ordineId: 'asc' }],
    take: NAMED_MAX,
  })
  return {
    conFase: change ? await db.schedulazioneOrdine.count({ where: withIt }) : 0,
    senzaFase: isWider ? await db.schedulazioneOrdine.count({ where: senza }) : 0,
    ordini: primi.map(({ ordine }) => ordine.numeroCommessa),
  }
}
