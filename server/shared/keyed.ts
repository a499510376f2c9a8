// Lists of the firm whose entries are named by a key, which stays when they are called otherwise. docs/recipes.md
import { type InferType, object, string } from 'yup'
import { foldName, itemName } from './arranged.ts'
import { booleanRule, field, INVALID_CHOICE, refersToKey, withoutCoercion } from './fields/fields.ts'
import type { KeyedEntry } from './keyedEntries.ts'

/** Signs of a key at most. */
const KEY_MAX = 50

/**
 * The key of a new entry, after its name.
 * @param taken keys that there are
 * @param prefix of a name that does not begin with a letter, a word in lower case
 */
export function keyOfName(name: string, taken: readonly string[], prefix: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z0-9]+/g)?.join('_') ?? ''
  const key = (/^[a-z]/.test(words) ? words : `${prefix}_${words}`).slice(0, KEY_MAX - 5)
  let [free, count] = [key, 1]
  while (taken.includes(free)) free = `${key}_${++count}`
  return free
}

/** The key of an entry that there is. @param model as Prisma calls it */
export const keyRule = (model: string) =>
  refersToKey(
    model,
    'chiave',
    withoutCoercion(string())
      .typeError(INVALID_CHOICE)
      .transform((_value, original) => (original === '' ? null : original))
      .max(KEY_MAX, INVALID_CHOICE),
  )

/** The same, which may be missing (null). */
export const optionalKeyRule = (model: string) => keyRule(model).nullable().defined().default(null)

/** The fields of an entry that is only named, and perhaps offered no more. */
export const keyedSchema = object({
  nome: itemName(),
  inUso: field(
    'Si può scegliere',
    booleanRule(true),
    'Whether it is offered; what is not stays where it is written, and is taken from who writes it.',
  ),
})

export type KeyedInput = InferType<typeof keyedSchema>

/** The key that a file means, which may write the key or the name; what means none stays as it is, to be refused. */
export function writtenKey(entries: readonly Pick<KeyedEntry, 'chiave' | 'nome'>[], written: string): string | null {
  const folded = foldName(written)
  if (folded === '') return null
  const found =
    entries.find(({ chiave }) => foldName(chiave) === folded) ?? entries.find(({ nome }) => foldName(nome) === folded)
  return found?.chiave ?? written.trim()
}
