import { type SettingKey, settings } from '../../../../server/platform/settings/rules.ts'
import type { ConflictSide } from '../../../forms/ConflictDialog.tsx'
import { aziendaEntries } from './azienda.ts'
import { areEqual } from './groups.ts'

/** A setting that somebody else saved while it was being changed here. */
export interface SupersededSetting {
  chiave: SettingKey
  mia: unknown
  loro: unknown
  /** To save with after having chosen. */
  versione: number
  autore: string
}

type Oggetto = Readonly<Record<string, unknown>>

const isOggetto = (value: unknown): value is Oggetto =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as the dialog shows it. */
function settingInWords(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ')
  return value === null || value === undefined ? '' : String(value)
}

/** The lines of the dialog for a setting: one, or one for each field of the company that differs. */
export function conflictRows({ chiave, mia, loro }: SupersededSetting) {
  const etichetta = settings[chiave].label
  if (!isOggetto(mia) || !isOggetto(loro)) {
    return [{ nome: chiave as string, etichetta, mia: settingInWords(mia), loro: settingInWords(loro) }]
  }
  return aziendaEntries
    .filter(({ nome }) => !areEqual(mia[nome], loro[nome]))
    .map((voce) => ({
      nome: `${chiave}.${voce.nome}`,
      etichetta: `${etichetta}: ${voce.etichetta}`,
      mia: settingInWords(mia[voce.nome]),
      loro: settingInWords(loro[voce.nome]),
    }))
}

/** The merged value: chosen parts, and those that are equal in both versions. */
export function withChoices(
  { chiave, mia, loro }: SupersededSetting,
  scelte: Readonly<Record<string, ConflictSide>>,
): unknown {
  if (!isOggetto(mia) || !isOggetto(loro)) return scelte[chiave] === 'loro' ? loro : mia
  const scelto = (nome: string) => (scelte[`${chiave}.${nome}`] === 'loro' ? loro[nome] : mia[nome])
  return Object.fromEntries(Object.keys(mia).map((nome) => [nome, scelto(nome)]))
}
