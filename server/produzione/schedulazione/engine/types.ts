import type { Giorno, Istante } from './time.ts'

/** The departments that have a capacity; the office has none. */
export const REPARTI_FASI = ['macchine', 'banchi'] as const
export type RepartoFase = (typeof REPARTI_FASI)[number]

export const UNITA = ['minutes', 'hours', 'days'] as const
export type Unita = (typeof UNITA)[number]

/** A phase as it is configured, the same for all orders. */
export interface FaseConfigurata {
  nome: string
  /** Among phases that could go either way, the lower first. */
  posizione: number
  unit: Unita
  /** A supplier does it, in its lead time. */
  conFornitore: boolean
  /** False: it takes minutes of its department. */
  capacitaInfinita: boolean
  reparto: RepartoFase | null
  dipendenze: readonly string[]
  /** Needed only by orders with a window type that has a frame. */
  soloConTelai: boolean
}

export interface FornitoreFase {
  id: number
  nome: string
  /** Calendar days. */
  tempo: number
  tipologia: string
  isDefault: boolean
}

/** Minutes of a department on a day. */
export interface Occupazione {
  giorno: Giorno
  minuti: number
}

/** Dates that a phase has and keeps, whatever would come out today. */
export interface DateTenute {
  inizio: Istante
  fine: Istante
  occupazioni: readonly Occupazione[]
  /** Why they were chosen; none when nobody has kept it. */
  motivi?: readonly Motivo[]
}

/** What is asked of one phase of one order. */
export interface FaseRichiesta extends FaseConfigurata {
  necessaria: boolean
  /** Days for the unit days, else minutes; null when nothing says how long (no supplier, no timings). */
  durata: number | null
  fornitore: FornitoreFase | null
  /** It begins then or later; null: it follows its dependencies. */
  da: Istante | null
  /** Its begin is pinned to `da`. */
  fissata: boolean
  /** Not placed: it stays where it is. */
  tenuta?: DateTenute | null
  /** Not placed, and without dates: it is not part of what is saved. */
  esclusa?: boolean
}

/** One order to place. */
export interface RichiestaPiano {
  fasi: readonly FaseRichiesta[]
  /** Civil time now. */
  adesso: Istante
  /** When it must be ready; null when nobody said. */
  dataConsegna: Giorno | null
  /** Its measures are not final yet. */
  senzaMisure: boolean
  /** No finite phase begins before (auto start). */
  nonPrima?: Istante | null
}

/** Why a phase begins when it does, or has no dates; in words: words.ts. */
export type Motivo =
  | { codice: 'data_richiesta'; data: Istante }
  | { codice: 'da_subito'; data: Istante }
  | { codice: 'dipendenza'; fase: string; fine: Istante }
  | { codice: 'giorni_pieni'; da: Giorno; a: Giorno; giorni: number; ordini: number[] }
  | { codice: 'giorni_chiusi'; da: Giorno; a: Giorno; giorni: number }
  | { codice: 'dopo_altri_lavori'; giorno: Giorno; minuti: number; ordini: number[] }
  /** `giorni` is how long it takes, `previsti` the supplier's own lead time. */
  | { codice: 'tempo_fornitore'; fornitore: string; giorni: number; previsti: number }
  /** `dopo`: what made these dates, when they were saved, follows. */
  | { codice: 'tenuta'; dopo?: boolean }
  | { codice: 'non_necessaria' }
  | { codice: 'senza_fornitore' }
  | { codice: 'senza_durata' }
  | { codice: 'senza_inizio' }
  | { codice: 'attende'; fasi: string[] }
  | { codice: 'errore' }

export type MotivoRifiuto = 'dipendenza' | 'giorno_chiuso' | 'giorno_pieno'

export type ErrorePiano =
  | {
      codice: 'bad_start_time'
      nomeFase: string
      /** What was asked. */
      data: Istante
      motivo: MotivoRifiuto
      /** As a start it succeeds; null when there is no room within the horizon. */
      primoUtile: Istante | null
    }
  | { codice: 'nessuna_capacita'; nomeFase: string }

export type AvvisoPiano =
  | { codice: 'inizio_nel_passato'; nomeFase: string; data: Istante }
  | { codice: 'oltre_consegna'; giorni: number; dataConsegna: Giorno; nuovaConsegna: Giorno }
  | { codice: 'misure_non_definitive'; nomeFase: string; data: Istante }

/** A phase with its dates, or with the reason why it has none. */
export interface FasePiazzata {
  nome: string
  necessaria: boolean
  reparto: RepartoFase | null
  durata: number | null
  fornitore: FornitoreFase | null
  inizio: Istante | null
  fine: Istante | null
  /** By day, ascending; only of finite phases. */
  occupazioni: Occupazione[]
  spiegazione: Motivo[]
}

/** What came out of placing an order. */
export interface Piano {
  /** In configured order. */
  fasi: FasePiazzata[]
  errori: ErrorePiano[]
  avvisi: AvvisoPiano[]
  /** Every needed phase has a start and an end. */
  completo: boolean
}

/** Booked minutes of an order in a cell. */
export interface Prenotazione extends Occupazione {
  ordine: number
  reparto: RepartoFase
}

/** A department on a day. */
export interface CellaPk {
  reparto: RepartoFase
  giorno: Giorno
}

/** Whether a plan may be saved. */
export const isSavable = ({ completo, errori }: Piano): boolean => completo && errori.length === 0
