// The draft kept on the visitor's device, so that a closed page loses nothing.
import { SCHEMI_COMPOSTI } from '#shared/composti/schemi.ts'
import type { SpecchiaturaInput } from '#shared/composti/specchiature.ts'
import { MAX_SERRAMENTI, type WizardStep } from '#vendite/preventivi/rules.ts'
import { newKey, type SerramentoFormValues, type WizardFormValues } from '../model.ts'

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

type PlainObject = Record<string, unknown>

const oggetto = (value: unknown): PlainObject =>
  typeof value === 'object' && value !== null ? (value as PlainObject) : {}
const numero = (value: unknown): number | '' => (typeof value === 'number' && Number.isFinite(value) ? value : '')
const numeri = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item): item is number => Number.isInteger(item)) : []

/** The fields of a composed element, with their scheme and openings; none where one of them cannot be read. */
function composto(read: PlainObject): Pick<SerramentoFormValues, 'schema' | 'specchiature' | 'partOpenings'> {
  const schema = SCHEMI_COMPOSTI.find((one) => one === read.schema)
  const fields = Array.isArray(read.specchiature) ? read.specchiature.map(oggetto) : []
  const specchiature = fields.flatMap((one) => {
    const { x, y, larghezza, altezza, tipoSerramentoPk, ante } = one
    const numbers = [x, y, larghezza, altezza, tipoSerramentoPk, ante].filter((value) => Number.isInteger(value))
    if (numbers.length < 6) return []
    const tipoAperturaPk = numero(one.tipoAperturaPk) || null
    return [{ x, y, larghezza, altezza, tipoSerramentoPk, ante, tipoAperturaPk } as SpecchiaturaInput]
  })
  if (!schema || fields.length === 0 || specchiature.length < fields.length) return {}
  const { partOpenings: openings } = read
  return {
    schema,
    specchiature,
    ...(Array.isArray(openings) ? { partOpenings: openings.map((one) => numero(one) || null) } : {}),
  }
}

function serramento(read: unknown): SerramentoFormValues {
  const { tipoSerramentoPk, tipoAperturaPk, accessorioPks, quantita, altezza, larghezza, chiave } = oggetto(read)
  return {
    tipoSerramentoPk: numero(tipoSerramentoPk),
    tipoAperturaPk: numero(tipoAperturaPk),
    accessorioPks: numeri(accessorioPks),
    quantita: numero(quantita),
    altezza: numero(altezza),
    larghezza: numero(larghezza),
    chiave: typeof chiave === 'string' && chiave ? chiave : newKey(),
    ...composto(oggetto(read)),
  }
}

/** A saved form read field by field: what has not the kind of value that the form expects is left as in `initial`. */
function readDraftValues(saved: unknown, initial: WizardFormValues): WizardFormValues {
  const read = oggetto(saved)
  const plain = Object.entries(initial).flatMap(([name, iniziale]) => {
    const loaded = Object.hasOwn(read, name) ? read[name] : undefined
    return typeof iniziale !== 'object' && typeof loaded === typeof iniziale ? [[name, loaded] as const] : []
  })
  return {
    ...initial,
    ...Object.fromEntries(plain),
    famigliaPk: numero(read.famigliaPk),
    valoreOpzionePks: numeri(read.valoreOpzionePks),
    serramenti: Array.isArray(read.serramenti) ? read.serramenti.slice(0, MAX_SERRAMENTI).map(serramento) : [],
    privacy: false,
    sitoWeb: '',
  }
}

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
