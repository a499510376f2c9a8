// Mending a broken cell: the orders saved last give way, one by one, until the cell holds.
// docs/scheduler.md#changes-of-the-calendar

import type { Calendario } from './capacita.ts'
import { cella } from './celle.ts'
import { createDisponibilita } from './disponibilita.ts'
import { book, bookedMinuti, copyLibro, freeOrdine, type Libro } from './libro.ts'
import { prenotazioniOf } from './lotto.ts'
import { piazza } from './piazza.ts'
import { dipendenti } from './spostaFine.ts'
import {
  type CellaPk,
  type ErrorePiano,
  type FaseRichiesta,
  isSavable,
  type Piano,
  type RichiestaPiano,
} from './types.ts'

/** An order of a broken cell, as it is saved. */
interface OrdineInCella {
  ordine: number
  /** Any number that grows with the time of saving. */
  salvatoIl: number
  /** Every phase with its saved dates in `tenuta` and its saved duration. */
  richiesta: RichiestaPiano
}

interface Riparazione {
  /** New plans, in the order in which they were made. */
  piani: { ordine: number; piano: Piano }[]
  /** Orders that could not be placed elsewhere and stay. */
  rimasti: { ordine: number; errori: ErrorePiano[] }[]
  /** Minutes still too many in the cell. */
  eccedenza: number
}

/** What mending a cell would do; nothing is changed. Phases that neither are in the cell nor depend on it stay. */
export function ripara(
  pk: CellaPk,
  ordini: readonly OrdineInCella[],
  calendario: Calendario,
  libro: Libro,
): Riparazione {
  const mio = copyLibro(libro)
  const piani: Riparazione['piani'] = []
  const rimasti: Riparazione['rimasti'] = []
  const eccedenza = () => Math.max(0, -cella(calendario, mio, pk).libero)
  const ultimiPrima = [...ordini].sort((a, b) => b.salvatoIl - a.salvatoIl || b.ordine - a.ordine)
  for (const { ordine, richiesta } of ultimiPrima) {
    if (eccedenza() === 0) break
    const occupava = (reparto: CellaPk['reparto']) => bookedMinuti(mio, { reparto, giorno: pk.giorno })
    const prima = occupava(pk.reparto)
    const piano = piazza(daRimettere(richiesta, pk), createDisponibilita(calendario, mio, ordine))
    if (!isSavable(piano)) {
      rimasti.push({ ordine, errori: piano.errori })
      continue
    }
    freeOrdine(mio, ordine)
    for (const prenotazione of prenotazioniOf(ordine, piano.fasi)) book(mio, prenotazione)
    if (occupava(pk.reparto) < prima) piani.push({ ordine, piano })
  }
  return { piani, rimasti, eccedenza: eccedenza() }
}

/** The order with the phases of the cell to place again, not before their saved start, and what follows. */
function daRimettere(richiesta: RichiestaPiano, { reparto, giorno }: CellaPk): RichiestaPiano {
  const nellaCella = richiesta.fasi.filter(
    (fase) => fase.reparto === reparto && fase.tenuta?.occupazioni.some((una) => una.giorno === giorno),
  )
  const nomi = new Set(nellaCella.map(({ nome }) => nome))
  for (const { nome } of nellaCella) for (const segue of dipendenti(richiesta.fasi, nome)) nomi.add(segue)
  const fasi = richiesta.fasi.map((fase): FaseRichiesta => {
    if (!nomi.has(fase.nome) || !fase.tenuta) return fase
    return { ...fase, tenuta: null, fissata: false, da: fase.tenuta.inizio }
  })
  return { ...richiesta, fasi }
}
