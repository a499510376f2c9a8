import type { Periodo } from '../../../../../server/persone/assenze/rules.ts'
import type { TipoPeriodo } from './mutazioniPeriodo.ts'

/** An absence or a holiday as read; `persona` is missing for a holiday. */
export interface PeriodoLetto extends Periodo {
  tipo: TipoPeriodo
  pk: number
  versione: number
  title: string
  persona: number | null
}

/** Values of the form, with the version that they were read from (0 for a new one). */
export interface ValoriPeriodo extends Omit<Periodo, 'giornoDa' | 'giornoA'> {
  persona: number | null
  giornoDa: string | null
  giornoA: string | null
  title: string
  versione: number
}

/** Somebody whose absences the calendar shows. */
export interface PersonaCalendario {
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
export function periodoLetto(tipo: TipoPeriodo, riga: Riga): PeriodoLetto {
  const { pk, giornoDa, giornoA, title, versione } = riga
  const ore = { oraDa: riga.oraDa ?? null, oraA: riga.oraA ?? null }
  return { tipo, pk, giornoDa, giornoA, ...ore, title, versione, persona: riga.personaPk ?? null }
}

/** Its id on the calendar. */
export const idVoce = ({ tipo, pk }: Pick<PeriodoLetto, 'tipo' | 'pk'>) => `${tipo}-${pk}`
