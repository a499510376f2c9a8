import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import type { CallOutcome } from '../client.ts'

/** Rows that a selection passes: a row and those it leads to. Every type of rows is read by its own id too. */
const MAX_ROWS = 2

const isRow = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'Node')

/** Whether a type is a row, or a page of rows. */
function areRows(type: GraphQLObjectType): boolean {
  const node = type.getFields().nodes
  const named = node ? getNamedType(node.type) : type
  return isObjectType(named) && isRow(named)
}

/** A selection of what is below a type; edges repeat what `nodes` says, cycles and links of links are cut. */
export function selectionOf(type: GraphQLOutputType, above: readonly GraphQLObjectType[] = []): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (!isObjectType(named)) throw new Error(`Selezione di ${named.name}: da scrivere a mano`)
  const fields = columns(named, [...above, named])
  return `{ ${fields.join(' ')} }`
}

function columns(type: GraphQLObjectType, above: readonly GraphQLObjectType[]): string[] {
  const isFull = above.filter(isRow).length >= MAX_ROWS
  const isCut = (named: unknown) => isObjectType(named) && (above.includes(named) || (isFull && areRows(named)))
  return Object.values(type.getFields())
    .filter(({ name, args }) => name !== 'edges' && !args.some(isRequiredArgument))
    .filter((field) => !isCut(getNamedType(field.type)))
    .map((field) => `${field.name} ${selectionOf(field.type, above)}`)
}

/** Paths of what was answered, list positions left out: `preventivi.nodes.agente.codice`. */
function paths(value: unknown, path = ''): string[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap((item) => paths(item, path))
  if (typeof value !== 'object' || value instanceof Date) return [path]
  return [path, ...Object.entries(value).flatMap(([name, below]) => paths(below, path ? `${path}.${name}` : name))]
}

/** The uppermost paths that `all` has and this answer has not. */
function missing(all: ReadonlySet<string>, own: ReadonlySet<string>): string[] {
  const absent = [...all].filter((path) => !own.has(path))
  return absent.filter((path) => !absent.includes(path.slice(0, path.lastIndexOf('.')))).sort()
}

/** Rows of a list or of a page; null for what is neither. */
function righe(value: unknown): number | null {
  const list = Array.isArray(value) ? value : (value as { nodes?: unknown } | null)?.nodes
  return Array.isArray(list) ? list.filter((row) => row !== null).length : null
}

/** How many rows, told so that tests that come later do not change the word. */
export function howMany(rows: number, all: number): string {
  if (rows === 0) return 'nessuna riga'
  return rows === all ? 'tutte le righe' : 'alcune righe'
}

const refusalCodes = (outcome: CallOutcome<unknown>): string[] => [
  ...new Set((outcome.errors ?? []).map(({ extensions }) => String(extensions?.code))),
]

const content = (outcome: CallOutcome<unknown>, field: string) =>
  (outcome.data as Record<string, unknown> | null | undefined)?.[field]

/** All that there is to read: what a superuser gets. */
export interface Everything {
  paths: ReadonlySet<string>
  righe: number
}

export const everything = (outcome: CallOutcome<unknown>, field: string): Everything => ({
  paths: new Set(paths(content(outcome, field))),
  righe: righe(content(outcome, field)) ?? 0,
})

/** One phrase for the answer to a read: how much of it there is, what is withheld of it, or why there is none. */
export function readOutcome(
  outcome: CallOutcome<unknown>,
  field: string,
  { paths: expected, righe: all }: Everything,
): string {
  const value = content(outcome, field)
  const refused = refusalCodes(outcome)
  if (value === null || value === undefined) return refused.join(' ') || 'nulla'
  const rows = righe(value)
  const senza = rows === 0 ? [] : missing(expected, new Set(paths(value)))
  const amount = rows === null ? 'dati' : howMany(rows, all)
  return [amount, ...(senza.length > 0 ? [`senza ${senza.join(', ')}`] : []), ...refused].join(' ')
}

interface ReadPayload {
  errors: { code: string; field: string | null }[]
  esiti?: { fatto: boolean; motivo: string | null }[] | null
}

/** One word for the answer to a write: done, refused, or which user errors; and whether it may have changed something. */
export function writeOutcome(outcome: CallOutcome<unknown>, field: string): { esito: string; changed: boolean } {
  const payload = (outcome.data as Record<string, ReadPayload | null> | null | undefined)?.[field]
  if (!payload) return { esito: refusalCodes(outcome).join(' '), changed: false }
  const refused = payload.esiti?.filter(({ fatto }) => !fatto).map(({ motivo }) => motivo) ?? []
  if (refused.length > 0) {
    return { esito: `esito: ${refused.join(' ')}`, changed: refused.length < (payload.esiti?.length ?? 0) }
  }
  if (payload.errors.length === 0) return { esito: 'fatto', changed: true }
  const errors = payload.errors.map(({ field, code }) => `${field ?? 'tutto'} ${code}`)
  return { esito: `errori: ${errors.join(', ')}`, changed: false }
}

/** Callers grouped by what they got: `{ "dati": "super staff", "FORBIDDEN": "app" }`. */
export function groupOutcomes(outcomes: readonly (readonly [chi: string, esito: string])[]): Record<string, string> {
  const byOutcome = new Map<string, string[]>()
  for (const [who, outcome] of outcomes) byOutcome.set(outcome, [...(byOutcome.get(outcome) ?? []), who])
  return Object.fromEntries([...byOutcome].map(([outcome, who]) => [outcome, who.join(', ')]))
}
