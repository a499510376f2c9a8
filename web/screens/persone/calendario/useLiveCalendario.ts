import { useChanged } from '#relay/live/useChanged.ts'

/** Days, both included; null for an open end. */
interface Days {
  da: string
  a: string | null
}

/**
 * Follows staff, absences, holidays and hours as they change.
 * @param onChange told when days that are on screen may be different now, but for what was changed from here
 * @param shown the days on screen; all when missing
 */
export function useLiveCalendario(onChange: () => void, shown?: Days): void {
  useChanged(['CALENDARIO'], (change) => {
    const { dal, al } = change ?? {}
    const before = dal && shown?.a != null && dal > shown.a
    const after = al && shown && al < shown.da
    if (!before && !after) onChange()
  })
}
