// Statistics of customers and agents: the period, the budgets, the bands.
// docs/rules/numeri.md
import { number, type ObjectSchema, object } from 'yup'
import { idRule, integerRule, REQUIRED_FIELD } from '../../shared/fields/fields.ts'
import { amountRule } from '../../shared/money/money.ts'

/** Rows of a page. */
export const PER_PAGINA_CLIENTI = 100
export const PER_PAGINA_AGENTI = 40
/** Characters of a customer's name in the charts. */
export const NOME_IN_GRAFICO = 18

/** Days 'YYYY-MM-DD', both included. */
export interface PeriodoStatistiche {
  dataInizio: string
  dataFine: string
}

export const PERIODO_ROVESCIO = 'La data di fine non può precedere la data di inizio.'

/** The whole months from one to another, counted from January of year 0. */
function mesi(primo: number, ultimo: number): PeriodoStatistiche {
  const giorno = (mese: number, quale: number) =>
    new Date(Date.UTC(Math.floor(mese / 12), mese % 12, quale)).toISOString().slice(0, 10)
  return { dataInizio: giorno(primo, 1), dataFine: giorno(ultimo + 1, 0) }
}

const meseDi = (giorno: string) => Number(giorno.slice(0, 4)) * 12 + Number(giorno.slice(5, 7)) - 1

export const PERIODI_PRONTI = ['Mese scorso', 'Mese corrente', 'Trimestre', 'Anno'] as const
export type PeriodoPronto = (typeof PERIODI_PRONTI)[number]

/**
 * The period that a quick choice means on a day: the month before it, its own month, quarter or year, whole.
 * @param oggi 'YYYY-MM-DD'
 */
export function periodoPronto(quale: PeriodoPronto, oggi: string): PeriodoStatistiche {
  const mese = meseDi(oggi)
  if (quale === 'Mese scorso') return mesi(mese - 1, mese - 1)
  if (quale === 'Mese corrente') return mesi(mese, mese)
  const lungo = quale === 'Trimestre' ? 3 : 12
  const primo = mese - (mese % lungo)
  return mesi(primo, primo + lungo - 1)
}

/**
 * The period that was asked: the previous full month when none was; a day alone stands for what is left
 * of its month, after it or before it.
 * @param oggi 'YYYY-MM-DD'
 */
export function askedPeriodoOrDefault(
  inizio: string | null | undefined,
  fine: string | null | undefined,
  oggi: string,
): PeriodoStatistiche {
  if (inizio && fine) return { dataInizio: inizio, dataFine: fine }
  if (inizio) return { dataInizio: inizio, dataFine: mesi(meseDi(inizio), meseDi(inizio)).dataFine }
  if (fine) return { dataInizio: mesi(meseDi(fine), meseDi(fine)).dataInizio, dataFine: fine }
  return periodoPronto('Mese scorso', oggi)
}

/** Years that a budget may be for. */
const ANNO_MIN = 2000
const ANNO_MAX = 2100
export const BUDGET_POSITIVO = 'Il budget deve essere maggiore di zero; lascia vuoto per toglierlo.'

/** What is expected of a customer, or of an agent, in a year. */
export interface Budget {
  anno: number
  /** Euro, of the whole year; null: none. */
  importo: number | null
}

/** A budget as it was read. */
export interface BudgetLetto extends Budget {
  /** How many times that of the year has been changed: sent back with a change. */
  versione: number
}

const budget = {
  anno: integerRule().min(ANNO_MIN).max(ANNO_MAX),
  importo: amountRule().test('positivo', BUDGET_POSITIVO, (euro) => euro !== 0),
}

/** Year and amount: what the form writes. */
export const budgetSchema: ObjectSchema<Budget> = object(budget)

/** What changes a budget; without a version it overwrites. */
export interface CambioBudget extends Budget {
  versione: number | null
}
const cambio = { ...budget, versione: number().integer().nullable().default(null) }
export const budgetClienteSchema: ObjectSchema<CambioBudget & { cliente: number }> = object({
  cliente: idRule(REQUIRED_FIELD),
  ...cambio,
})
export const budgetAgenteSchema: ObjectSchema<CambioBudget & { agente: number }> = object({
  agente: idRule(REQUIRED_FIELD),
  ...cambio,
})

/** The bands of the share of the budget that was reached, in words too: never by colour alone. */
export const FASCE_BUDGET = [
  { fino: 20, nome: 'rosso', parola: 'molto sotto il budget' },
  { fino: 40, nome: 'arancio', parola: 'sotto il budget' },
  { fino: 60, nome: 'giallo', parola: 'a metà del budget' },
  { fino: 80, nome: 'verdeChiaro', parola: 'vicino al budget' },
  { fino: Number.POSITIVE_INFINITY, nome: 'verde', parola: 'in linea con il budget' },
] as const
export type Fascia = (typeof FASCE_BUDGET)[number]

/** The band of a percentage: each holds what is under its bound. */
export function fasciaOf(percento: number): Fascia {
  return FASCE_BUDGET.find(({ fino }) => percento < fino) ?? FASCE_BUDGET[4]
}

/** Whether a row is tinted green. */
export function raggiunto(percento: number | null | undefined): boolean {
  return percento != null && percento >= 100
}
