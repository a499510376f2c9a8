import { motivoExtraFields } from '../../../../../../server/ordini/righe/rules.ts'

export type Valore = string | number | boolean | null
export type Campi = Readonly<Record<string, Valore>>

/** A field as it is being written. */
export interface VoceExtra {
  /** For React: names change while they are typed. */
  id: number
  nome: string
  testo: string
}

/** The fields as GraphQL's JSON gives them; what is no plain value is left out. */
export function campiDa(json: unknown): Campi {
  const voci = typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.entries(json) : []
  return Object.fromEntries(
    voci.filter((voce): voce is [string, Valore] => voce[1] === null || typeof voce[1] !== 'object'),
  )
}

/** A value as a reader expects it. */
export function leggibile(valore: Valore): string {
  if (typeof valore === 'boolean') return valore ? 'Sì' : 'No'
  return valore === null ? '' : String(valore)
}

export function vociDi(campi: Campi): VoceExtra[] {
  return Object.entries(campi).map(([nome, valore], id) => ({ id, nome, testo: leggibile(valore) }))
}

/** The fields as written; one that was not touched keeps its own kind (a number stays a number). */
export function campiDi(voci: readonly VoceExtra[], letti: Campi): Record<string, Valore> {
  return Object.fromEntries(
    voci.map(({ nome, testo }) => {
      const chiave = nome.trim()
      const letto = Object.hasOwn(letti, chiave) ? letti[chiave] : undefined
      return [chiave, letto !== undefined && leggibile(letto) === testo ? letto : testo]
    }),
  )
}

/** Why they cannot be saved, or null. */
export function motivoVoci(voci: readonly VoceExtra[], letti: Campi): string | null {
  const nomi = voci.map(({ nome }) => nome.trim())
  const doppio = nomi.find((nome, indice) => nomi.indexOf(nome) !== indice)
  return doppio ? `Il campo «${doppio}» compare due volte` : motivoExtraFields(campiDi(voci, letti))
}
