import type { Context } from '../../../platform/context.ts'
import type { Db } from '../../../platform/db/prisma.ts'
import { UserErrors } from '../../../platform/errors.ts'
import { giornoOf, writeGiorno } from '../../schedulazione/engine/time.ts'
import { REPARTI_FASI, type RepartoFase } from '../../schedulazione/engine/types.ts'
import { loadWorld, type SchedulingWorld } from '../../schedulazione/world.ts'
import { caricaRicerca } from '../ricerca/carica.ts'
import type { DatiRicerca } from '../ricerca/cerca.ts'
import { runInThread } from '../ricerca/inThread.ts'
import { conIpotesi } from '../ricerca/ipotesi.ts'
import { lunediDi } from '../ricerca/oggi.ts'
import { type CostiOrari, costoOre, type Ipotesi, proponiSchema } from '../rules.ts'
import { costiOrari } from '../view.ts'
import type { ColliTrovati, DatiColli, RimedioDaProvare, RimedioProvato } from './colli.ts'
import type { FrenoPiano } from './freni.ts'

/** The thread is given up after this long, milliseconds. */
const ATTESA_MS = 45_000
/** For how long an answer is given again, milliseconds. */
const VALE_MS = 20_000
const SETTIMANE_RIMEDIO = [2, 4, 8]

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

export interface ColliView extends Pick<ColliTrovati, 'oggi' | 'migliore'> {
  settimane: { lunedi: string; reparto: string; capacita: number; occupato: number; inAttesa: number }[]
  freni: FrenoPiano[]
  rimedi: RimedioView[]
}

/** What is tried: people, hours and Saturdays more in each department, for two, four and eight weeks. */
function rimediDi(dati: DatiRicerca, mondo: SchedulingWorld): RimedioDaProvare[] {
  const oggi = giornoOf(dati.adesso)
  const una = (tipo: Ipotesi['tipo'], reparto: RepartoFase, quanto: number, settimane: number): Ipotesi => ({
    tipo,
    reparto,
    quanto,
    dal: writeGiorno(oggi),
    al: writeGiorno(lunediDi(oggi) + settimane * 7 + 6),
    fornitore: null,
    macchine: 0,
    banchi: 0,
  })
  return REPARTI_FASI.flatMap((reparto) =>
    SETTIMANE_RIMEDIO.flatMap((settimane) => [
      una('ore', reparto, 1, settimane),
      una('sabati', reparto, 8, settimane),
      una('persone', reparto, 1, settimane),
    ]),
  ).map((ipotesi) => {
    const { calendario, ore = [] } = conIpotesi(dati, [ipotesi], mondo)
    return { ipotesi, calendario, ore }
  })
}

const minutiDi = ({ ore }: RimedioProvato) =>
  ore.reduce((somma, { ordinarie, straordinarie }) => somma + ordinarie + straordinarie, 0)

/** The reliefs that bring anything, the cheapest day first: by cost where an hour has one, else by hours. */
function inOrdineDiPrezzo(trovati: ColliTrovati, costi: CostiOrari): RimedioView[] {
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

async function calcola(db: Db): Promise<ColliView> {
  const parametri = await proponiSchema.validate({ ambito: 'tutti' })
  const dati = await caricaRicerca(db, parametri).catch((error: unknown) => {
    // Nothing to place is no bottleneck.
    if (error instanceof UserErrors) return null
    throw error
  })
  if (!dati) {
    const niente = { ritardo: 0, inRitardo: 0 }
    return { settimane: [], freni: [], rimedi: [], oggi: niente, migliore: niente }
  }
  const mondo = await loadWorld(db, null, [], dati.adesso)
  const daProvare: DatiColli = { dati, rimedi: rimediDi(dati, mondo) }
  const file = new URL('./colliThread.ts', import.meta.url)
  const trovati = await runInThread<ColliTrovati>(file, daProvare, AbortSignal.timeout(ATTESA_MS))
  return {
    settimane: trovati.settimane.map((una) => ({ ...una, lunedi: writeGiorno(una.lunedi) })),
    freni: trovati.freni,
    oggi: trovati.oggi,
    migliore: trovati.migliore,
    rimedi: inOrdineDiPrezzo(trovati, await costiOrari(db)),
  }
}

const inCorso = new WeakMap<Db, { dal: number; esito: Promise<ColliView> }>()

/**
 * The bottleneck of all open orders: load by week and department, what holds the late ones back, what would help. It
 * takes seconds, in a thread; who asks meanwhile, or right after, gets the same answer.
 */
export async function colliDiBottiglia(ctx: Context): Promise<ColliView> {
  const { db } = ctx.services
  const ultimo = inCorso.get(db)
  if (ultimo && performance.now() - ultimo.dal < VALE_MS) return ultimo.esito
  const esito = calcola(db)
  inCorso.set(db, { dal: performance.now(), esito })
  esito.catch(() => inCorso.delete(db))
  return esito
}
