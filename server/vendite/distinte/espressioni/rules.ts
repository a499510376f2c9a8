// Expressions of the rules of a bill: read by a parser that knows numbers, texts, some operators and six functions, never
// run as code. docs/rules/finestra.md#expressions
import { Parser, type Values } from 'expr-eval-fork'

/** A number, or the value of an option. */
export type Valore = number | string

/** Longest expression, and how deep its brackets and conditions may go. */
export const EXPRESSION_MAX = 300
const DEPTH_MAX = 20
const NAMES_MAX = 40

/** What an expression may name of every window, with what it is. */
export const WINDOW_NAMES = {
  larghezza: 'larghezza, mm',
  altezza: 'altezza, mm',
  ante: 'ante di un pezzo',
  area: 'area, m²',
  perimetro: 'perimetro, m',
  peso: 'peso di quello che sta prima nella distinta, kg',
} as const

const windowNames: readonly string[] = Object.keys(WINDOW_NAMES)

/** What can be wrong with an expression, in Italian. */
class ExpressionFault extends Error {}

/** The value of an option that nobody has said. */
const NOT_SAID = 'Il valore di un’opzione non è indicato, e sarebbe un testo: si può solo confrontare con == o !=.'

function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === '') throw new ExpressionFault(NOT_SAID)
  if (typeof value === 'string') {
    throw new ExpressionFault(`«${value}» è un testo: si può solo confrontare con == o !=, fra virgolette.`)
  }
  throw new ExpressionFault('Manca un valore.')
}

const NO_NUMBER = 'Il risultato non è un numero: c’è una divisione per zero, o un numero troppo grande.'

function finite(value: unknown): number {
  const number = numberOf(value)
  if (!Number.isFinite(number)) throw new ExpressionFault(NO_NUMBER)
  return number
}

/** A function that is told the wrong number of values says so. */
function counted<Result>(name: string, least: number, most: number, run: (values: readonly unknown[]) => Result) {
  return (...values: unknown[]): Result => {
    if (values.length >= least && values.length <= most) return run(values)
    const wanted = least === most ? String(least) : `almeno ${least}`
    throw new ExpressionFault(`«${name}» vuole ${wanted} valori fra parentesi.`)
  }
}

const folded = (value: unknown) => (typeof value === 'string' ? value.trim().toLocaleLowerCase('it') : numberOf(value))
const same = (a: unknown, b: unknown) => folded(a) === folded(b)
const one = (name: string, of: (value: number) => number) => counted(name, 1, 1, ([value]) => of(numberOf(value)))

/** A table of its own: nothing that objects inherit is found in it. */
const table = <Entries extends object>(entries: Entries): Entries => Object.assign(Object.create(null), entries)

const functions = table({
  min: counted('min', 1, NAMES_MAX, (values) => Math.min(...values.map(numberOf))),
  max: counted('max', 1, NAMES_MAX, (values) => Math.max(...values.map(numberOf))),
  ceil: one('ceil', Math.ceil),
  floor: one('floor', Math.floor),
  round: one('round', Math.round),
  if: counted('if', 3, 3, ([condition, then, otherwise]) => (condition ? then : otherwise)),
})

const functionNames: readonly string[] = Object.keys(functions)

// Half of a division by zero is nobody's: `if` looks at both of its values, and only the one that it takes counts.
const quotient = (a: number, b: number) => (b === 0 ? Number.NaN : a / b)
const ofNumbers = (run: (a: number, b: number) => number) => (a: unknown, b: unknown) => run(numberOf(a), numberOf(b))
const compared = (run: (a: number, b: number) => boolean) => (a: unknown, b: unknown) => run(finite(a), finite(b))

const parser = Object.assign(
  new Parser({
    allowMemberAccess: false,
    operators: { assignment: false, fndef: false, concatenate: false, factorial: false, power: false, in: false },
  }),
  {
    consts: table({}),
    functions,
    unaryOps: table({
      '-': (a: unknown) => -numberOf(a),
      '+': numberOf,
      not: (a: unknown) => !a,
    }),
    binaryOps: table({
      '+': ofNumbers((a, b) => a + b),
      '-': ofNumbers((a, b) => a - b),
      '*': ofNumbers((a, b) => a * b),
      '/': ofNumbers(quotient),
      '%': ofNumbers((a, b) => (b === 0 ? Number.NaN : a % b)),
      '==': same,
      '!=': (a: unknown, b: unknown) => !same(a, b),
      '<': compared((a, b) => a < b),
      '<=': compared((a, b) => a <= b),
      '>': compared((a, b) => a > b),
      '>=': compared((a, b) => a >= b),
      // The parser leaves the right side of these for when it is needed.
      and: (a: unknown, b: unknown) => Boolean(a && b),
      or: (a: unknown, b: unknown) => Boolean(a || b),
    }),
    // Its two values likewise.
    ternaryOps: table({ '?': (a: unknown, b: unknown, c: unknown) => (a ? b : c) }),
  },
)

/** An expression that can be read. */
export interface Espressione {
  /** What it names, but for functions. */
  names: readonly string[]
  /** @throws nothing: a number, or why there is none */
  value: (values: ReadonlyMap<string, Valore>) => { number: number } | { fault: string }
}

export type ReadEspressione = Espressione | { fault: string }

const at = (place: number, words: string) => `Al carattere ${place + 1}: ${words}`

