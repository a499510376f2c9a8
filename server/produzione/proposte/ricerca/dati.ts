import type { DatiCalendario } from '../../schedulazione/engine/capacita.ts'
import type { OrdineDaOttimizzare } from '../../schedulazione/engine/ricerca/compila.ts'
import type { Criterio } from '../../schedulazione/engine/ricerca/obiettivo.ts'
import type { Istante } from '../../schedulazione/engine/time.ts'
import type { Prenotazione } from '../../schedulazione/engine/types.ts'
import type { OreInPiu } from '../rules.ts'

/** Dates of a phase in a plan. */
export interface DateFasePiano {
  nome: string
  inizio: Istante
  fine: Istante
}

/** An order to place, with what it has today. */
export interface OrdineCercato extends OrdineDaOttimizzare {
  cliente: string
  /** The saved plan; null without one. */
  oggi: DateFasePiano[] | null
  /** Name and dates of the saved plan in one text: told apart when it changes. */
  firma: string
}

/** All that a search needs. */
export interface DatiRicerca {
  ordini: OrdineCercato[]
  calendario: DatiCalendario
  /** Bookings of today's plan, those of the orders to place included. */
  prenotazioni: Prenotazione[]
  adesso: Istante
  congelatoFino: Istante | null
  priorita: Criterio[]
  seme: number
  secondi: number
  passi: number | null
  /** Something is broken or without a plan: a plan that costs more is news too. */
  serveComunque: boolean
  /** What is asked is a scenario. */
  scenario?: boolean
  /** Orders and calendar without the assumptions of a scenario: those of the plan of before. Missing: the same. */
  oggi?: Pick<DatiRicerca, 'ordini' | 'calendario'>
  /** Hours that the assumptions pay. */
  ore?: OreInPiu[]
}
