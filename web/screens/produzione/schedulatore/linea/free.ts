import { inHours } from '../durations.ts'
import type { ShownCella } from '../model.ts'
import { mondayBefore } from '../time.ts'

/**
 * What the departments have free in each week whose days are all known: ': liberi macchine 98 h, banchi 216 h'. Minutes
 * that a broken day has too many are not taken from the others: they can't be worked there.
 * @returns by Monday
 */
export function freeByWeek(
  celle: ReadonlyMap<string, ShownCella>,
  word: (reparto: string) => string,
): ReadonlyMap<string, string> {
  const weeks = new Map<string, Map<string, { days: number; free: number }>>()
  for (const { giorno, reparto, libero } of celle.values()) {
    const inizio = mondayBefore(giorno)
    const reparti = weeks.get(inizio) ?? new Map<string, { days: number; free: number }>()
    const own = reparti.get(reparto) ?? { days: 0, free: 0 }
    reparti.set(reparto, { days: own.days + 1, free: own.free + Math.max(0, libero) })
    weeks.set(inizio, reparti)
  }
  return new Map(
    [...weeks]
      .filter(([, reparti]) => [...reparti.values()].every(({ days }) => days === 7))
      .map(([inizio, reparti]) => {
        const parts = [...reparti].map(([reparto, { free }]) => `${word(reparto)} ${inHours(free)}`)
        return [inizio, `: liberi ${parts.join(', ')}`]
      }),
  )
}
