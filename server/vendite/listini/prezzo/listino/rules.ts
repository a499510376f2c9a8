// A price list as the pricer reads it: plain values, euro with two decimals, no VAT.
import type { Griglia } from '../../voci/griglia/rules.ts'
import type { CalcoloSupplemento, ModoPrezzo, MotivoSupplemento } from '../../words/rules.ts'

/** What a window type of a family costs. */
export interface VocePrezzo {
  pk: number
  famigliaPk: number
  tipoSerramentoPk: number
  /** Null for every value. */
  valorePk: number | null
  modo: ModoPrezzo
  /** Euro a m², metre or piece; null with a grid. */
  prezzo: number | null
  /** Least area that is paid, m²; null for none. */
  minimoMq: number | null
  /** What it costs the house, percent of its list price; null: as the list says. */
  costo: number | null
  griglia: Griglia
}

/** What a choice, or a measure above a threshold, adds. */
export interface SupplementoPrezzo {
  /** As steps call it: 'Anta ribalta a sinistra', 'altezza oltre 2.200 mm'. */
  nome: string
  motivo: MotivoSupplemento
  /** Null for every family. */
  famigliaPk: number | null
  valorePk: number | null
  tipoAperturaPk: number | null
  accessorioPk: number | null
  oltreMm: number | null
  calcolo: CalcoloSupplemento
  /** Percent of the base, or euro. */
  importo: number
  minimoMq: number | null
}

/** Entries and supplements of one list. */
export interface ListinoPrezzi {
  pk: number
  nome: string
  /** What its windows cost the house, percent of their list price; null: not known. */
  costo: number | null
  voci: readonly VocePrezzo[]
  supplementi: readonly SupplementoPrezzo[]
}
