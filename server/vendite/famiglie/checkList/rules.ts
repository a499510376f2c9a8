// What keeps a family from being sold: the same for the catalogue and for the wizard, which offers what is complete.

/** What a family lacks. */
export type MancanzaCodice = 'OPZIONE' | 'VINCOLI' | 'IMMAGINI'

export interface Mancanza {
  codice: MancanzaCodice
  /** In Italian, ready to be shown. */
  testo: string
}

/** A family as the check list looks at it: only what is on sale counts. */
interface ToCheck {
  opzioni: readonly { readonly nome: string; readonly valori: readonly unknown[] }[]
  immagini: readonly unknown[]
  /** Whether it has a constraint with a window type that is on sale. */
  conVincoli: boolean
}

/** What keeps a family from being sold, none when it can be: who asks for a quote could not finish, or not see it. */
export function mancanzeFamiglia({ opzioni, immagini, conVincoli }: ToCheck): Mancanza[] {
  const empty = opzioni.filter(({ valori }) => valori.length === 0)
  return [
    ...empty.map(({ nome }) => ({ codice: 'OPZIONE' as const, testo: `un valore per l’opzione «${nome}»` })),
    ...(conVincoli ? [] : [{ codice: 'VINCOLI' as const, testo: 'un vincolo di misura' }]),
    ...(immagini.length > 0 ? [] : [{ codice: 'IMMAGINI' as const, testo: 'un’immagine' }]),
  ]
}

/** The check list as a sentence, 'Manca: un vincolo di misura, un’immagine.'; null when nothing is missing. */
export function mancanzeInWords(mancanze: readonly string[]): string | null {
  return mancanze.length === 0 ? null : `Manca: ${mancanze.join(', ')}.`
}

/** Whether a family is sold. */
export type StatoFamiglia = 'vendita' | 'completare' | 'ritirata'

/** Whether a family is sold. @param mancanze what it lacks */
export function statoFamiglia(ritirato: boolean, mancanze: readonly unknown[]): StatoFamiglia {
  if (ritirato) return 'ritirata'
  return mancanze.length === 0 ? 'vendita' : 'completare'
}
