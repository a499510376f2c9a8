import { whyBadExtraFields } from '../../../../../../server/ordini/righe/rules.ts'

type ExtraValue = string | number | boolean | null
export type ExtraMap = Readonly<Record<string, ExtraValue>>

/** A field as it is being written. */
export interface ExtraFormEntry {
  /** For React: names change while they are typed. */
  id: number
  nome: string
  testo: string
}

/** The fields as GraphQL's JSON gives them; what is no plain value is left out. */
export function extraFromJson(json: unknown): ExtraMap {
  const voci = typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.entries(json) : []
  return Object.fromEntries(
    voci.filter((voce): voce is [string, ExtraValue] => voce[1] === null || typeof voce[1] !== 'object'),
  )
}

/** A value as a reader expects it. */
export function readableExtraValue(value: ExtraValue): string {
  if (typeof value === 'boolean') return value ? 'Sì' : 'No'
  return value === null ? '' : String(value)
}

export function entriesOfExtra(fields: ExtraMap): ExtraFormEntry[] {
  return Object.entries(fields).map(([nome, valore], id) => ({ id, nome, testo: readableExtraValue(valore) }))
}

/** The fields as written; one that was not touched keeps its own kind (a number stays a number). */
export function extraFromEntries(voci: readonly ExtraFormEntry[], letti: ExtraMap): Record<string, ExtraValue> {
  return Object.fromEntries(
    voci.map(({ nome, testo }) => {
      const chiave = nome.trim()
      const letto = Object.hasOwn(letti, chiave) ? letti[chiave] : undefined
      return [chiave, letto !== undefined && readableExtraValue(letto) === testo ? letto : testo]
    }),
  )
}

/** Why they cannot be saved, or null. */
export function whyBadEntries(voci: readonly ExtraFormEntry[], letti: ExtraMap): string | null {
  const names = voci.map(({ nome }) => nome.trim())
  const doppio = names.find((nome, index) => names.indexOf(nome) !== index)
  return doppio ? `Il campo «${doppio}» compare due volte` : whyBadExtraFields(extraFromEntries(voci, letti))
}
