import { ritardoOf, ultimoGiorno } from './margine.ts'
import { giornoOf, truncateToHour } from './time.ts'
import type { AvvisoPiano, FasePiazzata, RichiestaPiano } from './types.ts'

/** What a planner should know about dates that are accepted all the same. */
export function avvisiOf(
  { fasi: richieste, adesso, dataConsegna, senzaMisure }: RichiestaPiano,
  fasi: readonly FasePiazzata[],
): AvvisoPiano[] {
  const avvisi: AvvisoPiano[] = []
  const infinite = new Set(richieste.filter((fase) => fase.capacitaInfinita).map(({ nome }) => nome))
  for (const { nome: nomeFase, reparto, inizio: data, fine, spiegazione } of fasi) {
    if (data === null || fine === null) continue
    const passato = infinite.has(nomeFase) ? giornoOf(data) < giornoOf(adesso) : data < truncateToHour(adesso)
    const tenuta = spiegazione.some(({ codice }) => codice === 'tenuta')
    if (passato && !tenuta) avvisi.push({ codice: 'inizio_nel_passato', nomeFase, data })
    if (senzaMisure && reparto === 'macchine' && !infinite.has(nomeFase)) {
      avvisi.push({ codice: 'misure_non_definitive', nomeFase, data })
    }
  }
  const ultimo = ultimoGiorno(fasi)
  const giorni = ritardoOf(ultimo, dataConsegna)
  if (ultimo !== null && dataConsegna !== null && giorni > 0) {
    avvisi.push({ codice: 'oltre_consegna', giorni, dataConsegna, nuovaConsegna: ultimo })
  }
  return avvisi
}
