import { type ChiaveImpostazione, impostazioni } from '../../../../server/platform/settings/rules.ts'
import type { Versione } from '../../../forms/Conflitto.tsx'
import { vociAzienda } from './azienda.ts'
import { uguali } from './gruppi.ts'

/** A setting that somebody else saved while it was being changed here. */
export interface Superata {
  chiave: ChiaveImpostazione
  mia: unknown
  loro: unknown
  /** To save with after having chosen. */
  versione: number
  autore: string
}

type Oggetto = Readonly<Record<string, unknown>>

const isOggetto = (valore: unknown): valore is Oggetto =>
  typeof valore === 'object' && valore !== null && !Array.isArray(valore)

/** A value as the dialog shows it. */
export function inParole(valore: unknown): string {
  if (Array.isArray(valore)) return valore.join(', ')
  return valore === null || valore === undefined ? '' : String(valore)
}

/** The lines of the dialog for a setting: one, or one for each field of the company that differs. */
export function righeConflitto({ chiave, mia, loro }: Superata) {
  const etichetta = impostazioni[chiave].label
  if (!isOggetto(mia) || !isOggetto(loro)) {
    return [{ nome: chiave as string, etichetta, mia: inParole(mia), loro: inParole(loro) }]
  }
  return vociAzienda
    .filter(({ nome }) => !uguali(mia[nome], loro[nome]))
    .map((voce) => ({
      nome: `${chiave}.${voce.nome}`,
      etichetta: `${etichetta}: ${voce.etichetta}`,
      mia: inParole(mia[voce.nome]),
      loro: inParole(loro[voce.nome]),
    }))
}

/** The merged value: chosen parts, and those that are equal in both versions. */
export function conScelte({ chiave, mia, loro }: Superata, scelte: Readonly<Record<string, Versione>>): unknown {
  if (!isOggetto(mia) || !isOggetto(loro)) return scelte[chiave] === 'loro' ? loro : mia
  const scelto = (nome: string) => (scelte[`${chiave}.${nome}`] === 'loro' ? loro[nome] : mia[nome])
  return Object.fromEntries(Object.keys(mia).map((nome) => [nome, scelto(nome)]))
}
