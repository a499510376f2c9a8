// The bottleneck: load by week, what holds the late orders back, and what a relief would bring, found by trying it.
import { createCalendario } from '../../schedulazione/engine/capacita.ts'
import { ritardoOf, ultimoGiorno } from '../../schedulazione/engine/margine.ts'
import { createProve } from '../../schedulazione/engine/ricerca/prove.ts'
import { giornoOf, writeGiorno } from '../../schedulazione/engine/time.ts'
import { REPARTI_FASI, type RepartoFase } from '../../schedulazione/engine/types.ts'
import { libroSenza } from '../ricerca/cerca.ts'
import type { DatiRicerca } from '../ricerca/dati.ts'
import { conIpotesi } from '../ricerca/ipotesi.ts'
import { type CaricoSettimana, lunediDi, pianoDiOggi } from '../ricerca/oggi.ts'
import type { Ipotesi, OreInPiu } from '../rules.ts'
import { catenaDi, type FrenoPiano, freniDi, frenoDi, inAttesa, type OrdineFrenato } from './freni.ts'

/** What the thread begins with. */
export interface DatiColli {
  dati: DatiRicerca
  /** It is to look at today's plan too. */
  conPiano: boolean
}

/** How late a plan would be: weighted days, and the orders that would end after their approntamento. */
export interface RitardiPiano {
  ritardo: number
  inRitardo: number
}

/** Today's plan: where it is tight and what the orders that would end late wait for. */
export interface PianoStretto {
  settimane: (CaricoSettimana & { inAttesa: number; pksInAttesa: number[] })[]
  freni: FrenoPiano[]
  oggi: RitardiPiano
  /** The orders that `oggi` counts, and how many of them nobody has planned yet. */
  finirebberoTardi: number[]
  daPianificare: number
}

export interface RimedioProvato extends RitardiPiano {
  ipotesi: Ipotesi
  /** Hours that it pays. */
  ore: OreInPiu[]
}

export interface RimediProvati {
  /** The best that was found without any relief. */
  migliore: RitardiPiano
  /** Those that save a day at least, and a hundredth of all late days. */
  rimedi: RimedioProvato[]
}

/** Steps of the search without a relief, all orders together. */
const PASSI_ORDINI = 200_000
const PASSI_MAX = 3000
/** Of them, those of each relief, which begins where that search has ended. */
const QUOTA_RIMEDIO = 0.25
/** Share of the late days that may be luck of so short a search. */
const CASO = 0.01
/** Weeks that a relief lasts, the longest first. */
const SETTIMANE_RIMEDIO = [8, 4, 2]

/** Looks at today's plan. */
export function pianoStretto(dati: DatiRicerca): PianoStretto {
  const oggi = giornoOf(dati.adesso)
  const piano = pianoDiOggi(dati)
  let ritardo = 0
  let daPianificare = 0
  const frenati = piano.ordini.flatMap((uno): OrdineFrenato[] => {
    const fasi = piano.fasi(uno)
    const tardi = ritardoOf(fasi && ultimoGiorno(fasi), uno.richiesta.dataConsegna)
    if (!fasi || tardi === 0) return []
    ritardo += tardi * (uno.peso ?? 1)
    if (uno.oggi === null) daPianificare++
    const catena = catenaDi(uno.richiesta.fasi, fasi, dati.adesso)
    const freno = frenoDi(catena)
    const { ordine, numeroCommessa } = uno
    return [{ ordine, numeroCommessa, ritardo: tardi, causa: freno?.causa ?? null, giorni: freno?.giorni ?? 0, catena }]
  })
  const attese = inAttesa(frenati)
  return {
    settimane: piano
      .carico()
      .filter(({ lunedi }) => lunedi + 7 > oggi)
      .map((una) => {
        const pksInAttesa = attese.get(`${una.reparto} ${una.lunedi}`) ?? []
        return { ...una, inAttesa: pksInAttesa.length, pksInAttesa }
      }),
    freni: freniDi(frenati),
    oggi: { ritardo, inRitardo: frenati.length },
    finirebberoTardi: frenati.map(({ ordine }) => ordine),
    daPianificare,
  }
}

/** People, hours or Saturdays more in a department, from today for some weeks. */
function rimedio(dati: DatiRicerca, tipo: Ipotesi['tipo'], reparto: RepartoFase, settimane: number): Ipotesi {
  const oggi = giornoOf(dati.adesso)
  return {
    tipo,
    reparto,
    quanto: tipo === 'sabati' ? 8 : 1,
    dal: writeGiorno(oggi),
    al: writeGiorno(lunediDi(oggi) + settimane * 7 + 6),
    fornitore: null,
    macchine: 0,
    banchi: 0,
  }
}

/**
 * Tries reliefs in each department: for the longest time first, shorter where that brings a day at least. Each begins
 * with the best sequence found without any, and walks as many steps as that has walked once more from there. A sequence
 * that a relief has led to may be better without it too: what remains is what the relief brings.
 */
export function provaRimedi(dati: DatiRicerca): RimediProvati {
  const passi = Math.min(PASSI_MAX, Math.ceil(PASSI_ORDINI / Math.max(1, dati.ordini.length)))
  const cerca = createProve(dati.ordini, libroSenza(dati.prenotazioni, dati.ordini), {
    obiettivo: { priorita: dati.priorita },
    seme: dati.seme,
    congelatoFino: dati.congelatoFino,
  })
  const calendario = createCalendario(dati.calendario)
  const ancora = Math.ceil(passi * QUOTA_RIMEDIO)
  const prima = cerca(calendario, passi)
  let senza = cerca(calendario, ancora, prima.sequenza)
  const rimedi: RimedioProvato[] = []

  /** @returns whether it saves a day at least, by what is known so far */
  function prova(ipotesi: Ipotesi): boolean {
    const con = conIpotesi(dati, [ipotesi], null)
    const { valore, sequenza } = cerca(createCalendario(con.calendario), ancora, senza.sequenza)
    const comunque = cerca(calendario, 0, sequenza)
    if (comunque.valore.ritardo < senza.valore.ritardo) senza = comunque
    rimedi.push({ ipotesi, ore: con.ore ?? [], ritardo: valore.ritardo, inRitardo: valore.inRitardo })
    return senza.valore.ritardo - valore.ritardo >= 1
  }

  // Nothing is late: nothing to relieve.
  if (senza.valore.ritardo >= 1) {
    for (const reparto of REPARTI_FASI) {
      for (const tipo of ['ore', 'sabati', 'persone'] as const) {
        SETTIMANE_RIMEDIO.every((settimane) => prova(rimedio(dati, tipo, reparto, settimane)))
      }
    }
  }
  const { ritardo, inRitardo } = senza.valore
  const minimo = Math.max(1, ritardo * CASO)
  return { migliore: { ritardo, inRitardo }, rimedi: rimedi.filter((uno) => ritardo - uno.ritardo >= minimo) }
}
