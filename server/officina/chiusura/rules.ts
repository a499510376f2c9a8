// Activities left open: the night proposes an end. docs/rules/officina.md#activities

const hour = (minuti: number) =>
  `${String(Math.floor(minuti / 60)).padStart(2, '0')}:${String(minuti % 60).padStart(2, '0')}`
const minutes = (ora: string) => Number(ora.slice(0, 2)) * 60 + Number(ora.slice(3, 5))

/**
 * The end that is proposed for an activity left open: the end of the working hours of its day, never before it began.
 * @param apertura 'HH:mm' at which the day begins
 * @param ore hours of the day; 0 where nobody should have worked: its beginning then
 */
export function fineProposta(oraInizio: string | null, apertura: string, ore: number): string {
  const fine = ore > 0 ? Math.min(23 * 60 + 59, minutes(apertura) + Math.round(ore * 60)) : 0
  const inizio = oraInizio === null ? 0 : minutes(oraInizio)
  return hour(Math.max(fine, inizio))
}
