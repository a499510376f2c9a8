import { type AdminFlag, adminFlags } from './rules.ts'

export type Flags = Record<AdminFlag, boolean>
type Dati = { note?: string | undefined } & Partial<Record<AdminFlag, boolean | undefined>>

/**
 * The notes and flags of a user after a save: what is not given stays, and only an administrator holds the flags.
 * @param attuali as they are now; null for a user without any
 */
export function infoAfter(
  dati: Dati | null | undefined,
  attuali: ({ note: string } & Flags) | null,
  isSuperuser: boolean,
): { note: string } & Flags {
  const flags = adminFlags.map((flag) => [flag, isSuperuser && (dati?.[flag] ?? attuali?.[flag] ?? false)])
  return { note: dati?.note ?? attuali?.note ?? '', ...(Object.fromEntries(flags) as Flags) }
}
