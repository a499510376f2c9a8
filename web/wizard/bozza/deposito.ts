// The draft kept on the visitor's device, so that a closed page loses nothing.
import type { Passo } from '../../../server/vendite/preventivi/mancanti/rules.ts'
import type { ValoriModulo } from '../modello.ts'
import { leggiValori } from './leggiValori.ts'

/** Raised when a saved draft can no longer be understood: older ones are then forgotten. */
const VERSIONE = 1
const GIORNI = 30
const NOME = 'preventivo.bozza'

export interface Bozza {
  valori: ValoriModulo
  passo: Passo
  /** ISO instant. */
  salvataIl: string
}

export type Deposito = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The draft on the device; null when there is none, when it is older than 30 days or cannot be read.
 * @param iniziali the empty form: it tells which fields there are, and gives those that the draft lacks
 */
export function leggiBozza(deposito: Deposito, iniziali: ValoriModulo, adesso: Date): Bozza | null {
  try {
    const letto: unknown = JSON.parse(deposito.getItem(NOME) ?? 'null')
    if (typeof letto !== 'object' || letto === null) return null
    const { versione, salvataIl, passo, valori } = letto as Record<string, unknown>
    const eta = adesso.getTime() - Date.parse(String(salvataIl))
    if (versione !== VERSIONE || !(eta >= -86_400_000 && eta <= GIORNI * 86_400_000)) return null
    return {
      valori: leggiValori(valori, iniziali),
      passo: passo === 2 || passo === 3 ? passo : 1,
      salvataIl: String(salvataIl),
    }
  } catch {
    return null
  }
}

/** Keeps a draft; the privacy notice is accepted anew each time. Failures to store it are ignored. */
export function scriviBozza(deposito: Deposito, { valori, passo, salvataIl }: Bozza): void {
  try {
    const senzaConsenso = { ...valori, privacy: false, sitoWeb: '' }
    deposito.setItem(NOME, JSON.stringify({ versione: VERSIONE, salvataIl, passo, valori: senzaConsenso }))
  } catch {
    // Private windows and full disks.
  }
}

/** Forgets the draft. */
export function cancellaBozza(deposito: Deposito): void {
  try {
    deposito.removeItem(NOME)
  } catch {
    // As above.
  }
}

/** Whether anything has been filled in: an untouched form is no draft. */
export function iniziata(valori: ValoriModulo, iniziali: ValoriModulo): boolean {
  const confronta = ({ chiaveIdempotenza, privacy, sitoWeb, ...resto }: ValoriModulo) => JSON.stringify(resto)
  return confronta(valori) !== confronta(iniziali)
}

const senzaMemoria: Deposito = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** The device's storage; one that remembers nothing where the browser forbids it. */
export function depositoDelDispositivo(): Deposito {
  try {
    return window.localStorage
  } catch {
    return senzaMemoria
  }
}
