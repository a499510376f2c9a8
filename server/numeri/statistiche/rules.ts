// Statistics of customers and agents: the period, the budgets, the bands.
// docs/rules/numeri.md

import { number, type ObjectSchema, object } from 'yup'
import type { Periodo } from '#shared/dates/periodo.ts'
import { field, idRule, integerRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { amountRule } from '#shared/money/money.ts'

/** Rows of a page. */
export const CLIENTI_PER_PAGE = 100
export const AGENTI_PER_PAGE = 40
/** Characters of a customer's name in the charts. */
export const NAME_IN_CHART = 18

/** Days 'YYYY-MM-DD', both included. */
export interface StatistichePeriod {
  dataInizio: string
  dataFine: string
}

export const REVERSED_PERIOD = 'La data di fine non può precedere la data di inizio.'

/** The whole months from one to another, counted from January of year 0. */
function months(first: number, last: number): StatistichePeriod {
  const day = (month: number, which: number) =>
    new Date(Date.UTC(Math.floor(month / 12), month % 12, which)).toISOString().slice(0, 10)
  return { dataInizio: day(first, 1), dataFine: day(last + 1, 0) }
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

export const READY_PERIODS = ['Mese scorso', 'Mese corrente', 'Trimestre', 'Anno'] as const
export type ReadyPeriod = (typeof READY_PERIODS)[number]

/**
 * The period that a quick choice means on a day: the month before it, its own month, quarter or year, whole.
 * @param today 'YYYY-MM-DD'
 */
export function readyPeriod(which: ReadyPeriod, today: string): StatistichePeriod {
  const month = monthOf(today)
  if (which === 'Mese scorso') return months(month - 1, month - 1)
  if (which === 'Mese corrente') return months(month, month)
  const long = which === 'Trimestre' ? 3 : 12
  const first = month - (month % long)
  return months(first, first + long - 1)
}

/**
 * The period that was asked: the previous full month when none was; a day alone stands for what is left
 * of its month, after it or before it.
 * @param today 'YYYY-MM-DD'
 */
export function askedPeriodOrDefault(periodo: Periodo | null | undefined, today: string): StatistichePeriod {
  const { dal, al } = periodo ?? {}
  if (dal && al) return { dataInizio: dal, dataFine: al }
  if (dal) return { dataInizio: dal, dataFine: months(monthOf(dal), monthOf(dal)).dataFine }
  if (al) return { dataInizio: months(monthOf(al), monthOf(al)).dataInizio, dataFine: al }
  return readyPeriod('Mese scorso', today)
}

/** Years that a budget may be for. */
const YEAR_MIN = 2000
const YEAR_MAX = 2100
export const BUDGET_POSITIVE = 'Il budget deve essere maggiore di zero; lascia vuoto per toglierlo.'

/** What is expected of a customer, or of an agent, in a year. */
export interface Budget {
  anno: number
  /** Euro, of the whole year; null: none. */
  importo: number | null
}

/** A budget as it was read. */
export interface ReadBudget extends Budget {
  /** How many times that of the year has been changed: sent back with a change. */
  versione: number
}

const budget = {
  anno: integerRule().min(YEAR_MIN).max(YEAR_MAX),
  importo: field(
    'Importo',
    amountRule().test('positivo', BUDGET_POSITIVE, (euro) => euro !== 0),
  ),
}

/** Year and amount: what the form writes. */
export const budgetSchema: ObjectSchema<Budget> = object(budget)

/** What changes a budget; without a version it overwrites. */
export interface BudgetChange extends Budget {
  versione: number | null
}
const change = { ...budget, versione: number().integer().nullable().default(null) }
export const budgetClienteSchema: ObjectSchema<BudgetChange & { clientePk: number }> = object({
  clientePk: idRule(REQUIRED_FIELD),
  ...change,
})
export const budgetAgenteSchema: ObjectSchema<BudgetChange & { agentePk: number }> = object({
  agentePk: idRule(REQUIRED_FIELD),
  ...change,
})

/** The bands of the share of the budget that was reached, in words too: never by colour alone. */
export const BUDGET_BANDS = [
  { fino: 20, nome: 'rosso', word: 'molto sotto il budget' },
  { fino: 40, nome: 'arancio', word: 'sotto il budget' },
  { fino: 60, nome: 'giallo', word: 'a metà del budget' },
  { fino: 80, nome: 'verdeChiaro', word: 'vicino al budget' },
  { fino: Number.POSITIVE_INFINITY, nome: 'verde', word: 'in linea con il budget' },
] as const
export type Fascia = (typeof BUDGET_BANDS)[number]

/** The band of a percentage: each holds what is under its bound. */
export function fasciaOf(percent: number): Fascia {
  return BUDGET_BANDS.find(({ fino }) => percent < fino) ?? BUDGET_BANDS[4]
}

/** Whether a row is tinted green. */
export function isReached(percent: number | null | undefined): boolean {
  return percent != null && percent >= 100
}
