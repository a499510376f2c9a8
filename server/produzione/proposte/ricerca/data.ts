import type { CalendarioData } from '../../schedulazione/engine/capacita.ts'
import type { OrdineToOptimize } from '../../schedulazione/engine/ricerca/compila.ts'
import type { Criterion } from '../../schedulazione/engine/ricerca/objective.ts'
import type { Instant } from '../../schedulazione/engine/time.ts'
import type { Prenotazione } from '../../schedulazione/engine/types.ts'
import type { Scostamento } from '../../schedulazione/promessa/promessa.ts'
import type { OreInPiu } from '../rules.ts'

/** Dates of a phase in a plan. */
export interface FasePianoDates {
  nome: string
  inizio: Instant
  fine: Instant
}

/** An order to place, with what it has today. */
export interface SearchedOrdine extends OrdineToOptimize {
  cliente: string
  /** The saved plan; null without one. */
  oggi: FasePianoDates[] | null
  /** Name and dates of the saved plan in one text: told apart when it changes. */
  firma: string
}

/** All that a search needs. */
export interface SearchInput {
  ordini: SearchedOrdine[]
  calendario: CalendarioData
  /** Bookings of today's plan, those of the orders to place included. */
  prenotazioni: Prenotazione[]
  adesso: Instant
  congelatoFino: Instant | null
  priorita: Criterion[]
  seme: number
  secondi: number
  passi: number | null
  /** Something is broken or without a plan: a plan that costs more is news too. */
  serveComunque: boolean
  /** What is asked is a scenario. */
  scenario?: boolean
  /** Orders and calendar without the assumptions of a scenario: those of the plan of before. Missing: the same. */
  oggi?: Pick<SearchInput, 'ordini' | 'calendario'>
  /** How late past phases were, the latest first: what may come of the plans is simulated with them. */
  scostamenti?: Scostamento[]
  /** Hours that the assumptions pay. */
  ore?: OreInPiu[]
}
