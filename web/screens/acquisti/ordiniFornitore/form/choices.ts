/** What the form of a supplier order chooses from. */
export interface FornituraFormChoices {
  tipologie: readonly string[]
  fornitori: readonly {
    readonly pk: number
    readonly nome: string
    readonly tipologia: string
    readonly isDefault: boolean
  }[]
  /** Names of the states. */
  stati: readonly string[]
}

/** Names as choices of a field; one that is no longer in the list stays while it is chosen. */
export function asOptions(nomi: readonly string[], scelto: string | null = null) {
  const tutti = scelto && !nomi.includes(scelto) ? [...nomi, scelto] : nomi
  return tutti.map((nome) => ({ valore: nome, testo: nome }))
}
