import type { CellaPlace, ShownFornitoreFase } from './model.ts'

/** What a planner can do with the order on screen; the panel and the table offer the same. */
export interface SchedulerActions {
  /** 'YYYY-MM-DD HH', or null to follow the dependencies; relaxed: it may slide later. */
  inizio: (nomeFase: string, inizio: string | null, relaxed?: boolean) => void
  duration: (nomeFase: string, durataOverride: string) => void
  fornitore: (nomeFase: string, fornitore: ShownFornitoreFase | null) => void
  autoStart: () => void
  save: () => void
  /** Takes the saved schedule away, whole or of a phase. */
  remove: () => void
  removeFase: (nomeFase: string) => void
  /** Asks for another end, proposing 'YYYY-MM-DD HH'. */
  openMoveFine: (nomeFase: string, proposta?: string | null) => void
  openOrdiniFornitore: (nomeFase: string) => void
  openMissing: () => void
  /** Asks for a new delivery day, proposing one. */
  openConsegna: (proposta: string | null) => void
  openOrdine: (ordine: number) => void
  /** Shows how a broken cell can be mended. */
  openRepair: (cella: CellaPlace) => void
  /** Throws the edits away for what somebody else has saved. */
  ricarica: () => void
  /** Dry run again, after a failure. */
  retry: () => void
}
