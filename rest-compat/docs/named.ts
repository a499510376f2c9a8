import { type JsonSchema, SCHEMA_NAME } from '#rest/core/answerShape.ts'

/** `set_stato` → `SetStato`. */
export const inPascal = (words: string) =>
  words
    .split(/[^a-zA-Z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** The last word of a path that is no parameter: `/api/planner/ordini/{id}/tempi/` → `Tempi`. */
export function nameOfPath(path: string): string {
  const words = path.split('/').filter((word) => word !== '' && !word.startsWith('{'))
  return inPascal(words.at(-1) ?? '')
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The named objects of a document: each structure once, under `components.schemas`. Two structures of the same name
 * are told apart by where the second is first met.
 */
export class NamedSchemas {
  readonly #names = new Map<string, string>()
  readonly #schemas: Record<string, JsonSchema>

  /** @param known names that are taken */
  constructor(known: Record<string, JsonSchema>) {
    this.#schemas = { ...known }
  }

  /** All of them, by name. */
  get all(): Record<string, JsonSchema> {
    return Object.fromEntries(Object.entries(this.#schemas).sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  /**
   * A schema with its objects as references.
   * @param place where it stands, in words: `Tempi`
   * @param hint what an object without a name is called; its parts are called after their fields
   */
  refer(schema: JsonSchema, place: string, hint: string): JsonSchema {
    const { properties, items, additionalProperties, oneOf, ...rest } = schema
    if (Array.isArray(oneOf)) return { ...rest, oneOf: oneOf.map((one) => this.refer(one as JsonSchema, place, hint)) }
    if (items) return { ...rest, items: isObject(items) ? this.refer(items, place, hint) : items }
    if (isObject(additionalProperties) && !properties)
      return { ...rest, additionalProperties: this.refer(additionalProperties, place, hint) }
    if (!isObject(properties)) return schema
    const inner = Object.fromEntries(
      Object.entries(properties as Record<string, JsonSchema>).map(([name, one]) => [
        name,
        this.refer(one, place, hint + inPascal(name)),
      ]),
    )
    const { description, type, ...other } = rest
    const isNullable = Array.isArray(type) && type.includes('null')
    const whole = { ...other, type: 'object', properties: inner }
    const $ref = `#/components/schemas/${this.#nameOf(whole, schema[SCHEMA_NAME] ?? hint, place)}`
    const told = description === undefined ? {} : { description }
    return isNullable ? { anyOf: [{ $ref }, { type: 'null' }], ...told } : { $ref, ...told }
  }

  #nameOf(schema: JsonSchema, wanted: string, place: string): string {
    const key = wanted + JSON.stringify(schema)
    const known = this.#names.get(key)
    if (known) return known
    const candidates = [wanted, wanted + place, ...Array.from({ length: 99 }, (_, n) => `${wanted}${place}${n + 2}`)]
    const name = candidates.find((candidate) => !Object.hasOwn(this.#schemas, candidate))
    if (name === undefined) throw new Error(`REST: troppi schemi di nome ${wanted}`)
    this.#names.set(key, name)
    this.#schemas[name] = schema
    return name
  }
}
