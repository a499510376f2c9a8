import { dataDiGiorno, giornoDiData } from '../../shared/dates/days.ts'
import type { PeriodoInput } from './rules.ts'

interface ColonnePeriodo {
  giornoDa: Date
  giornoA: Date
  oraDa: Date | null
  oraA: Date | null
  title: string
}

/** 'HH:mm' of a `time` column, which Prisma reads as an instant of 1 January 1970 in UTC. */
export function oraDiTempo(tempo: Date): string {
  return tempo.toISOString().slice(11, 16)
}

const tempoDiOra = (ora: string | null) => (ora === null ? null : new Date(`1970-01-01T${ora}:00Z`))

/** Columns of a period. */
export function colonneDiPeriodo({ giornoDa, giornoA, oraDa, oraA, title }: PeriodoInput): ColonnePeriodo {
  return {
    giornoDa: dataDiGiorno(giornoDa),
    giornoA: dataDiGiorno(giornoA),
    oraDa: tempoDiOra(oraDa),
    oraA: tempoDiOra(oraA),
    title,
  }
}

/** A stored period as the form sends it. */
export function periodoDi({ giornoDa, giornoA, oraDa, oraA, title }: ColonnePeriodo): PeriodoInput {
  return {
    giornoDa: giornoDiData(giornoDa),
    giornoA: giornoDiData(giornoA),
    oraDa: oraDa && oraDiTempo(oraDa),
    oraA: oraA && oraDiTempo(oraA),
    title,
  }
}

/** Rows that have a day in common with a range of days, both included. */
export function whereGiorni(da?: string | null, a?: string | null) {
  return [
    ...(da ? [{ giornoA: { gte: dataDiGiorno(da) } }] : []),
    ...(a ? [{ giornoDa: { lte: dataDiGiorno(a) } }] : []),
  ]
}
