// The days that progress is asked for; shared by server and screens.

/** Days of a period, both included; null for an open end. */
export interface PeriodoAvanzamento {
  fromDate: string | null
  toDate: string | null
}

/** The Monday to the Sunday around a day, 'YYYY-MM-DD'. */
export function weekAround(giorno: string): { fromDate: string; toDate: string } {
  const data = new Date(`${giorno}T00:00:00Z`)
  const daLunedi = (data.getUTCDay() + 6) % 7
  const spostato = (giorni: number) => new Date(data.getTime() + giorni * 86_400_000).toISOString().slice(0, 10)
  return { fromDate: spostato(-daLunedi), toDate: spostato(6 - daLunedi) }
}

/**
 * What two days mean: none of them the week around today, the last alone all that there was until then (progress as of
 * a day), the first alone all since.
 */
export function askedPeriodoAvanzamento(
  fromDate: string | null | undefined,
  toDate: string | null | undefined,
  oggi: string,
): PeriodoAvanzamento {
  if (!fromDate && !toDate) return weekAround(oggi)
  return { fromDate: fromDate || null, toDate: toDate || null }
}
