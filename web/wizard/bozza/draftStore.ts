// The draft kept on the visitor's device, so that a closed page loses nothing.
import type { WizardStep } from '#vendite/preventivi/rules.ts'
import type { WizardFormValues } from '../model.ts'
import { readDraftValues } from './readDraftValues.ts'

/** Raised when a saved draft can no longer be understood: older ones are then forgotten. */
const VERSIONE = 2
const DAYS = 30
const NAME = 'preventivo.bozza'

export interface WizardDraft {
  valori: WizardFormValues
  passo: WizardStep
  /** ISO instant. */
  salvataIl: string
}

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The draft on the device; null when there is none, when it is older than 30 days or cannot be read.
 * @param initial the empty form: it tells which fields there are, and gives those that the draft lacks
 */
export function readDraft(stores: DraftStore, initial: WizardFormValues, now: Date): WizardDraft | null {
  try {
    const read: unknown = JSON.parse(stores.getItem(NAME) ?? 'null')
    if (typeof read !== 'object' || read === null) return null
    const { versione, salvataIl, passo, valori } = read as Record<string, unknown>
    const eta = now.getTime() - Date.parse(String(salvataIl))
    if (versione !== VERSIONE || !(eta >= -86_400_000 && eta <= DAYS * 86_400_000)) return null
    return {
      valori: readDraftValues(valori, initial),
      passo: passo === 2 || passo === 3 ? passo : 1,
      salvataIl: String(salvataIl),
    }
  } catch {
    return null
  }
}

/** Keeps a draft; the privacy notice is accepted anew each time. Failures to store it are ignored. */
export function writeDraft(stores: DraftStore, { valori, passo, salvataIl }: WizardDraft): void {
  try {
    const withoutConsent = { ...valori, privacy: false, sitoWeb: '' }
    stores.setItem(NAME, JSON.stringify({ versione: VERSIONE, salvataIl, passo, valori: withoutConsent }))
  } catch {
    // Private windows and full disks.
  }
}

/** Forgets the draft. */
export function deleteDraft(stores: DraftStore): void {
  try {
    stores.removeItem(NAME)
  } catch {
    // As above.
  }
}

/** Whether anything has been filled in: an untouched form is no draft. */
export function isStarted(values: WizardFormValues, initial: WizardFormValues): boolean {
  const compare = ({ chiaveIdempotenza, privacy, sitoWeb, ...resto }: WizardFormValues) => JSON.stringify(resto)
  return compare(values) !== compare(initial)
}

const withoutMemory: DraftStore = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** The device's storage; one that remembers nothing where the browser forbids it. */
export function deviceStore(): DraftStore {
  try {
    return window.localStorage
  } catch {
    return withoutMemory
  }
}
