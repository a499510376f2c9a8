import { lastDay, ritardoOf } from '../../../shared/dates/margine.ts'
import { calendarDayOf, truncateToHour } from './time.ts'
import type { PianoNotice, PianoRequest, PlacedFase } from './types.ts'

/** What a planner should know about dates that are accepted all the same. */
export function noticesOf(
  { fasi: requests, adesso, dataConsegna, senzaMisure }: PianoRequest,
  fasi: readonly PlacedFase[],
): PianoNotice[] {
  const notices: PianoNotice[] = []
  const infinite = new Set(requests.filter((fase) => fase.capacitaInfinita).map(({ nome }) => nome))
  for (const { nome: nomeFase, reparto, inizio: data, fine, spiegazione } of fasi) {
    if (data === null || fine === null) continue
    const past = infinite.has(nomeFase) ? calendarDayOf(data) < calendarDayOf(adesso) : data < truncateToHour(adesso)
    const tenuta = spiegazione.some(({ codice }) => codice === 'tenuta')
    if (past && !tenuta) notices.push({ codice: 'inizio_nel_passato', nomeFase, data })
    if (senzaMisure && reparto === 'macchine' && !infinite.has(nomeFase)) {
      notices.push({ codice: 'misure_non_definitive', nomeFase, data })
    }
  }
  const last = lastDay(fasi)
  const days = ritardoOf(last, dataConsegna)
  if (last !== null && dataConsegna !== null && days > 0) {
    notices.push({ codice: 'oltre_consegna', giorni: days, dataConsegna, nuovaConsegna: last })
  }
  return notices
}
