import { whereOpen } from '#ordini/ordini/closed.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/prisma.ts'
import { ask } from '#platform/db/question.ts'
import { runInThread } from '../../proposte/ricerca/inThread.ts'
import { awaitedQuestion } from '../../schedulazione/data/forniture.ts'
import { type LoadedOrdine, loadOrdini } from '../../schedulazione/data/ordine.ts'
import type { OrdineRisk, PianoRisk } from '../../schedulazione/engine/simulazione/simulate.ts'
import { calendarDayOf, type Day, realInstant, startOf } from '../../schedulazione/engine/time.ts'
import { awaitedDays, type ExpectedFornitura } from '../../schedulazione/engine/waits.ts'
import { readScostamenti } from '../../schedulazione/promessa/readScostamenti.ts'
import type { OrdineInPlan, PlanToRun } from '../../schedulazione/promessa/riskOfPiano.ts'
import { savedRequest } from '../../schedulazione/request.ts'
import { loadWorld, type SchedulingWorld } from '../../schedulazione/world.ts'

/** The thread is given up after this long, milliseconds. */
const WAIT_MS = 30_000
/** Without any event an answer is given again for so long, milliseconds: days pass without one. */
const VALID_FOR_MS = 60_000
/** Orders that are simulated at most, those that end first. */
const ORDINI_MAX = 2000

/** An order of the saved plan with what may come of it. */
export interface RischioOrdineView extends OrdineRisk {
  consegna: Day | null
}

export interface RischioOrdini extends Omit<PianoRisk, 'ordini'> {
  /** The most probable to be late first; those without a delivery date are left out. */
  ordini: RischioOrdineView[]
  /** Orders of the plan. */
  pianificati: number
  /** The past says something of a phase of the plan. */
  conPassato: boolean
}

/** An order as it is saved; material that is known to come later ends then. */
function planned(ordine: LoadedOrdine, mondo: SchedulingWorld, awaited: readonly ExpectedFornitura[]): OrdineInPlan {
  const { fasi } = savedRequest(ordine, mondo)
  const today = calendarDayOf(mondo.adesso)
  const expected = new Map<string, Day>()
  for (const fornitura of awaited) {
    const days = awaitedDays(fasi, fornitura, today)
    if (days) expected.set(fornitura.materiale, Math.max(days.previsto, expected.get(fornitura.materiale) ?? 0))
  }
  return {
    ordine: ordine.pk,
    peso: 1,
    consegna: ordine.dataConsegna,
    fasi,
    dates: fasi.flatMap(({ nome, tenuta }) => {
      if (!tenuta) return []
      const day = expected.get(nome)
      return [
        { nome, inizio: tenuta.inizio, fine: day === undefined ? tenuta.fine : Math.max(tenuta.fine, startOf(day)) },
      ]
    }),
  }
}

/** All that a simulation of the saved plan needs. */
async function loadPlan(db: Db): Promise<PlanToRun> {
  const mondo = await loadWorld(db, null)
  const today = calendarDayOf(mondo.adesso)
  const found = await db.ordine.findMany({
    where: { AND: [whereOpen(), { fineSchedulazione: { gte: realInstant(startOf(today)) } }] },
    orderBy: [{ fineSchedulazione: 'asc' }, { id: 'asc' }],
    take: ORDINI_MAX,
    select: { id: true },
  })
  const pks = found.map(({ id }) => id)
  const [loaded, awaited, scostamenti] = await Promise.all([
    loadOrdini(db, { id: { in: pks } }),
    ask(db, awaitedQuestion(pks, today)),
    readScostamenti(db, mondo.configurate),
  ])
  return {
    ordini: loaded.map((ordine) => planned(ordine, mondo, awaited.get(ordine.pk) ?? [])),
    scostamenti,
    now: mondo.adesso,
  }
}

async function compute(db: Db): Promise<RischioOrdini> {
  const plan = await loadPlan(db)
  const file = new URL('./riskThread.ts', import.meta.url)
  const pianificati = plan.ordini.length
  const risk = pianificati === 0 ? null : await runInThread<PianoRisk | null>(file, plan, AbortSignal.timeout(WAIT_MS))
  if (!risk) return { ordini: [], attesi: 0, ottoSuDieci: 0, inRitardo: 0, pianificati, conPassato: false }
  const consegne = new Map(plan.ordini.map(({ ordine, consegna }) => [ordine, consegna]))
  const ordini = risk.ordini
    .filter(({ probabilita }) => probabilita !== null)
    .map((one) => ({ ...one, consegna: consegne.get(one.ordine) ?? null }))
    .sort(
      (a, b) =>
        (b.probabilita ?? 0) - (a.probabilita ?? 0) ||
        b.attesi - a.attesi ||
        (a.consegna ?? 0) - (b.consegna ?? 0) ||
        a.ordine - b.ordine,
    )
  return { ...risk, ordini, pianificati, conPassato: true }
}

const read = new WeakMap<Db, { dal: number; posizione: string | null; esito: Promise<RischioOrdini> }>()

/**
 * What may come of the saved plan of all open orders, as past plans went and with the material that is known to be late.
 * A thread works it out; the answer is kept as long as nothing happens.
 */
export async function rischioOrdini(ctx: Context): Promise<RischioOrdini> {
  const { db, events } = ctx.services
  const posizione = events.posizione()
  const last = read.get(db)
  if (last && last.posizione === posizione && performance.now() - last.dal < VALID_FOR_MS) return last.esito
  const outcome = compute(db)
  read.set(db, { dal: performance.now(), posizione, esito: outcome })
  outcome.catch(() => read.get(db)?.esito === outcome && read.delete(db))
  return outcome
}
