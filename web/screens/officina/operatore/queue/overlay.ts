import { minutesBetween } from '#officina/attivita/rules.ts'
import type { KeptWrite } from '#relay/offline/queueStore.ts'
import type { ShownAttivita } from '../attivita.ts'
import type { DaySign } from '../month/daySigns.ts'

/** What a write of this screen holds: its input, and for a new activity how it is shown until the server has it. */
export interface AttivitaWrite {
  input: { oraInizio?: string | null; oraFine?: string | null; note?: string } & Record<string, unknown>
  shown?: ShownAttivita
}

const writeOf = (write: KeptWrite) => write.variables as AttivitaWrite

function patched(attivita: ShownAttivita, { input }: AttivitaWrite): ShownAttivita {
  const oraInizio = input.oraInizio === undefined ? attivita.oraInizio : input.oraInizio
  const oraFine = input.oraFine === undefined ? attivita.oraFine : input.oraFine
  return {
    ...attivita,
    oraInizio,
    oraFine,
    tempo: oraInizio && oraFine ? minutesBetween(oraInizio, oraFine) : null,
    note: input.note ?? attivita.note,
    inAttesa: true,
  }
}

/**
 * Activities as they will be once what waits on this device has arrived.
 * @param read as the server told them
 * @param pressed writes, by `seq`, whose button still waits: what they change stays as it is beside its button, where a
 * refusal is told
 */
export function withWaiting(
  read: readonly ShownAttivita[],
  waiting: readonly KeptWrite[],
  pressed: ReadonlySet<number>,
): ShownAttivita[] {
  let shown = [...read]
  for (const write of waiting) {
    const { shown: next } = writeOf(write)
    if (write.kind === 'create' && next) shown = [{ ...next, inAttesa: true }, ...shown]
    if (write.kind !== 'create' && pressed.has(write.seq)) continue
    if (write.kind === 'delete') shown = shown.filter(({ object }) => object !== write.object)
    if (write.kind === 'update') {
      shown = shown.map((one) => (one.object === write.object ? patched(one, writeOf(write)) : one))
    }
  }
  return shown
}

/** Signs of the days of a month, with what waits on this device. */
export function daySigns(
  read: readonly { giorno: string; aperte: number }[],
  local: readonly ShownAttivita[],
): ReadonlyMap<string, DaySign> {
  const signs = new Map<string, DaySign>(read.map(({ giorno, aperte }) => [giorno, aperte > 0 ? 'aperta' : 'attivita']))
  for (const { data, oraFine, inAttesa } of local) {
    if (inAttesa && oraFine === null) signs.set(data, 'aperta')
    else if (inAttesa && !signs.has(data)) signs.set(data, 'attivita')
  }
  return signs
}
