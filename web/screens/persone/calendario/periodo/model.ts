import type { Periodo } from '../../../../../server/persone/assenze/rules.ts'
import type { PeriodoKind } from './mutations.ts'

/** An absence or a holiday as read; `persona` is missing for a holiday. */
export interface ReadPeriodo extends Periodo {
  tipo: PeriodoKind
  pk: number
  versione: number
  title: string
  persona: number | null
}

/** Values of the form, with the version that they were read from (0 for a new one). */
export interface PeriodoFormValues extends Omit<Periodo, 'giornoDa' | 'giornoA'> {
  persona: number | null
  giornoDa: string | null
  giornoA: string | null
  title: string
  versione: number
}

/** Somebody whose absences the calendar shows. */
export interface CalendarPersona {
  pk: number
  nome: string
  reparto: string
}

interface Riga {
  readonly pk: number
  readonly giornoDa: string
  readonly giornoA: string
  readonly oraDa: string | null | undefined
  readonly oraA: string | null | undefined
  readonly title: string
  readonly versione: number
  readonly personaPk?: number
}

/** A row of a query as a period. */
export function readPeriodo(tipo: PeriodoKind, riga: Riga): ReadPeriodo {
  const { pk, giornoDa, giornoA, title, versione } = riga
  const ore = { oraDa: riga.oraDa ?? null, oraA: riga.oraA ?? null }
  return { tipo, pk, giornoDa, giornoA, ...ore, title, versione, persona: riga.personaPk ?? null }
}

/** Its id on the calendar. */
export const entryId = ({ tipo, pk }: Pick<ReadPeriodo, 'tipo' | 'pk'>) => `${tipo}-${pk}`
