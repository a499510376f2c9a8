// Small examples written by hand: one person, common weeks of the end of 2026, today Friday 20 November.

import { USUAL_WEEK } from '#platform/settings/rules.ts'
import { createDisponibilita } from '../availability.ts'
import { type CalendarioData, createCalendario } from '../capacita.ts'
import { createLibro } from '../libro.ts'
import { piazza } from '../piazza.ts'
import { readEngineInstant, writeInstant } from '../time.ts'
import type {
  ConfiguredFase,
  FornitoreFase,
  Piano,
  PianoRequest,
  Prenotazione,
  RepartoCapacity,
  RepartoFase,
  RequestedFase,
} from '../types.ts'
import { day } from './scene.ts'

export const at = (text: string) => readEngineInstant(text) as number
/** The departments that the product comes with. */
export const TWO_REPARTI: readonly RepartoCapacity[] = [
  { chiave: 'macchine', capacita: 'persone' },
  { chiave: 'banchi', capacita: 'persone' },
]
export const onePezzo: CalendarioData = {
  reparti: TWO_REPARTI,
  apertura: 480,
  settimana: USUAL_WEEK,
  ore: [],
  festivita: [],
  persone: [],
}
export const samplePersona = (reparto: RepartoFase, resto: Partial<CalendarioData['persone'][number]> = {}) => ({
  reparto,
  dal: day('2020-01-01'),
  al: null,
  assenze: [],
  ...resto,
})
export const sampleDay = (date: string, oraDa: number | null = null, oraA: number | null = null) => {
  return { giornoDa: day(date), giornoA: day(date), oraDa, oraA }
}
export const sampleLibro = (righe: [RepartoFase, string, number][]): Prenotazione[] =>
  righe.map(([reparto, date, minutes], index) => ({ reparto, giorno: day(date), minuti: minutes, ordine: index + 1 }))

export const ONLY_MACCHINE: ConfiguredFase = {
  nome: 'macchine',
  posizione: 0,
  unit: 'minutes',
  conFornitore: false,
  capacitaInfinita: false,
  reparto: 'macchine',
  dipendenze: [],
  soloConTelai: false,
}
export const sampleFornitore = (tipologia: string, tempo: number): FornitoreFase => {
  return { id: 1, nome: `F. ${tipologia}`, tempo, tipologia, isDefault: true }
}
export const askedFase = (fase: ConfiguredFase, resto: Partial<RequestedFase>): RequestedFase => ({
  ...fase,
  necessaria: true,
  durata: 60,
  fornitore: null,
  da: null,
  fissata: false,
  ...resto,
})
export const sampleOrdine = (fasi: RequestedFase[], resto: Partial<PianoRequest> = {}): PianoRequest => ({
  fasi,
  adesso: at('2026-11-20 09:30'),
  dataConsegna: null,
  senzaMisure: false,
  ...resto,
})

export function putMinutes(request: PianoRequest, data: CalendarioData = onePezzo, others: Prenotazione[] = []): Piano {
  return piazza(request, createDisponibilita(createCalendario(data), createLibro(others)))
}
/** The machines alone, from a date. */
export function sampleMacchine(
  from: string,
  duration: number,
  data = onePezzo,
  others: Prenotazione[] = [],
  pinned = false,
) {
  return putMinutes(
    sampleOrdine([askedFase(ONLY_MACCHINE, { da: at(from), durata: duration, fissata: pinned })]),
    data,
    others,
  )
}
export const sampleDates = ({ fasi }: Piano, name = 'macchine') => {
  const fase = fasi.find((one) => one.nome === name)
  return fase?.inizio == null || fase.fine === null
    ? null
    : [writeInstant(fase.inizio).slice(0, 16), writeInstant(fase.fine).slice(0, 16)]
}
export const sampleError = ({ errori }: Piano) => {
  const [first] = errori
  if (first?.codice !== 'bad_start_time') return first?.codice
  return [first.motivo, first.primoUtile === null ? null : writeInstant(first.primoUtile).slice(0, 16)]
}
export const sampleCodici = ({ fasi }: Piano, name = 'macchine') =>
  fasi.find((one) => one.nome === name)?.spiegazione.map(({ codice }) => codice)
