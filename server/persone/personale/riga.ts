import type { Persona, Reparto as RepartoDb } from '../../../prisma/generated/client.ts'
import { dataDiGiorno, giornoDiData } from '../../shared/dates/days.ts'
import type { PersonaInput, Reparto } from './rules.ts'

/** Columns of the form. */
export function colonneDi({ nome, reparto, dataInizio, dataFine }: PersonaInput) {
  return {
    nome,
    reparto: reparto.toUpperCase() as RepartoDb,
    dataInizio: dataDiGiorno(dataInizio),
    dataFine: dataDiGiorno(dataFine),
  }
}

/** A stored person as the form sends it. */
export function valoriDi({ nome, reparto, dataInizio, dataFine }: Persona): PersonaInput {
  return {
    nome,
    reparto: reparto.toLowerCase() as Reparto,
    dataInizio: giornoDiData(dataInizio),
    dataFine: dataFine && giornoDiData(dataFine),
  }
}
