import type { Day } from '../schedulazione/engine/time.ts'

/** Orders that a block lists at most; more of them are only counted. */
export const WARNINGS_MAX = 100

/** An order as the warnings call it. */
export interface OrdineAvvisato {
  pk: number
  numeroCommessa: string
  cliente: string
  dataConsegna: Day | null
}

/** A block of warnings: the first of them, and how many there are. */
export interface Block<Riga> {
  righe: Riga[]
  totale: number
}
