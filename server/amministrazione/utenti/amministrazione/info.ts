import { type AdminFlag, adminFlags } from './rules.ts'

export type Flags = Record<AdminFlag, boolean>
type Data = { note?: string | undefined } & Partial<Record<AdminFlag, boolean | undefined>>

/**
 * The notes and flags of a user after a save: what is not given stays, and only an administrator holds the flags.
 * @param current as they are now; null for a user without any
 */
export function infoAfter(
  data: Data | null | undefined,
  current: ({ note: string } & Flags) | null,
  isSuperuser: boolean,
): { note: string } & Flags {
  const flags = adminFlags.map((flag) => [flag, isSuperuser && (data?.[flag] ?? current?.[flag] ?? false)])
  return { note: data?.note ?? current?.note ?? '', ...(Object.fromEntries(flags) as Flags) }
}
