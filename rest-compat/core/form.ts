import type { RestFields } from './fields.ts'

type Pair = readonly [string, unknown]

/** `name[3]…` → 3 and what follows: `serramenti[0]quantita`, `[0].quantita` and `[0][quantita]` are the same. */
function readIndexed(key: string, name: string): { index: number; resto: string } | null {
  if (!key.startsWith(`${name}[`)) return null
  const [, index, resto = ''] = /^\[(\d{1,4})\](.*)$/s.exec(key.slice(name.length)) ?? []
  if (index === undefined) return null
  return { index: Number(index), resto: resto.replace(/^\.|^\[([^\]]*)\]/, '$1') }
}

function valueFor(name: string, pairs: readonly Pair[]): unknown[] {
  const repeated = pairs.filter(([key]) => key === name || key === `${name}[]`).map(([, value]) => value)
  const indexed = pairs.flatMap(([key, value]) => {
    const found = readIndexed(key, name)
    return found && found.resto === '' ? [{ index: found.index, valore: value }] : []
  })
  return [...repeated, ...indexed.sort((a, b) => a.index - b.index).map(({ valore }) => valore)]
}

function righeOf(name: string, pairs: readonly Pair[], fields: RestFields): Record<string, unknown>[] {
  const byIndex = new Map<number, Pair[]>()
  for (const [key, value] of pairs) {
    const found = readIndexed(key, name)
    if (!found || found.resto === '') continue
    const riga = byIndex.get(found.index) ?? []
    byIndex.set(found.index, [...riga, [found.resto, value]])
  }
  return [...byIndex].sort(([a], [b]) => a - b).map(([, riga]) => fieldsOfForm(riga, fields))
}

/**
 * The fields of a form (or of a query string) as an object: the last of repeated keys, lists from repeated keys or
 * `ids[0]`, rows from `righe[0]quantita`. Only the fields of the table are looked for.
 */
export function fieldsOfForm(pairs: readonly Pair[], fields: RestFields): Record<string, unknown> {
  const oggetto: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.righe) {
      const righe = righeOf(name, pairs, field.righe)
      if (righe.length > 0) oggetto[name] = righe
      continue
    }
    const values = valueFor(name, pairs)
    if (values.length > 0) oggetto[name] = field.tipo === 'list' ? values : values.at(-1)
  }
  return oggetto
}
