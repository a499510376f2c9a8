import fc from 'fast-check'
import type { DataModel, ModelDef, RelationDef, ScalarDef } from '../model.ts'

/** Values that are in the database, by model and field: filters with others would find nothing. */
export type Pools = Record<string, Record<string, unknown[]>>

export interface Query {
  model: string
  args: Record<string, unknown>
}

const HOSTILE = [
  "'",
  '"; DROP TABLE users; --',
  '\\',
  '%',
  '_',
  '$1',
  '$$',
  '{}',
  '{"a"}',
  'NULL',
  'è',
  '😀',
  '',
  ' ',
  ',',
  '(',
  "'')--",
]

/** Random queries over a whole schema, to any depth: selections, filters, orders, pages. */
export function queries({ models, enums }: DataModel, pools: Pools, names: readonly string[]): fc.Arbitrary<Query> {
  const scalars = (model: ModelDef) =>
    Object.entries(model.fields).filter((entry): entry is [string, ScalarDef] => entry[1].kind === 'scalar')
  const relations = (model: ModelDef) =>
    Object.entries(model.fields).filter((entry): entry is [string, RelationDef] => entry[1].kind === 'relation')
  const modelOf = (name: string) => models[name] as ModelDef
  const oneOf = <T>(...list: fc.Arbitrary<T>[]) => fc.oneof(...list)
  const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 })

  function value(model: string, name: string, field: ScalarDef): fc.Arbitrary<unknown> {
    const known = (pools[model]?.[name] ?? []).filter((found) => found !== null)
    const sample = known.length > 0 ? [fc.constantFrom(...known)] : []
    if (enums[field.type]) return fc.constantFrom(...Object.keys(enums[field.type]?.values ?? {}))
    switch (field.type) {
      case 'Int':
        return oneOf(...sample, fc.integer({ min: -5, max: 400 }))
      case 'BigInt':
        return oneOf(...sample, fc.bigInt({ min: -5n, max: 10n ** 15n }))
      case 'String':
        return oneOf(...sample, fc.constantFrom(...HOSTILE))
      case 'Boolean':
        return fc.boolean()
      case 'DateTime':
        return oneOf(...sample, fc.date({ min: new Date(0), max: new Date('2030-01-01'), noInvalidDate: true }))
      case 'Decimal':
        return oneOf(...sample, fc.constantFrom(0, 1.5, 1000, '12.34'))
      default:
        return fc.constant(null)
    }
  }

  /** Part of a text that is there, or a hostile one. */
  function piece(model: string, name: string): fc.Arbitrary<string> {
    const known = (pools[model]?.[name] ?? []).filter((found): found is string => typeof found === 'string')
    const cut = fc
      .tuple(fc.constantFrom(...known, ''), fc.nat(5), fc.integer({ min: 1, max: 4 }))
      .map(([text, from, n]) => text.slice(from, from + n))
    return oneOf(cut, fc.constantFrom(...HOSTILE))
  }

  function scalarFilter(model: string, name: string, field: ScalarDef): fc.Arbitrary<unknown> {
    if (field.list && field.type === 'String') {
      const known = (pools[model]?.[name] ?? []).flat().filter((found) => typeof found === 'string')
      return fc.array(fc.constantFrom(...known, ...HOSTILE), { maxLength: 3 }).map((hasSome) => ({ hasSome }))
    }
    const one = value(model, name, field)
    if (field.list || field.type === 'Json' || field.type === 'Bytes') return fc.constant(undefined)
    const nothing = field.required ? [] : [fc.constant(null), fc.constant({ equals: null }), fc.constant({ not: null })]
    const list = fc.array(one, { maxLength: 4 })
    const plain = [one, one.map((v) => ({ equals: v })), one.map((v) => ({ not: v })), ...nothing]
    if (field.type === 'Boolean')
      return oneOf<unknown>(
        ...plain,
        one.map((v) => ({ not: { equals: v } })),
      )
    const member = [
      list.map((v) => ({ in: v })),
      list.map((v) => ({ notIn: v })),
      list.map((v) => ({ not: { in: v } })),
    ]
    if (enums[field.type]) return oneOf<unknown>(...plain, ...member)
    const ranges = fc.record({ lt: one, lte: one, gt: one, gte: one }, { requiredKeys: [] })
    const compare = [ranges, ranges.map((v) => ({ not: v }))]
    if (field.type !== 'String') return oneOf<unknown>(...plain, ...member, ...compare)
    const operator = fc.constantFrom('contains', 'startsWith', 'endsWith')
    const mode = fc.constantFrom(undefined, 'default', 'insensitive')
    const likes = fc.tuple(operator, piece(model, name), mode, fc.boolean()).map(([op, text, how, negated]) => {
      return { ...(negated ? { not: { [op]: text } } : { [op]: text }), mode: how }
    })
    const insensitive = fc
      .tuple(fc.constantFrom('equals', 'not'), one)
      .map(([op, text]) => ({ [op]: String(text).toUpperCase(), mode: 'insensitive' }))
    return oneOf<unknown>(...plain, ...member, ...compare, likes, likes, insensitive)
  }

  function where(model: string, depth: number): fc.Arbitrary<Record<string, unknown>> {
    const def = modelOf(model)
    const single = fc.constantFrom(...scalars(def)).chain(([name, field]) => {
      return scalarFilter(model, name, field).map((filter) => ({ [name]: filter }))
    })
    const pair = fc.tuple(single, single).map(([a, b]) => ({ ...a, ...b }))
    const kinds: fc.Arbitrary<Record<string, unknown>>[] = [single, single, pair, fc.constant({})]
    if (depth > 0) {
      const inner = where(model, depth - 1)
      const many = fc.array(inner, { maxLength: 3 })
      kinds.push(
        many.map((list) => ({ AND: list })),
        many.map((list) => ({ OR: list })),
        many.map((list) => ({ NOT: list })),
        inner.map((one) => ({ NOT: one })),
        fc.tuple(inner, inner).map(([a, b]) => ({ ...a, AND: b })),
      )
      if (relations(def).length > 0) kinds.push(relationFilter(def, depth), relationFilter(def, depth))
    }
    return oneOf(...kinds)
  }

  function relationFilter(def: ModelDef, depth: number): fc.Arbitrary<Record<string, unknown>> {
    return fc.constantFrom(...relations(def)).chain(([name, field]) => {
      const inner = where(field.model, depth - 1)
      if (field.list) {
        return fc.tuple(fc.constantFrom('some', 'every', 'none'), inner).map(([how, w]) => ({ [name]: { [how]: w } }))
      }
      const nothing =
        field.required && field.owner
          ? []
          : [
              fc.constant({ [name]: null }),
              fc.constant({ [name]: { is: null } }),
              fc.constant({ [name]: { isNot: null } }),
            ]
      return oneOf<Record<string, unknown>>(
        inner.map((w) => ({ [name]: { is: w } })),
        inner.map((w) => ({ [name]: { isNot: w } })),
        ...nothing,
      )
    })
  }

  /** An order that leaves no two rows equal, or answers could differ without being wrong. */
  function orderBy(model: string): fc.Arbitrary<object[]> {
    const def = modelOf(model)
    const direction = fc.constantFrom('asc' as const, 'desc' as const)
    const own = fc
      .tuple(
        fc.constantFrom(...scalars(def).filter(([, { type }]) => type !== 'Json')),
        direction,
        fc.constantFrom(undefined, 'first', 'last'),
      )
      .map(([[name, field], sort, nulls]) => ({ [name]: nulls && !field.required ? { sort, nulls } : sort }))
    const related =
      relations(def).length === 0
        ? []
        : [
            fc.constantFrom(...relations(def)).chain(([name, field]) => {
              if (field.list) return direction.map((sort) => ({ [name]: { _count: sort } }))
              const inner = scalars(modelOf(field.model)).filter(([, { type }]) => type !== 'Json')
              return fc
                .tuple(fc.constantFrom(...inner), direction)
                .map(([[theirs], sort]) => ({ [name]: { [theirs]: sort } }))
            }),
          ]
    const last = direction.map((sort) => def.key.map((name) => ({ [name]: sort })))
    return fc
      .tuple(fc.array(oneOf<object>(own, ...related), { maxLength: 2 }), last)
      .map(([first, key]) => [...first, ...key])
  }

  function listArgs(model: string, depth: number): fc.Arbitrary<Record<string, unknown>> {
    return fc
      .tuple(selection(model, depth - 1), rarely(where(model, 1)), orderBy(model), rarely(fc.nat(4)), rarely(fc.nat(3)))
      .map(([select, filter, order, take, skip]) => ({ ...select, where: filter, orderBy: order, take, skip }))
  }

  function counts(def: ModelDef): fc.Arbitrary<unknown> {
    const lists = relations(def).filter(([, { list }]) => list)
    if (lists.length === 0) return fc.constant(undefined)
    const some = fc.constantFrom(...lists).chain(([name, { model }]) => {
      return oneOf<unknown>(
        fc.constant(true),
        where(model, 1).map((w) => ({ where: w })),
      ).map((one) => ({ select: { [name]: one } }))
    })
    return oneOf<unknown>(some, some, fc.constant(true))
  }

  function selection(model: string, depth: number): fc.Arbitrary<Record<string, unknown>> {
    const def = modelOf(model)
    const inner =
      depth <= 0 || relations(def).length === 0
        ? fc.constant({})
        : fc
            .uniqueArray(fc.constantFrom(...relations(def)), { maxLength: 3, selector: ([name]) => name })
            .chain((chosen) =>
              fc
                .tuple(
                  ...chosen.map(([, field]) =>
                    field.list
                      ? listArgs(field.model, depth)
                      : oneOf<unknown>(selection(field.model, depth - 1), fc.constant(true)),
                  ),
                )
                .map((parts) => Object.fromEntries(chosen.map(([name], i) => [name, parts[i]]))),
            )
    const some = fc
      .subarray(
        scalars(def).map(([name]) => name),
        { minLength: 1 },
      )
      .map((list) => Object.fromEntries(list.map((name) => [name, true])))
    const count = depth > 0 ? rarely(counts(def)) : fc.constant(undefined)
    const select = fc.tuple(some, inner, count).map(([a, b, _count]) => ({ select: { ...a, ...b, _count } }))
    const include = fc.tuple(inner, count).map(([b, _count]) => {
      return Object.keys(b).length > 0 || _count !== undefined ? { include: { ...b, _count } } : {}
    })
    return oneOf<Record<string, unknown>>(select, select, include)
  }

  return fc.constantFrom(...names).chain((model) => {
    const page = oneOf<Record<string, unknown>>(
      fc.constant({}),
      fc.nat(30).map((skip) => ({ skip })),
    )
    return fc
      .tuple(selection(model, 4), where(model, 3), orderBy(model), fc.integer({ min: 0, max: 12 }), page)
      .map(([select, filter, order, take, rest]) => {
        return { model, args: defined({ ...select, where: filter, orderBy: order, take, ...rest }) as Query['args'] }
      })
  })
}

/** Without what is undefined: Prisma minds it where a model has no such argument. */
function defined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(defined)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(entries.map(([name, item]) => [name, defined(item)]))
}
