// Activities left open: when their day was over, the end that the night proposes. docs/rules/officina.md#activities

const hour = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Minutes from midnight to an 'HH:mm'. */
export const minutesOfHour = (ora: string): number => Number(ora.slice(0, 2)) * 60 + Number(ora.slice(3, 5))

/**
 * The end of the working hours of a day, 'HH:mm'.
 * @param apertura 'HH:mm' at which the day begins
 * @returns null for a day without hours
 */
export const endOfWork = (apertura: string, hours: number): string | null =>
  hours > 0 ? hour(Math.min(23 * 60 + 59, minutesOfHour(apertura) + Math.round(hours * 60))) : null

/**
 * The end that is proposed for an activity left open: the end of the working hours of its day, never before it began.
 * @param chiusura end of those hours; null where nobody should have worked: its beginning then
 */
export function fineProposta(oraInizio: string | null, chiusura: string | null): string {
  const inizio = oraInizio ?? '00:00'
  return chiusura !== null && chiusura > inizio ? chiusura : inizio
}
