// Cells as the timeline shows them, and those that a change of calendar breaks.
// docs/scheduler.md#cells
import { type Calendario, type StatoCella, statoCella } from './capacita.ts'
import { bookedMinutes, type Libro, ordiniInCella } from './libro.ts'
import type { Day } from './time.ts'
import type { CellaPk } from './types.ts'

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
  const booked = bookedMinutes(libro, pk)
  return { ...pk, capacita, occupato: booked, libero: capacita - booked, stato: statoCella(capacita, booked) }
}

/** All cells of a range of days, both included, day by day. */
export function celle(calendario: Calendario, libro: Libro, from: Day, a: Day): CellaLibro[] {
  const found: CellaLibro[] = []
  for (let day = from; day <= a; day++) {
    for (const reparto of calendario.reparti) found.push(cella(calendario, libro, { reparto, giorno: day }))
  }
  return found
}

/** A broken cell with the orders in it. */
export interface BrokenLedgerCella extends CellaLibro {
  ordini: number[]
}

/** The broken cells of a ledger from a day on, by day and department. */
export function celleRotte(calendario: Calendario, libro: Libro, dal: Day): BrokenLedgerCella[] {
  const { reparti } = calendario
  return reparti
    .flatMap((reparto) =>
      [...(libro.get(reparto)?.keys() ?? [])].flatMap((day) => {
        const found = cella(calendario, libro, { reparto, giorno: day })
        return day >= dal && found.stato === 'broken' ? [{ ...found, ordini: ordiniInCella(libro, found) }] : []
      }),
    )
    .sort((x, y) => x.giorno - y.giorno || reparti.indexOf(x.reparto) - reparti.indexOf(y.reparto))
}

/** What a change of calendar breaks, or breaks further. */
export function newlyBrokenCelle(
  { prima, dopo }: { prima: Calendario; dopo: Calendario },
  libro: Libro,
  dal: Day,
): BrokenLedgerCella[] {
  return celleRotte(dopo, libro, dal).filter(({ reparto, giorno, libero }) => {
    const era = cella(prima, libro, { reparto, giorno })
    return era.stato !== 'broken' || libero < era.libero
  })
}