/** Why a text is not even looked at; null when it is. */
function refusedText(text: string): string | null {
  if (text.trim() === '') return 'Scrivi un’espressione.'
  if (text.length > EXPRESSION_MAX) return `Non più di ${EXPRESSION_MAX} caratteri.`
  const strange = /[^\p{L}\p{N}\s_.,()+\-*/%<>=!?:"'°²×&]/u.exec(text.replaceAll(/"[^"\\]*"|'[^'\\]*'/g, quotedAway))
  if (strange) return at(strange.index, `«${strange[0]}» non si può usare.`)
  if (/\/\*/.test(text)) return at(text.indexOf('/*'), 'i commenti non si possono usare.')
  let depth = 0
  for (const [place, sign] of [...text].entries()) {
    if (sign === '(' || sign === '?') depth += 1
    if (sign === ')') depth -= 1
    if (depth > DEPTH_MAX)
      return at(place, `troppe parentesi o condizioni una dentro l’altra, al massimo ${DEPTH_MAX}.`)
  }
  return null
}

/** A quoted text, each of whose signs is a letter, so that places stay. */
const quotedAway = (quoted: string) => 'x'.repeat(quoted.length)

/** What the parser says, in Italian. */
function faultInWords(error: unknown, text: string): string {
  const said = error instanceof Error ? error.message : ''
  const place = Number(/\[\d+:(\d+)\]/.exec(said)?.[1] ?? 0)
  const where = (words: string) =>
    place > 0 ? at(place - 1, words) : words.charAt(0).toLocaleUpperCase('it') + words.slice(1)
  const sign = /Unknown character "(.)"/u.exec(said)?.[1]
  if (sign === '=') return where('per confrontare si scrive ==.')
  if (sign) return where(`«${sign}» non si può usare.`)
  if (said.includes('Expected EOF')) {
    const comma = text[place - 2] === ',' || text[place - 1] === ',' || /\d,\d/.test(text)
    return where(comma ? 'c’è qualcosa di troppo; i decimali si scrivono con il punto.' : 'c’è qualcosa di troppo.')
  }
  const wanted = /Expected (.)/.exec(said)?.[1]
  if (wanted) return where(`manca «${wanted}».`)
  if (said.includes('member access')) return 'Il punto si usa solo nei decimali.'
  if (said.includes('TEOF')) return 'Manca qualcosa alla fine.'
  const unexpected = /unexpected \w+: (.*)/.exec(said)?.[1]
  return unexpected ? `Manca qualcosa prima di «${unexpected.slice(0, 20)}».` : 'L’espressione non si capisce.'
}

function parsed(text: string): ReadEspressione {
  const refused = refusedText(text)
  if (refused) return { fault: refused }
  try {
    const expression = parser.parse(text)
    const names = expression.symbols().filter((name) => !functionNames.includes(name))
    if (names.length > NAMES_MAX) return { fault: `Non più di ${NAMES_MAX} nomi.` }
    const bare = functionNames.find((name) => expression.symbols().includes(name) && !isCalled(text, name))
    if (bare) return { fault: `«${bare}» vuole i suoi valori fra parentesi.` }
    return {
      names,
      value(values) {
        const scope: Values = table(Object.fromEntries(values))
        try {
          return { number: finite(expression.evaluate(scope)) }
        } catch (error) {
          if (error instanceof ExpressionFault) return { fault: error.message }
          const missing = /undefined variable: (.*)/.exec(error instanceof Error ? error.message : '')?.[1]
          return { fault: missing ? unknownName(missing, text) : 'L’espressione non si può calcolare.' }
        }
      },
    }
  } catch (error) {
    return { fault: faultInWords(error, text) }
  }
}

/** Whether a function stands before brackets wherever it is named. */
function isCalled(text: string, name: string): boolean {
  const words = text.replaceAll(/"[^"]*"|'[^']*'/g, quotedAway).matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)
  return [...words].every((word) => word[0] !== name || /^\s*\(/.test(text.slice(word.index + name.length)))
}

/** Why a name says nothing, and where it stands. */
export function unknownName(name: string, text: string): string {
  const place = text.indexOf(name)
  const said = name.slice(0, 40)
  return at(Math.max(0, place), `la finestra non ha «${said}».`)
}

const read = new Map<string, ReadEspressione>()
const KEPT = 2000

/** An expression, or why it is none, in Italian, with the place. The same text is read once. */
export function readEspressione(text: string): ReadEspressione {
  const known = read.get(text)
  if (known) return known
  const fresh = parsed(text)
  if (read.size >= KEPT) read.clear()
  if (text.length <= EXPRESSION_MAX) read.set(text, fresh)
  return fresh
}

/** Why a text is no expression, in Italian; null when it is one. What it names is not looked at. */
export function espressioneReason(text: string): string | null {
  const expression = readEspressione(text)
  return 'fault' in expression ? expression.fault : null
}

/** What an expression calls an option: 'Tipo di vetro' → `tipo_di_vetro`; of one that every window has, `opzione_peso`. */
export function opzioneName(nome: string): string {
  const plain = nome.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('it')
  const name = plain.replaceAll(/[^a-z0-9]+/g, '_').replaceAll(/^_|_$/g, '')
  const taken = [...windowNames, ...functionNames, 'and', 'or', 'not'].includes(name)
  return taken || !/^[a-z]/.test(name) ? `opzione_${name}` : name
}

/** The first name that neither every window has nor `options` do, in words with its place; null when all are known. */
export function unknownNameReason(text: string, options: ReadonlySet<string>): string | null {
  const expression = readEspressione(text)
  if ('fault' in expression) return expression.fault
  const name = expression.names.find((one) => !windowNames.includes(one) && !options.has(one))
  return name === undefined ? null : unknownName(name, text)
}
