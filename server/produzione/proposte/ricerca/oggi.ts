// Today's plan of some orders, and how it loads the departments.
import { createCalendario } from '../../schedulazione/engine/capacita.ts'
import { bookedMinuti, createLibro, type Libro } from '../../schedulazione/engine/libro.ts'
import { precedenza, prenotazioniOf } from '../../schedulazione/engine/lotto.ts'
import { inOrdine } from '../../schedulazione/engine/ottimizza.ts'
import { type Giorno, giornoOf } from '../../schedulazione/engine/time.ts'
import { type FasePiazzata, REPARTI_FASI, type RepartoFase } from '../../schedulazione/engine/types.ts'
import type { DateFasePiano, DatiRicerca, OrdineCercato } from './dati.ts'

/** Load of a department in a week. */
export interface CaricoSettimana {
  lunedi: Giorno
  reparto: RepartoFase
  capacita: number
  occupato: number
}

/** Weeks of load that are told. */
const SETTIMANE = 16

/** The phases that have dates. */
export const conDate = (fasi: readonly FasePiazzata[]): DateFasePiano[] =>
  fasi.flatMap(({ nome, inizio, fine }) => (inizio === null || fine === null ? [] : [{ nome, inizio, fine }]))

/** The Monday of the week of a day; 1970-01-01 was a Thursday. */
export const lunediDi = (giorno: Giorno) => giorno - ((((giorno + 3) % 7) + 7) % 7)

/** The days from today on whose load is told. */
export const giorniDiCarico = (oggi: Giorno): Giorno[] =>
  Array.from({ length: lunediDi(oggi) + SETTIMANE * 7 - oggi }, (_, n) => oggi + n)

/** Load of the departments, week by week from the Monday of a day. */
export function caricoOf(
  calendario: ReturnType<typeof createCalendario>,
  libro: Libro,
  oggi: Giorno,
): CaricoSettimana[] {
  const lunedi = lunediDi(oggi)
  return Array.from({ length: SETTIMANE }, (_, n) => lunedi + n * 7).flatMap((primo) =>
    REPARTI_FASI.map((reparto) => {
      const settimana = { lunedi: primo, reparto, capacita: 0, occupato: 0 }
      for (let giorno = Math.max(primo, oggi); giorno < primo + 7; giorno++) {
        settimana.capacita += calendario.capacita(reparto, giorno)
        settimana.occupato += bookedMinuti(libro, { reparto, giorno })
      }
      return settimana
    }),
  )
}

/** What is saved, and by delivery date what is not: the plan of before, without the assumptions of a scenario. */
export function pianoDiOggi(dati: DatiRicerca) {
  const ordini = dati.oggi?.ordini ?? dati.ordini
  const calendario = createCalendario(dati.oggi?.calendario ?? dati.calendario)
  const nuovi = ordini.filter(({ oggi }) => oggi === null)
  const esiti = inOrdine([...nuovi].sort(precedenza), calendario, createLibro(dati.prenotazioni), dati.congelatoFino)
  const automatici = new Map(esiti.map(({ ordine, piano }) => [ordine, piano ? conDate(piano.fasi) : null]))
  return {
    ordini,
    calendario,
    fasi: (uno: OrdineCercato) => uno.oggi ?? automatici.get(uno.ordine) ?? null,
    carico() {
      const loro = esiti.flatMap(({ ordine, piano }) => prenotazioniOf(ordine, piano?.fasi ?? []))
      return caricoOf(calendario, createLibro([...dati.prenotazioni, ...loro]), giornoOf(dati.adesso))
    },
  }
}
