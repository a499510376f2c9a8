// A grid of prices by height and width. docs/rules/prezzi.md#griglia
import { array, type InferType, number, object, type TestContext, ValidationError } from 'yup'
import { millimetresRule, truncatedRule } from '#shared/fields/fields.ts'
import { AMOUNT_MAX, amountRule } from '#shared/money/money.ts'

/** Heights or widths that a grid may have. */
export const GRIGLIA_SIDE_MAX = 60

const NOT_GROWING = 'Ogni misura dev’essere maggiore della precedente.'
export const NO_MISURE = 'La griglia ha bisogno di almeno un’altezza e una larghezza.'
const NOT_RECTANGULAR = 'La griglia deve avere un prezzo, o una cella vuota, per ogni altezza e larghezza.'

/** Each measure above the one before it: the first that is not is marked. */
function growing(items: readonly (number | null | undefined)[] | null | undefined, ctx: TestContext) {
  const values = items ?? []
  const places = values.flatMap((value, i) => {
    const before = values[i - 1]
    return i > 0 && value != null && before != null && value <= before ? [i] : []
  })
  const errors = places.map((i) => ctx.createError({ path: `${ctx.path}[${i}]`, message: NOT_GROWING }))
  return errors.length === 0 || new ValidationError(errors)
}

const misure = () =>
  array()
    .of(millimetresRule())
    .transform(truncatedRule<number>(GRIGLIA_SIDE_MAX))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(GRIGLIA_SIDE_MAX)
    .test('crescenti', NOT_GROWING, growing)

/** The price of a cell, euro; null for none. A price of nothing is no price: a cell is left empty instead. */
export const cellaRule = () =>
  amountRule().test('positivo', 'Scrivi un prezzo maggiore di zero, o lascia la cella vuota.', (value) => value !== 0)

/** A grid without prices. */
export const EMPTY_GRIGLIA = { altezze: [], larghezze: [], prezzi: [] }

/** Heights, widths and a price for each of their pairs: `prezzi[altezza][larghezza]`. */
export const grigliaSchema = object({
  altezze: misure(),
  larghezze: misure(),
  prezzi: array()
    .of(array().of(cellaRule()).defined().default([]).max(GRIGLIA_SIDE_MAX))
    .defined()
    .default([])
    .max(GRIGLIA_SIDE_MAX),
})
  .default(() => EMPTY_GRIGLIA)
  .test('misure', NO_MISURE, ({ altezze, larghezze }, ctx) => {
    return (altezze.length === 0) === (larghezze.length === 0) || ctx.createError({ message: NO_MISURE })
  })
  .test('rettangolo', NOT_RECTANGULAR, ({ altezze, larghezze, prezzi }, ctx) => {
    const whole = prezzi.length === altezze.length && prezzi.every((row) => row.length === larghezze.length)
    return whole || ctx.createError({ message: NOT_RECTANGULAR })
  })

export type Griglia = InferType<typeof grigliaSchema>

/** A percentage that prices are raised by, or lowered. */
export const raiseRule = () =>
  number()
    .typeError('È richiesto un numero valido')
    .nullable()
    .defined()
    .default(null)
    .min(-90)
    .max(900)
    .test('decimali', 'Assicurati che non ci siano più di 2 cifre decimali.', (value) => {
      return value == null || Number(value.toFixed(2)) === value
    })

/** An amount raised by a percentage, rounded half up to the cent; never above what the database holds. */
export function raised(amount: number, percent: number): number {
  const cents = BigInt(amount.toFixed(2).replace('.', '')) * BigInt(10_000 + Math.round(percent * 100))
  return Math.min(Number((2n * cents + 10_000n) / 20_000n) / 100, AMOUNT_MAX)
}

/** A grid with every price raised by a percentage; empty cells stay empty. */
export function raisedGriglia(griglia: Griglia, percent: number): Griglia {
  return {
    ...griglia,
    prezzi: griglia.prezzi.map((row) => row.map((price) => (price === null ? null : raised(price, percent)))),
  }
}
