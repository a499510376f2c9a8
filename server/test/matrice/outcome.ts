import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import type { CallOutcome } from '../client.ts'

/** A selection of everything below a type; edges repeat what `nodes` says, cycles are cut. */
export function selectionOf(type: GraphQLOutputType, above: readonly string[] = []): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (!isObjectType(named)) throw new Error(`Selezione di ${named.name}: da scrivere a mano`)
  const fields = campi(named, [...above, named.name])
  return `{ ${fields.join(' ')} }`
}

function campi(type: GraphQLObjectType, above: readonly string[]): string[] {
  return Object.values(type.getFields())
    .filter(({ name, args }) => name !== 'edges' && !args.some(isRequiredArgument))
    .filter((field) => !above.includes(getNamedType(field.type).name))
    .map((field) => `${field.name} ${selectionOf(field.type, above)}`)
}

/** Paths of what was answered, list positions left out: `preventivi.nodes.agente.codice`. */
function percorsi(value: unknown, path = ''): string[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((item) => percorsi(item, path))
  if (typeof value !== 'object' || value instanceof Date) return [path]
  return [path, ...Object.entries(value).flatMap(([name, below]) => percorsi(below, path ? `${path}.${name}` : name))]
}

/** The uppermost paths that `tutti` has and this answer has not. */
function mancanti(tutti: ReadonlySet<string>, suoi: ReadonlySet<string>): string[] {
  const absent = [...tutti].filter((path) => !suoi.has(path))
  return absent.filter((path) => !absent.includes(path.slice(0, path.lastIndexOf('.')))).sort()
}

/** Rows of a list or of a page; null for what is neither. */
function righe(value: unknown): number | null {
  const list = Array.isArray(value) ? value : (value as { nodes?: unknown } | null)?.nodes
  return Array.isArray(list) ? list.filter((row) => row !== null).length : null
}

/** How many rows, told so that tests that come later do not change the word. */
export function howMany(rows: number, tutte: number): string {
  if (rows === 0) return 'nessuna riga'
  return rows === tutte ? 'tutte le righe' : 'alcune righe'
}

const refusalCodes = (esito: CallOutcome<unknown>): string[] => [
  ...new Set((esito.errors ?? []).map(({ extensions }) => String(extensions?.code))),
]

const valore = (esito: CallOutcome<unknown>, campo: string) =>
  (esito.data as Record<string, unknown> | null | undefined)?.[campo]

/** All that there is to read: what a superuser gets. */
export interface Everything {
  percorsi: ReadonlySet<string>
  righe: number
}

export const everything = (esito: CallOutcome<unknown>, campo: string): Everything => ({
  percorsi: new Set(percorsi(valore(esito, campo))),
  righe: righe(valore(esito, campo)) ?? 0,
})

/** One phrase for the answer to a read: how much of it there is, what is withheld of it, or why there is none. */
export function readOutcome(
  esito: CallOutcome<unknown>,
  campo: string,
  { percorsi: attesi, righe: tutte }: Everything,
): string {
  const value = valore(esito, campo)
  const refused = refusalCodes(esito)
  if (value === null || value === undefined) return refused.join(' ') || 'nulla'
  const rows = righe(value)
  const senza = rows === 0 ? [] : mancanti(attesi, new Set(percorsi(value)))
  const quanto = rows === null ? 'dati' : howMany(rows, tutte)
  return [quanto, ...(senza.length > 0 ? [`senza ${senza.join(', ')}`] : []), ...refused].join(' ')
}

interface PayloadLetto {
  errors: { code: string; field: string | null }[]
  esiti?: { fatto: boolean; motivo: string | null }[] | null
}

/** One word for the answer to a write: done, refused, or which user errors; and whether it may have changed something. */
export function writeOutcome(esito: CallOutcome<unknown>, campo: string): { esito: string; cambiato: boolean } {
  const payload = (esito.data as Record<string, PayloadLetto | null> | null | undefined)?.[campo]
  if (!payload) return { esito: refusalCodes(esito).join(' '), cambiato: false }
  const rifiutati = payload.esiti?.filter(({ fatto }) => !fatto).map(({ motivo }) => motivo) ?? []
  if (rifiutati.length > 0) {
    return { esito: `esito: ${rifiutati.join(' ')}`, cambiato: rifiutati.length < (payload.esiti?.length ?? 0) }
  }
  if (payload.errors.length === 0) return { esito: 'fatto', cambiato: true }
  const errori = payload.errors.map(({ field, code }) => `${field ?? 'tutto'} ${code}`)
  return { esito: `errori: ${errori.join(', ')}`, cambiato: false }
}

/** Callers grouped by what they got: `{ "dati": "super staff", "FORBIDDEN": "app" }`. */
export function groupOutcomes(esiti: readonly (readonly [chi: string, esito: string])[]): Record<string, string> {
  const perEsito = new Map<string, string[]>()
  for (const [chi, esito] of esiti) perEsito.set(esito, [...(perEsito.get(esito) ?? []), chi])
  return Object.fromEntries([...perEsito].map(([esito, chi]) => [esito, chi.join(', ')]))
}
