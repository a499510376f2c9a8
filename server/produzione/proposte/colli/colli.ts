// The bottleneck: load by week, what holds the late orders back, and what a relief would bring, found by trying it.
import { createCalendario } from '../../schedulazione/engine/capacita.ts'
import { ottimizza } from '../../schedulazione/engine/ottimizza.ts'
import { ritardoOf } from '../../schedulazione/engine/ricerca/obiettivo.ts'
import { giornoOf } from '../../schedulazione/engine/time.ts'
import { type DatiRicerca, libroSenza } from '../ricerca/cerca.ts'
import { type CaricoSettimana, pianoDiOggi, ultimoDi } from '../ricerca/oggi.ts'
import type { Ipotesi, OreInPiu } from '../rules.ts'
import { catenaDi, type FrenoPiano, freniDi, frenoDi, inAttesa, type OrdineFrenato } from './freni.ts'

/** A change of the world that may help, worked out: the calendar with it and the hours that it pays. */
export interface RimedioDaProvare {
  ipotesi: Ipotesi
  calendario: DatiRicerca['calendario']
  ore: OreInPiu[]
}

export interface DatiColli {
  dati: DatiRicerca
  rimedi: RimedioDaProvare[]
}

export interface RimedioProvato {
  ipotesi: Ipotesi
  ore: OreInPiu[]
  /** Weighted days late and late orders that remain with it. */
  ritardo: number
  inRitardo: number
}

export interface ColliTrovati {
  settimane: (CaricoSettimana & { inAttesa: number })[]
  freni: FrenoPiano[]
  /** Today's plan, and the best that was found without any relief. */
  oggi: { ritardo: number; inRitardo: number }
  migliore: { ritardo: number; inRitardo: number }
  rimedi: RimedioProvato[]
}

/** Steps of each trial, all orders together: a fixed number, so that all have the same chance. */
const PASSI_ORDINI = 60_000
const PASSI_MAX = 500

/** Looks at today's plan, then tries each relief with the same number of steps of the same search. */
export function cercaColli({ dati, rimedi }: DatiColli): ColliTrovati {
  const oggi = giornoOf(dati.adesso)
  const piano = pianoDiOggi(dati)
  let ritardo = 0
  const frenati = piano.ordini.flatMap((uno): OrdineFrenato[] => {
    const fasi = piano.fasi(uno)
    const tardi = ritardoOf(fasi && ultimoDi(fasi), uno.richiesta.dataConsegna)
    if (!fasi || tardi === 0) return []
    ritardo += tardi * (uno.peso ?? 1)
    const catena = catenaDi(uno.richiesta.fasi, fasi, dati.adesso)
    const freno = frenoDi(catena)
    const { ordine, numeroCommessa } = uno
    return [{ ordine, numeroCommessa, ritardo: tardi, causa: freno?.causa ?? null, giorni: freno?.giorni ?? 0, catena }]
  })
  const attese = inAttesa(frenati)
  const passi = Math.min(PASSI_MAX, Math.ceil(PASSI_ORDINI / Math.max(1, dati.ordini.length)))
  const libro = libroSenza(dati.prenotazioni, dati.ordini)
  const prova = (calendario: DatiRicerca['calendario']) => {
    const { valore } = ottimizza(dati.ordini, createCalendario(calendario), libro, {
      passi,
      seme: dati.seme,
      obiettivo: { priorita: dati.priorita },
    })
    return { ritardo: valore.ritardo, inRitardo: valore.inRitardo }
  }
  return {
    settimane: piano
      .carico()
      .filter(({ lunedi }) => lunedi + 7 > oggi)
      .map((una) => ({ ...una, inAttesa: attese.get(`${una.reparto} ${una.lunedi}`) ?? 0 })),
    freni: freniDi(frenati),
    oggi: { ritardo, inRitardo: frenati.length },
    migliore: prova(dati.calendario),
    rimedi: rimedi.map(({ ipotesi, calendario, ore }) => ({ ipotesi, ore, ...prova(calendario) })),
  }
}
