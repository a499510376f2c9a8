import { DEFAULT_FASE } from '#produzione/fasiSchedulate/rules.ts'
import { formatDate } from '#shared/formats/formats.ts'

/** An order that is being planned. */
export interface PlannedOrdine {
  pk: number
  numeroCommessa: string
  cliente: string
  minuti: number
  numeroSerramenti: number
  /** Null: it is not at the benches any more. */
  inizio: string | null
  /** Workstation of its latest planning; null when it never was in one. */
  gia: string | null
}

/** A workstation that may work them. */
export interface PlannedBanco {
  pk: number
  postazione: string
}

/** Workstations that a planning begins with. */
export const byBanchi = ({ postazione }: PlannedBanco) => postazione.includes('Banco')

/** The name that a planning begins with: start date, end date and phase. */
export function defaultName(from: string | null, a: string | null): string {
  const period = [from, a].filter((day) => day !== null).map((day) => formatDate(day))
  return [...(period.length > 0 ? [period.join(' - ')] : []), DEFAULT_FASE].join(' ')
}

/**
 * Minutes that each bench has for the planning: what the period has free and what these orders hold already, in equal
 * parts. Null where the list has no period.
 */
export function quotaOf(free: number | null, minutes: number, banchi: number): number | null {
  return free === null || banchi === 0 ? null : Math.floor((free + minutes) / banchi)
}
