// A choice has two spellings: `inRitardo` in rules, settings, addresses and REST, IN_RITARDO in the schema.

type IsUpper<Letter extends string> = Letter extends Lowercase<Letter> ? false : true

/** Whether the next capital begins a word: after a small letter, digits between them not counted. */
type After<Letter extends string, Before extends boolean> =
  Letter extends Lowercase<Uppercase<Letter>> ? (Letter extends Uppercase<Letter> ? Before : true) : false

type Upper<Word extends string, Before extends boolean = false> = Word extends `${infer Head}${infer Tail}`
  ? `${IsUpper<Head> extends Before ? (Before extends true ? '_' : '') : ''}${Uppercase<Head>}${Upper<Tail, After<Head, Before>>}`
  : ''

/** The value of the schema's enum for a word of the rules. */
export type EnumName<Word extends string> = string extends Word ? string : Word extends '' ? never : Upper<Word>

/** `in_attesa` → `IN_ATTESA`, `inRitardo` → `IN_RITARDO`, `B2Cs` → `B2CS`. */
export function enumName<Word extends string>(word: Word): EnumName<Word> {
  return word.replace(/[a-z]\d*(?=[A-Z])/g, '$&_').toUpperCase() as EnumName<Word>
}

/** The same of a choice that may be missing: the empty word of a form or an address is none. */
export function enumNameOrNull<Word extends string>(word: Word | null | undefined): EnumName<Word> | null {
  return word ? enumName(word) : null
}

const known = new WeakMap<readonly string[], ReadonlyMap<string, string>>()

function byName(words: readonly string[]): ReadonlyMap<string, string> {
  const made = known.get(words) ?? new Map(words.map((word) => [enumName<string>(word), word]))
  known.set(words, made)
  return made
}

/**
 * The word of the rules for a value of the schema's enum, null for none.
 * @param words those of the rules
 * @throws Error when the value is of another enum
 */
export function wordOfEnum<Word extends string>(words: readonly Word[], name: EnumName<Word>): Word
export function wordOfEnum<Word extends string>(words: readonly Word[], name: EnumName<Word> | null): Word | null
export function wordOfEnum<Word extends string>(words: readonly Word[], name: EnumName<Word> | null): Word | null {
  if (name === null) return null
  const word = byName(words).get(name)
  if (word === undefined) throw new Error(`${name} is none of ${words.join(', ')}`)
  return word as Word
}

/**
 * Reads rows with a choice of theirs as a word of the rules.
 * @example celleRotte.map(withWord('reparto', CAPACITY_REPARTI))
 */
export const withWord =
  <Field extends string, Word extends string>(field: Field, words: readonly Word[]) =>
  <Row extends Readonly<Record<Field, EnumName<Word>>>>(row: Row) =>
    ({ ...row, [field]: wordOfEnum(words, row[field]) }) as Omit<Row, Field> & Readonly<Record<Field, Word>>
