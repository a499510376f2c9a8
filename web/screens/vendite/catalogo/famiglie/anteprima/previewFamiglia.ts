// A family as the wizard would show it, from what is being written.
import type { OpzioneScritta } from '../../../../../../server/vendite/famiglie/opzioni/rules.ts'
import type { WizardCatalogo, WizardFamiglia } from '../../../../../wizard/model.ts'
import { offered } from '../opzioni/model.ts'

/** What is being written of a family. */
export interface FamigliaDraft {
  pk: number
  nome: string
  tipologia: string
  descrizione: string
  immagini: readonly { readonly immagine: string }[]
  opzioni: readonly OpzioneScritta[]
}

/** The family of a draft: what is retired, or has no name yet, is left out; new entries have numbers below zero. */
export function previewFamiglia({ pk, opzioni, immagini, ...famiglia }: FamigliaDraft): WizardFamiglia {
  let nuovo = 0
  const idOf = (voce: { pk: number | null }) => {
    nuovo -= 1
    return voce.pk ?? nuovo
  }
  return {
    ...famiglia,
    id: pk,
    immagini: immagini.map(({ immagine }) => immagine),
    opzioni: offered(opzioni).map((opzione) => ({
      id: idOf(opzione),
      nome: opzione.nome,
      valori: offered(opzione.valori).map((value) => ({ id: idOf(value), nome: value.nome, html: value.html })),
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
    telefonoCommerciale: '',
    sito: '',
    informativaPrivacy: '',
  }
}
