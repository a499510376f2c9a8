// Cells as the timeline shows them, and those that a change of calendar breaks.
// docs/scheduler.md#cells
import { type Calendario, type StatoCella, statoCella } from './capacita.ts'
import { type Libro, occupati, ordiniDi } from './libro.ts'
import type { Giorno } from './tempo.ts'
import { type CellaPk, REPARTI } from './tipi.ts'

export interface Cella extends CellaPk {
  /** Person-minutes. */
  capacita: number
  occupato: number
  /** Negative in a broken cell. */
  libero: number
  stato: StatoCella
}

/** One cell as it is. */
export function cella(calendario: Calendario, libro: Libro, pk: CellaPk): Cella {
  const capacita = calendario.capacita(pk.reparto, pk.giorno)
  const occupato = occupati(libro, pk)
  return { ...pk, capacita, occupato, libero: capacita - occupato, stato: statoCella(capacita, occupato) }
}

/** All cells of a range of days, both included, day by day. */
export function celle(calendario: Calendario, libro: Libro, da: Giorno, a: Giorno): Cella[] {
  const trovate: Cella[] = []
  for (let giorno = da; giorno <= a; giorno++) {
    for (const reparto of REPARTI) trovate.push(cella(calendario, libro, { reparto, giorno }))
  }
  return trovate
}

/** A broken cell with the orders in it. */
export interface CellaRotta extends Cella {
  ordini: number[]
}

/** The broken cells of a ledger from a day on, by day and department. */
export function celleRotte(calendario: Calendario, libro: Libro, dal: Giorno): CellaRotta[] {
  return REPARTI.flatMap((reparto) =>
    [...libro[reparto].keys()].flatMap((giorno) => {
      const trovata = cella(calendario, libro, { reparto, giorno })
      return giorno >= dal && trovata.stato === 'broken' ? [{ ...trovata, ordini: ordiniDi(libro, trovata) }] : []
    }),
  ).sort((x, y) => x.giorno - y.giorno || REPARTI.indexOf(x.reparto) - REPARTI.indexOf(y.reparto))
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
