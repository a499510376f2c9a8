import { createHash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { Context } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/prisma.ts'
import { UserErrors } from '../../../platform/errors.ts'
import { writeGiorno } from '../../schedulazione/engine/time.ts'
import { caricaRicerca } from '../ricerca/carica.ts'
import type { DatiRicerca } from '../ricerca/dati.ts'
import { runInThread } from '../ricerca/inThread.ts'
import { type CostiOrari, costoOre, type Ipotesi, proponiSchema } from '../rules.ts'
import { costiOrari } from '../view.ts'
import {
  type DatiColli,
  type PianoStretto,
  pianoStretto,
  type RimedioProvato,
  type RimediProvati,
  type RitardiPiano,
} from './colli.ts'

/** The thread is given up after this long, milliseconds. */
const ATTESA_MS = 45_000
/** Without any event an answer is given again for so long, milliseconds: settings change without one. */
const VALE_MS = 60_000

export interface RimedioView {
  ipotesi: Ipotesi
  /** Minutes that it pays, and what they cost, euro; null: the settings don't say. */
  minuti: number
  costo: number | null
  ritardo: number
  inRitardo: number
  /** Weighted days late fewer than without it. */
  guadagno: number
}

/** What is worked out first. */
export interface ColliView extends Omit<PianoStretto, 'settimane'> {
  settimane: (Omit<PianoStretto['settimane'][number], 'lunedi'> & { lunedi: string })[]
  /** What is worked out after it: the best plan without any relief, and the reliefs that help. */
  rimedi: () => Promise<{ migliore: RitardiPiano; rimedi: RimedioView[] }>
}

const minutiDi = ({ ore }: RimedioProvato) =>
  ore.reduce((somma, { ordinarie, straordinarie }) => somma + ordinarie + straordinarie, 0)

/** The reliefs that bring anything, the cheapest day first: by cost where an hour has one, else by hours. */
function inOrdineDiPrezzo(trovati: RimediProvati, costi: CostiOrari): RimedioView[] {
  const utili = trovati.rimedi.flatMap((provato) => {
    const { ipotesi, ore, ritardo, inRitardo } = provato
    const guadagno = trovati.migliore.ritardo - ritardo
    const minuti = minutiDi(provato)
    return guadagno >= 1 && minuti > 0
      ? [{ ipotesi, minuti, costo: costoOre(ore, costi), ritardo, inRitardo, guadagno }]
      : []
  })
  const conCosti = utili.every(({ costo }) => costo !== null)
  const prezzo = ({ costo, minuti, guadagno }: RimedioView) => (conCosti ? (costo ?? 0) : minuti) / guadagno
  return utili.sort((a, b) => prezzo(a) - prezzo(b))
}

/** Orders without a plan that are placed in the process itself: a thread takes longer to begin. */
const SUBITO = 100

/** One run of the thread: its first part and its end. */
interface Corsa {
  stretto: Promise<PianoStretto>
  rimedi: Promise<RimediProvati>
}

function corri(dati: DatiRicerca): Corsa {
  const stretto = Promise.withResolvers<PianoStretto>()
  const conPiano = dati.ordini.filter(({ oggi }) => oggi === null).length > SUBITO
  const file = new URL('./colliThread.ts', import.meta.url)
  const daFare: DatiColli = { dati, conPiano }
  const rimedi = runInThread<RimediProvati, PianoStretto>(file, daFare, AbortSignal.timeout(ATTESA_MS), stretto.resolve)
  rimedi.catch(stretto.reject)
  // Whoever asks is told; a run that nobody waits for any more breaks nothing.
  stretto.promise.catch(() => undefined)
  if (!conPiano) stretto.resolve(pianoStretto(dati))
  return { stretto: stretto.promise, rimedi }
}

/** All that the answer depends on, as one text; the time of day by its hour. */
function improntaOf(dati: DatiRicerca): string {
  const adesso = Math.floor(dati.adesso / 60)
  const ordini = dati.ordini.map((uno) => ({ ...uno, richiesta: { ...uno.richiesta, adesso } }))
  return createHash('sha256')
    .update(serialize({ ...dati, ordini, adesso }))
    .digest('base64')
}

const NIENTE = { ritardo: 0, inRitardo: 0 }

/** The runs of a database: the last one, by what it has read. */
const corse = new WeakMap<Db, { impronta: string; corsa: Corsa }>()

async function calcola(db: Db): Promise<ColliView> {
  const parametri = await proponiSchema.validate({ ambito: 'tutti' })
  const dati = await caricaRicerca(db, parametri).catch((error: unknown) => {
    // Nothing to place is no bottleneck.
    if (error instanceof UserErrors) return null
    throw error
  })
  if (!dati) {
    const rimedi = async () => ({ migliore: NIENTE, rimedi: [] })
    return { settimane: [], freni: [], oggi: NIENTE, finirebberoTardi: [], daPianificare: 0, rimedi }
  }
  const impronta = improntaOf(dati)
  const tenuta = corse.get(db)
  const corsa = tenuta?.impronta === impronta ? tenuta.corsa : corri(dati)
  corse.set(db, { impronta, corsa })
  corsa.rimedi.catch(() => corse.get(db)?.corsa === corsa && corse.delete(db))
  const stretto = await corsa.stretto
  return {
    ...stretto,
    settimane: stretto.settimane.map((una) => ({ ...una, lunedi: writeGiorno(una.lunedi) })),
    async rimedi() {
      const provati = await corsa.rimedi
      return { migliore: provati.migliore, rimedi: inOrdineDiPrezzo(provati, await costiOrari(db)) }
    },
  }
}

const lette = new WeakMap<Db, { dal: number; posizione: string | null; esito: Promise<ColliView> }>()

/**
 * The bottleneck of all open orders: load by week and department, what holds the late ones back, and, later, what would
 * help. A thread works it out; the answer is kept as long as nothing happens, and the reliefs as long as nothing that
 * they depend on changes.
 */
export async function colliDiBottiglia(ctx: Context): Promise<ColliView> {
  const { db, events } = ctx.services
  const posizione = events.posizione()
  const ultima = lette.get(db)
  if (ultima && ultima.posizione === posizione && performance.now() - ultima.dal < VALE_MS) return ultima.esito
  const esito = calcola(db)
  lette.set(db, { dal: performance.now(), posizione, esito })
  esito.catch(() => lette.get(db)?.esito === esito && lette.delete(db))
  return esito
}
