import { object } from 'yup'
import {
  type ChiaveImpostazione,
  chiaviImpostazioni,
  impostazioni,
} from '../../../../server/platform/settings/rules.ts'

export type NomeGruppo = (typeof impostazioni)[ChiaveImpostazione]['gruppo']

/** Values of some settings, by their key. */
export type Valori = Partial<Record<ChiaveImpostazione, unknown>>

export interface Gruppo {
  nome: NomeGruppo
  chiavi: readonly ChiaveImpostazione[]
}

/** The headings of the page with their settings, in the order of the server's table. */
export const gruppi: readonly Gruppo[] = [
  ...new Set(chiaviImpostazioni.map((chiave) => impostazioni[chiave].gruppo)),
].map((nome) => ({ nome, chiavi: chiaviImpostazioni.filter((chiave) => impostazioni[chiave].gruppo === nome) }))

/** The rules of a group's form: those of the server, setting by setting. */
export function schemaGruppo(chiavi: readonly ChiaveImpostazione[]) {
  return object(Object.fromEntries(chiavi.map((chiave) => [chiave, impostazioni[chiave].schema])))
}

/** Whether two values of a setting are the same. */
export function uguali(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The settings that a save has to send. */
export function cambiate(
  chiavi: readonly ChiaveImpostazione[],
  salvati: Valori,
  scritti: Valori,
): ChiaveImpostazione[] {
  return chiavi.filter((chiave) => !uguali(salvati[chiave], scritti[chiave]))
}

/** A path of the mutation's input (`valore.cap`) as the form calls it (`azienda.cap`). */
export function campoDelForm(chiave: ChiaveImpostazione, field: string | null): string {
  return field?.startsWith('valore') ? `${chiave}${field.slice('valore'.length)}` : chiave
}
