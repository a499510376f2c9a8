import { sampleOf } from '#server-test/depth.ts'
import { type DescribedCall, type Parameter, schemaOf, type ValueSchema } from './document.ts'

/** Values of a parameter: some that it takes, and some that it does not. */
interface Values {
  good: string[]
  wrong: string[]
}

const typesOf = ({ type }: ValueSchema) => [type].flat()

function valuesOfSchema(schema: ValueSchema): Values {
  const choices = (schema.enum ?? []).filter((one) => one !== null).map(String)
  if (choices.length > 0) return { good: choices.slice(0, 2), wrong: ['nessuna'] }
  if (schema.format === 'date') return { good: ['2026-01-15', '2099-12-31'], wrong: ['2026-13-45', 'ieri'] }
  const types = typesOf(schema)
  if (types.includes('array') && schema.items) return valuesOfSchema(schemaOf(schema.items))
  if (types.includes('boolean')) return { good: ['true', 'false'], wrong: ['forse'] }
  if (types.includes('integer') || types.includes('number')) return { good: ['1'], wrong: ['x', '99999999999'] }
  return { good: ['a', '2026-11'], wrong: ['\0', 'x'.repeat(300)] }
}

const NAMED: Readonly<Record<string, Values>> = {
  page: { good: ['1', 'last'], wrong: ['2', '0', 'x', '999'] },
  page_size: { good: ['1', '1000'], wrong: ['0', 'x'] },
  id: { good: ['1', '1,2'], wrong: ['x', ''] },
  q: { good: ['a', ''], wrong: ['zzzzzz'] },
}

/** The orders of a list, of which its parameter speaks in words. */
function orderings({ description = '' }: Parameter): Values {
  const names = (/: ([^:]+)\.$/.exec(description)?.[1] ?? '').split(', ')
  return { good: [...names, `-${names[0]}`, names.slice(0, 2).join(',')], wrong: ['niente'] }
}

/** @param known numbers of rows that there are, by the name of what refers to them */
function valuesOf(parameter: Parameter, known: Readonly<Record<string, number>>): Values {
  if (parameter.name === 'ordering') return orderings(parameter)
  const values = NAMED[parameter.name] ?? valuesOfSchema(parameter.schema)
  const row = known[parameter.name]
  return row === undefined ? values : { good: [String(row)], wrong: ['999999', ...values.wrong] }
}

type Pairs = readonly (readonly [string, string])[]

const PAGING = ['page', 'page_size', 'ordering', 'q', 'id', 'search']

/**
 * Query strings of a call: none, each parameter with what it takes and what it does not, and in pairs with what pages and
 * with the next one.
 * @param known numbers of rows that there are, by the name of what refers to them
 */
export function* queriesOf({ parameters }: DescribedCall, known: Readonly<Record<string, number>>): Generator<string> {
  const asked = parameters.filter((one) => one.in === 'query')
  const values = new Map(asked.map((one) => [one.name, valuesOf(one, known)]))
  const first = (name: string) => values.get(name)?.good[0] ?? ''
  const wanted = asked.filter(({ required }) => required).map(({ name }) => name)
  const write = (pairs: Pairs) => {
    const named = new Set(pairs.map(([name]) => name))
    const beside = wanted.filter((name) => !named.has(name)).map((name) => [name, first(name)])
    return new URLSearchParams([...pairs.map((pair) => [...pair]), ...beside]).toString()
  }
  yield ''
  yield write([])
  for (const [name, { good, wrong }] of values)
    for (const value of [...sampleOf(good, 1), ...sampleOf(wrong, 1)]) yield write([[name, value]])
  const names = [...values.keys()]
  const pairs = names.flatMap((name, index) => {
    const others = names.filter((other, at) => at === index + 1 || (PAGING.includes(other) && other !== name))
    return others.map((other) => [name, other] as const)
  })
  for (const pair of sampleOf(pairs, 4)) yield write(pair.map((name) => [name, first(name)] as const))
}
