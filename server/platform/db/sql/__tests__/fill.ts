import { dataModel } from '#prisma/generated/dataModel.ts'
import type { Db } from '../../prisma.ts'
import type { ModelDef, ScalarDef } from '../model.ts'

interface Delegate {
  findMany(args: object): Promise<Record<string, unknown>[]>
  count(args?: object): Promise<number>
  create(args: object): Promise<unknown>
}

/** The client's part for a model by its name. */
export const delegateOf = (db: Db, model: string): Delegate =>
  db[(model.charAt(0).toLowerCase() + model.slice(1)) as keyof Db] as Delegate

/** Adds rows to tables that have few, so that every relation has something to find: nulls, repeated texts, odd letters. */
export async function fillEmptyTables(db: Db, wanted = 12): Promise<void> {
  const names = Object.keys(dataModel.models)
  let failures = 0
  for (let round = 0; round < 4; round++) {
    for (const name of names) {
      for (let n = await delegateOf(db, name).count(); n < wanted; n++) {
        // What a constraint or a trigger refuses is left out.
        const row = await rowOf(db, dataModel.models[name] as ModelDef, round * 100 + n)
        if (row)
          await delegateOf(db, name)
            .create({ data: row })
            .catch(() => failures++)
      }
    }
  }
  if (failures > 5000) throw new Error('the tables are not filled')
}

async function rowOf(db: Db, def: ModelDef, n: number): Promise<object | null> {
  const row: Record<string, unknown> = {}
  for (const field of Object.values(def.fields)) {
    if (field.kind !== 'relation' || !field.owner || !field.on) continue
    const { here, there } = field.on
    if (!field.required && n % 3 === 0) continue
    const found = await delegateOf(db, field.model).findMany({
      select: Object.fromEntries(there.map((name) => [name, true])),
      take: 50,
    })
    if (found.length === 0) {
      if (field.required) return null
      continue
    }
    for (const [i, name] of here.entries()) row[name] = found[(n * 7 + i) % found.length]?.[there[i] ?? '']
  }
  for (const [name, field] of Object.entries(def.fields)) {
    const isSerial = def.key.includes(name) && (field.kind !== 'scalar' || field.type !== 'String')
    if (field.kind !== 'scalar' || name in row || isSerial || name === 'tx') continue
    const isUnique = def.uniques.some((unique) => unique.includes(name))
    if (!field.required && n % 2 === 1 && !isUnique) continue
    row[name] = sampleOf(field, n, isUnique)
  }
  return row
}

const TEXTS = ['Rossi', 'rossi', 'ROSSI', "D'Angelo", '50% è', 'a_b', 'a\\b', '', 'Ünï 😀']

function sampleOf({ type }: ScalarDef, n: number, unique: boolean): unknown {
  const values = Object.keys(dataModel.enums[type]?.values ?? {})
  if (values.length > 0) return values[n % values.length]
  switch (type) {
    case 'Int':
      return n + 1
    case 'BigInt':
      return BigInt(n) * 10n ** 14n
    case 'Boolean':
      return n % 2 === 0
    case 'DateTime':
      return new Date(Date.UTC(2026, n % 12, 1 + (n % 28), n % 24, n % 60, n % 60, (n * 37) % 1000))
    case 'Decimal':
      return (n * 1.25).toFixed(2)
    case 'Json':
      return { n, list: [1, 'due', null], text: TEXTS[n % TEXTS.length] }
    default:
      return unique ? `${TEXTS[n % TEXTS.length]} ${n}` : TEXTS[n % TEXTS.length]
  }
}
