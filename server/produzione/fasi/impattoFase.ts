import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import { changedFields } from '../../platform/db/conflict.ts'
import { judgeChange } from '../../platform/db/entity/entity.ts'
import { Refusal } from '../../platform/errors.ts'
import { authorize, validateInput } from '../../platform/operation.ts'
import { checkFaseUse, checkFasiWith } from './configuration.ts'
import { faseValues } from './data.ts'
import { type FaseInput, faseSchema } from './rules.ts'

/** The saved schedules, not over yet, that a change of a phase leaves different from the rules. */
export interface ImpattoFase {
  /** They have the phase, by the old rules. */
  conFase: number
  /** They would need it and do not have it. */
  senzaFase: number
  /** Numbers of some of their orders, the first to end first. */
  ordini: string[]
}

const NOMINATI = 8
/** What a phase is placed by; its name and its place among the others are not. */
const REGOLE = ['unit', 'withFornitore', 'infiniteCapacity', 'reparto', 'dependencies']

/**
 * What saving a phase would affect; nothing is stored.
 * @param pk the phase; null for a new one
 * @throws UserErrors, Refusal as the save itself
 */
export async function impattoFase(pk: number | null, raw: unknown, ctx: Context): Promise<ImpattoFase> {
  authorize('adminImpostazioni', ctx)
  const { db } = ctx.services
  const attuale = pk === null ? null : await db.fase.findUnique({ where: { id: pk } })
  if (pk !== null && !attuale) throw new Refusal('NOT_FOUND')
  const prima = attuale && faseValues(attuale)
  const dopo: FaseInput = await (prima ? judgeChange(faseSchema, prima, raw as object) : validateInput(faseSchema, raw))
  if (prima) await checkFaseUse(db, prima, dopo)
  await checkFasiWith(db, prima?.nome ?? null, dopo)
  const mosse = prima ? changedFields({ ...prima }, { ...dopo }) : []
  const nome = prima?.nome ?? dopo.nome
  const aperte: Prisma.SchedulazioneOrdineWhereInput = { fine: { gte: new Date() } }
  const con = { ...aperte, fasi: { some: { nomeFase: nome } } }
  const senza = {
    ...aperte,
    fasi: { none: { nomeFase: nome } },
    ordine: {
      NOT: { fasiSpente: { has: nome } },
      ...(dopo.soloConTelai && { righe: { some: { rivendita: false, tipoSerramento: { conTelaio: true } } } }),
    },
  }
  // An order without frames had no such phase: only the wider rule finds orders that lack it.
  const piuLarga = !prima || (prima.soloConTelai && !dopo.soloConTelai)
  const cambia = mosse.some((campo) => REGOLE.includes(campo)) || (mosse.includes('soloConTelai') && !piuLarga)
  const toccate = [...(cambia ? [con] : []), ...(piuLarga ? [senza] : [])]
  if (toccate.length === 0) return { conFase: 0, senzaFase: 0, ordini: [] }
  const primi = await db.schedulazioneOrdine.findMany({
    where: { OR: toccate },
    select: { ordine: { select: { numeroCommessa: true } } },
    orderBy: [{ fine: 'asc' }, { ordineId: 'asc' }],
    take: NOMINATI,
  })
  return {
    conFase: cambia ? await db.schedulazioneOrdine.count({ where: con }) : 0,
    senzaFase: piuLarga ? await db.schedulazioneOrdine.count({ where: senza }) : 0,
    ordini: primi.map(({ ordine }) => ordine.numeroCommessa),
  }
}
