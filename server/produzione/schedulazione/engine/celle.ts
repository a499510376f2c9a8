// Cells as the timeline shows them, and those that a change of calendar breaks.
// docs/scheduler.md#cells
import { type Calendario, type StatoCella, statoCella } from './capacita.ts'
import { bookedMinuti, type Libro, ordiniInCella } from './libro.ts'
import type { Giorno } from './time.ts'
import { type CellaPk, REPARTI_FASI } from './types.ts'

interface CellaLibro extends CellaPk {
  /** Person-minutes. */
  capacita: number
  occupato: number
  /** Negative in a broken cell. */
  libero: number
  stato: StatoCella
}

/** One cell as it is. */
export function cella(calendario: Calendario, libro: Libro, pk: CellaPk): CellaLibro {
  const capacita = calendario.capacita(pk.reparto, pk.giorno)
  const occupato = bookedMinuti(libro, pk)
  return { ...pk, capacita, occupato, libero: capacita - occupato, stato: statoCella(capacita, occupato) }
}

/** All cells of a range of days, both included, day by day. */
export function celle(calendario: Calendario, libro: Libro, da: Giorno, a: Giorno): CellaLibro[] {
  const trovate: CellaLibro[] = []
  for (let giorno = da; giorno <= a; giorno++) {
    for (const reparto of REPARTI_FASI) trovate.push(cella(calendario, libro, { reparto, giorno }))
  }
  return trovate
}

/** A broken cell with the orders in it. */
export interface CellaRotta extends CellaLibro {
  ordini: number[]
}

/** The broken cells of a ledger from a day on, by day and department. */
export function celleRotte(calendario: Calendario, libro: Libro, dal: Giorno): CellaRotta[] {
  return REPARTI_FASI.flatMap((reparto) =>
    [...libro[reparto].keys()].flatMap((giorno) => {
      const trovata = cella(calendario, libro, { reparto, giorno })
      return giorno >= dal && trovata.stato === 'broken' ? [{ ...trovata, ordini: ordiniInCella(libro, trovata) }] : []
    }),
  ).sort((x, y) => x.giorno - y.giorno || REPARTI_FASI.indexOf(x.reparto) - REPARTI_FASI.indexOf(y.reparto))
}

/** What a change of calendar breaks, or breaks further. */
export function celleNuoveRotte(
  { prima, dopo }: { prima: Calendario; dopo: Calendario },
  libro: Libro,
  dal: Giorno,
): CellaRotta[] {
  return celleRotte(dopo, libro, dal).filter(({ reparto, giorno, libero }) => {
    const era = cella(prima, libro, { reparto, giorno })
    return era.stato !== 'broken' || libero < era.libero
  })
}
