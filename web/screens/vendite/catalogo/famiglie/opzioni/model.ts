// The options of a family as their form holds them.
import type { WrittenOpzione, WrittenValore } from '#vendite/famiglie/opzioni/rules.ts'
import type { ReadFamiglia } from '../detail/readFamiglia.ts'

export interface OpzioniFormValues {
  opzioni: WrittenOpzione[]
  versione: number
}

export const newValore = (): WrittenValore => ({ pk: null, nome: '', html: '', ritirato: false })

export const newOpzione = (): WrittenOpzione => ({ pk: null, nome: '', ritirato: false, valori: [newValore()] })

/** The form as it begins; its fields are in the order of the server's, which conflicts compare. */
export function opzioniFormValues({
  opzioni,
  versione,
}: Pick<ReadFamiglia, 'opzioni' | 'versione'>): OpzioniFormValues {
  return {
    versione,
    opzioni: opzioni.map(({ pk, nome, ritirato, valori }) => ({
      pk,
      nome,
      ritirato,
      valori: valori.map((value) => ({
        pk: value.pk,
        nome: value.nome,
        html: value.html,
        ritirato: value.ritirato,
      })),
    })),
  }
}

/** How many quotes have an option, or a value of one, by their numbers. */
export interface OpzioniUses {
  opzioni: ReadonlyMap<number, number>
  values: ReadonlyMap<number, number>
}

/** How many quotes have what is in the list. */
export function usesOf(options: ReadFamiglia['opzioni']): OpzioniUses {
  return {
    opzioni: new Map(options.map(({ pk, usi }) => [pk, usi])),
    values: new Map(options.flatMap(({ valori }) => valori.map(({ pk, usi }) => [pk, usi] as const))),
  }
}

interface Named {
  nome: string
  ritirato: boolean
}

/** What is offered of a list: named, and not retired. */
export const offered = <T extends Named>(items: readonly T[]): T[] =>
  items.filter(({ nome, ritirato }) => !ritirato && nome.trim() !== '')
