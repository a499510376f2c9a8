// A family as the wizard would show it, from what is being written.
import type { WrittenOpzione } from '#vendite/famiglie/opzioni/rules.ts'
import type { WizardCatalogo, WizardFamiglia } from '#wizard/model.ts'
import { offered } from '../opzioni/model.ts'

/** What is being written of a family. */
export interface FamigliaDraft {
  pk: number
  nome: string
  tipologia: string
  descrizione: string
  immagini: readonly { readonly immagine: string }[]
  opzioni: readonly WrittenOpzione[]
}

/** The family of a draft: what is retired, or has no name yet, is left out; new entries have numbers below zero. */
export function previewFamiglia({ pk, opzioni, immagini, ...famiglia }: FamigliaDraft): WizardFamiglia {
  let next = 0
  const idOf = (item: { pk: number | null }) => {
    next -= 1
    return item.pk ?? next
  }
  return {
    ...famiglia,
    id: pk,
    immagini: immagini.map(({ immagine }) => immagine),
    opzioni: offered(opzioni).map((option) => ({
      id: idOf(option),
      nome: option.nome,
      valori: offered(option.valori).map((value) => ({ id: idOf(value), nome: value.nome, html: value.html })),
    })),
  }
}

/** A catalogue with one family and nothing else. */
export function previewCatalogo(famiglia: WizardFamiglia): WizardCatalogo {
  return {
    famiglie: [famiglia],
    tipi: [],
    vincoli: [],
    tipiCliente: [],
    tipiIntervento: [],
    piani: [],
    azienda: '',
    pubblicato: true,
    confermaIndirizzo: false,
    telefonoCommerciale: '',
    sito: '',
    informativaPrivacy: '',
  }
}
