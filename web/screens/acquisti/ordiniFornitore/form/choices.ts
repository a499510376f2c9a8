import { stateInWords } from '#shared/formats/formats.ts'
/** The questions of the form, as an administrator words them. */
export interface FornituraQuestions {
  readonly arrivo: readonly string[]
  readonly legno: readonly string[]
}

/** Suppliers with what they supply. */
export type ChoosableFornitori = readonly {
  readonly pk: number
  readonly nome: string
  readonly tipologia: string
  readonly isDefault: boolean
  readonly altriMateriali: readonly { readonly tipologia: string; readonly isDefault: boolean }[]
}[]

/** What the form of a supplier order chooses from. */
export interface FornituraFormChoices {
  tipologie: readonly string[]
  fornitori: ChoosableFornitori
  /** Names of the states. */
  stati: readonly string[]
  /** What is asked when it arrives. */
  domande: FornituraQuestions
}

/** Names as choices of a field; one that is no longer in the list stays while it is chosen. */
export function asOptions(names: readonly string[], chosen: string | null = null) {
  const all = chosen && !names.includes(chosen) ? [...names, chosen] : names
  return all.map((name) => ({ valore: name, text: name }))
}

/** The same for states, as people read them. */
export function statesAsOptions(names: readonly string[], chosen: string | null = null) {
  return asOptions(names, chosen).map(({ valore }) => ({ valore, text: stateInWords(valore) }))
}
