import type { ChiaveImpostazione } from '../../../../server/platform/settings/rules.ts'
import type { ErroreUtente } from '../../../relay/erroriUtente.ts'
import { RefusalError } from '../../../relay/errors.ts'
import type { Esito } from '../../../relay/useOperazione.ts'
import type { Superata } from './conflitti.ts'
import { cambiate, campoDelForm, type Valori } from './gruppi.ts'

/** A setting as the server has it. */
export interface Salvata {
  readonly chiave: string
  readonly valore: unknown
  /** 0 while the default holds. */
  readonly versione: number
  readonly modificataIl: string | null
  readonly modificataDa: string
}

export type Salvate = Partial<Record<ChiaveImpostazione, Salvata>>

interface Input {
  chiave: ChiaveImpostazione
  valore: unknown
  versione: number
}

/** Sends one setting. */
export type Invia = (input: Input) => Promise<Esito<Salvata | null>>

export interface EsitoSalvataggio {
  /** All the settings, the saved ones as the server has them now. */
  salvate: Salvate
  /** Those that were not saved, whatever the reason. */
  falliti: readonly ChiaveImpostazione[]
  /** With the names of the form's fields. */
  errori: readonly ErroreUtente[]
  superate: readonly Superata[]
}

export const valoriDi = (salvate: Salvate): Valori =>
  Object.fromEntries(Object.entries(salvate).map(([chiave, { valore }]) => [chiave, valore]))

/** Saves the settings that were changed, one after the other, each over the version that was read. */
export async function salvaCambiate(
  chiavi: readonly ChiaveImpostazione[],
  partenza: Salvate,
  valori: Valori,
  invia: Invia,
): Promise<EsitoSalvataggio> {
  let salvate = partenza
  const falliti: ChiaveImpostazione[] = []
  const errori: ErroreUtente[] = []
  const superate: Superata[] = []
  for (const chiave of cambiate(chiavi, valoriDi(partenza), valori)) {
    const mia = valori[chiave]
    const esito = await invia({ chiave, valore: mia, versione: partenza[chiave]?.versione ?? 0 })
    if (esito.ok && esito.dati) {
      salvate = { ...salvate, [chiave]: esito.dati }
      continue
    }
    falliti.push(chiave)
    if (esito.ok) continue
    errori.push(...esito.errori.map((errore) => ({ ...errore, field: campoDelForm(chiave, errore.field) })))
    const conflitto = leggiConflitto(esito.guasto)
    if (conflitto) superate.push({ chiave, mia, ...conflitto })
  }
  return { salvate, falliti, errori, superate }
}

/** What the refusal of a stale write tells: who saved, what holds now; null for any other failure. */
function leggiConflitto(guasto: Error | null): Omit<Superata, 'chiave' | 'mia'> | null {
  if (!(guasto instanceof RefusalError) || guasto.code !== 'CONFLICT') return null
  const { autore, campi, versione } = guasto.extensions as {
    autore: string
    campi: { valore: unknown }
    versione: number
  }
  return { autore, loro: campi.valore, versione }
}

/** The settings with the versions of the others in place of those that were read: what one saves over by choice. */
export function sopraLoro(salvate: Salvate, superate: readonly Superata[]): Salvate {
  const loro = superate.map(({ chiave, loro: valore, versione, autore }) => [
    chiave,
    { chiave, valore, versione, modificataIl: null, modificataDa: autore } satisfies Salvata,
  ])
  return { ...salvate, ...Object.fromEntries(loro) }
}
