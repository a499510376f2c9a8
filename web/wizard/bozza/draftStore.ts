// The draft kept on the visitor's device, so that a closed page loses nothing.
import type { PassoWizard } from '../../../server/vendite/preventivi/mancanti/rules.ts'
import type { WizardFormValues } from '../model.ts'
import { readDraftValues } from './readDraftValues.ts'

/** Raised when a saved draft can no longer be understood: older ones are then forgotten. */
const VERSIONE = 1
const GIORNI = 30
const NOME = 'preventivo.bozza'

export interface WizardDraft {
  valori: WizardFormValues
  passo: PassoWizard
  /** ISO instant. */
  salvataIl: string
}

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The draft on the device; null when there is none, when it is older than 30 days or cannot be read.
 * @param iniziali the empty form: it tells which fields there are, and gives those that the draft lacks
 */
export function readDraft(deposito: DraftStore, iniziali: WizardFormValues, adesso: Date): WizardDraft | null {
  try {
    const letto: unknown = JSON.parse(deposito.getItem(NOME) ?? 'null')
    if (typeof letto !== 'object' || letto === null) return null
    const { versione, salvataIl, passo, valori } = letto as Record<string, unknown>
    const eta = adesso.getTime() - Date.parse(String(salvataIl))
    if (versione !== VERSIONE || !(eta >= -86_400_000 && eta <= GIORNI * 86_400_000)) return null
    return {
      valori: readDraftValues(valori, iniziali),
      passo: passo === 2 || passo === 3 ? passo : 1,
      salvataIl: String(salvataIl),
    }
  } catch {
    return null
  }
}

/** Keeps a draft; the privacy notice is accepted anew each time. Failures to store it are ignored. */
export function writeDraft(deposito: DraftStore, { valori, passo, salvataIl }: WizardDraft): void {
  try {
    const senzaConsenso = { ...valori, privacy: false, sitoWeb: '' }
    deposito.setItem(NOME, JSON.stringify({ versione: VERSIONE, salvataIl, passo, valori: senzaConsenso }))
  } catch {
    // Private windows and full disks.
  }
}

/** Forgets the draft. */
export function deleteDraft(deposito: DraftStore): void {
  try {
    deposito.removeItem(NOME)
  } catch {
    // As above.
  }
}

/** Whether anything has been filled in: an untouched form is no draft. */
export function isStarted(values: WizardFormValues, iniziali: WizardFormValues): boolean {
  const confronta = ({ chiaveIdempotenza, privacy, sitoWeb, ...resto }: WizardFormValues) => JSON.stringify(resto)
  return confronta(values) !== confronta(iniziali)
}

const senzaMemoria: DraftStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** The device's storage; one that remembers nothing where the browser forbids it. */
export function deviceStore(): DraftStore {
  try {
    return window.localStorage
  } catch {
    return senzaMemoria
  }
}
