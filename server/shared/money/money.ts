// Money and percentages: decimal texts and numbers outside, whole cents inside, rounded half up.
// docs/rules/ordini.md#prices
import { type AnyObject, type NumberSchema, number } from 'yup'

/** Largest amount a column numeric(12,2) holds. */
export const AMOUNT_MAX = 9_999_999_999.99
export const TWO_DECIMALS = 'Assicurati che non ci siano più di 2 cifre decimali.'
export const INVALID_NUMBER = 'È richiesto un numero valido'

const DECIMAL = /^[+-]?\d{1,15}(?:\.\d{1,20})?$/

function readDecimal(_value: unknown, originale: unknown): number | null {
  if (typeof originale === 'number') return originale
  if (originale == null) return null
  const text = typeof originale === 'string' ? originale.trim() : 'x'
  if (text === '') return null
  return DECIMAL.test(text) ? Number(text) : Number.NaN
}

function decimal(max: number): NumberSchema<number | null, AnyObject, null, 'd'> {
  return number()
    .withMutation((same: NumberSchema) => same.clone({ coerce: false }))
    .transform(readDecimal)
    .typeError(INVALID_NUMBER)
    .nullable()
    .defined()
    .default(null)
    .min(0)
    .max(max)
    .test('decimali', TWO_DECIMALS, (value) => value == null || Number(value.toFixed(2)) === value)
}

/** An amount in euro, from 0, with at most 2 decimals; null when missing. */
export function amountRule() {
  return decimal(AMOUNT_MAX)
}

/** A percentage from 0 to 100, with at most 2 decimals; null when missing. */
export function percentageRule() {
  return decimal(100)
}

/** Euro → whole cents, or a percentage → its hundredths; beyond two decimals it rounds. */
export function toCents(value: number): bigint {
  return BigInt(value.toFixed(2).replace('.', ''))
}

/** Whole cents → euro. */
export function fromCents(value: bigint): number {
  return Number(value) / 100
}

/** a / b of whole numbers not below 0, rounded half up. */
export function divideRounded(a: bigint, b: bigint): bigint {
  return (2n * a + b) / (2n * b)
}

const CENTO = 10_000n

/**
 * Net of a list price, in euro: list × (1 - discount/100) × (1 - corrective/100), exact inside, rounded once half up
 * to 2 decimals.
 */
export function nettoOf(listino: number, sconto: number, corrective: number): number {
  const netto = toCents(listino) * (CENTO - toCents(sconto)) * (CENTO - toCents(corrective))
  return fromCents(divideRounded(netto, CENTO * CENTO))
}

/** Percent of an amount, in euro, rounded half up to 2 decimals. */
export function percentOf(importo: number, percent: number): number {
  return fromCents(divideRounded(toCents(importo) * toCents(percent), CENTO))
}

/** Sum of amounts, the missing ones nothing. */
export function sumAmounts(importi: readonly (number | null | undefined)[]): number {
  return fromCents(importi.reduce<bigint>((total, value) => total + (value ? toCents(value) : 0n), 0n))
}
