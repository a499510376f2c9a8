// The live board of the workshop. docs/rules/officina.md#the-board

/** Minutes that a session has lasted, by the clock of the server; null of one that began on another day. */
export function minutiDa(
  inizio: Date | null,
  oraInizio: string | null,
  adesso: { giorno: string; minuto: number },
  giorno: string,
) {
  if (giorno !== adesso.giorno) return null
  if (oraInizio !== null) {
    const [ore = 0, minuti = 0] = oraInizio.split(':').map(Number)
    return Math.max(0, adesso.minuto - ore * 60 - minuti)
  }
  return inizio === null ? null : Math.max(0, Math.round((Date.now() - inizio.getTime()) / 60_000))
}

/** Where an operator stands against theory. */
export type PassoLavoro = 'nei tempi' | 'oltre' | 'senza teoria'

/**
 * Whether a session lasts longer than all that is left of its operation should take.
 * @param teorico minutes of the pieces that were left when it began; 0 for none
 */
export function passoOf(minuti: number | null, teorico: number): PassoLavoro {
  if (minuti === null || teorico <= 0) return 'senza teoria'
  return minuti > teorico ? 'oltre' : 'nei tempi'
}
