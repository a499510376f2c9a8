import type { RestFields } from './fields.ts'

type Coppia = readonly [string, unknown]

/** `nome[3]…` → 3 and what follows: `serramenti[0]quantita`, `[0].quantita` and `[0][quantita]` are the same. */
function indicizzata(chiave: string, nome: string): { indice: number; resto: string } | null {
  if (!chiave.startsWith(`${nome}[`)) return null
  const [, indice, resto = ''] = /^\[(\d{1,4})\](.*)$/s.exec(chiave.slice(nome.length)) ?? []
  if (indice === undefined) return null
  return { indice: Number(indice), resto: resto.replace(/^\.|^\[([^\]]*)\]/, '$1') }
}

function valoreDi(nome: string, coppie: readonly Coppia[]): unknown[] {
  const ripetute = coppie.filter(([chiave]) => chiave === nome || chiave === `${nome}[]`).map(([, valore]) => valore)
  const indicizzate = coppie.flatMap(([chiave, valore]) => {
    const trovata = indicizzata(chiave, nome)
    return trovata && trovata.resto === '' ? [{ indice: trovata.indice, valore }] : []
  })
  return [...ripetute, ...indicizzate.sort((a, b) => a.indice - b.indice).map(({ valore }) => valore)]
}

function righeDi(nome: string, coppie: readonly Coppia[], fields: RestFields): Record<string, unknown>[] {
  const perIndice = new Map<number, Coppia[]>()
  for (const [chiave, valore] of coppie) {
    const trovata = indicizzata(chiave, nome)
    if (!trovata || trovata.resto === '') continue
    const riga = perIndice.get(trovata.indice) ?? []
    perIndice.set(trovata.indice, [...riga, [trovata.resto, valore]])
  }
  return [...perIndice].sort(([a], [b]) => a - b).map(([, riga]) => fieldsOfForm(riga, fields))
}

/**
 * The fields of a form (or of a query string) as an object: the last of repeated keys, lists from repeated keys or
 * `ids[0]`, rows from `righe[0]quantita`. Only the fields of the table are looked for.
 */
export function fieldsOfForm(coppie: readonly Coppia[], fields: RestFields): Record<string, unknown> {
  const oggetto: Record<string, unknown> = {}
  for (const [nome, campo] of Object.entries(fields)) {
    if (campo.righe) {
      const righe = righeDi(nome, coppie, campo.righe)
      if (righe.length > 0) oggetto[nome] = righe
      continue
    }
    const values = valoreDi(nome, coppie)
    if (values.length > 0) oggetto[nome] = campo.tipo === 'list' ? values : values.at(-1)
  }
  return oggetto
}
