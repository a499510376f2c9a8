// Small examples written by hand: one person, common weeks of the end of 2026, today Friday 20 November.
import { createCalendario, type DatiCalendario } from '../capacita.ts'
import { createDisponibilita } from '../disponibilita.ts'
import { createLibro } from '../libro.ts'
import { piazza } from '../piazza.ts'
import { readIstante, writeIstante } from '../time.ts'
import type {
  FaseConfigurata,
  FaseRichiesta,
  FornitoreFase,
  Piano,
  Prenotazione,
  RepartoFase,
  RichiestaPiano,
} from '../types.ts'
import { day } from './scene.ts'

export const at = (testo: string) => readIstante(testo) as number
export const onePezzo: DatiCalendario = { apertura: 480, ore: [], festivita: [], persone: [] }
export const samplePersona = (reparto: RepartoFase, resto: Partial<DatiCalendario['persone'][number]> = {}) => ({
  reparto,
  dal: day('2020-01-01'),
  al: null,
  assenze: [],
  ...resto,
})
export const sampleGiornata = (giorno: string, oraDa: number | null = null, oraA: number | null = null) => {
  return { giornoDa: day(giorno), giornoA: day(giorno), oraDa, oraA }
}
export const sampleLibro = (righe: [RepartoFase, string, number][]): Prenotazione[] =>
  righe.map(([reparto, giorno, minuti], indice) => ({ reparto, giorno: day(giorno), minuti, ordine: indice + 1 }))

export const SOLO_MACCHINE: FaseConfigurata = {
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
export const askedFase = (fase: FaseConfigurata, resto: Partial<FaseRichiesta>): FaseRichiesta => ({
  ...fase,
  necessaria: true,
  durata: 60,
  fornitore: null,
  da: null,
  fissata: false,
  ...resto,
})
export const sampleOrdine = (fasi: FaseRichiesta[], resto: Partial<RichiestaPiano> = {}): RichiestaPiano => ({
  fasi,
  adesso: at('2026-11-20 09:30'),
  dataConsegna: null,
  senzaMisure: false,
  ...resto,
})

export function putMinuti(
  richiesta: RichiestaPiano,
  dati: DatiCalendario = onePezzo,
  altri: Prenotazione[] = [],
): Piano {
  return piazza(richiesta, createDisponibilita(createCalendario(dati), createLibro(altri)))
}
/** The machines alone, from a date. */
export function sampleMacchine(
  da: string,
  durata: number,
  dati = onePezzo,
  altri: Prenotazione[] = [],
  fissata = false,
) {
  return putMinuti(sampleOrdine([askedFase(SOLO_MACCHINE, { da: at(da), durata, fissata })]), dati, altri)
}
export const sampleDates = ({ fasi }: Piano, nome = 'macchine') => {
  const fase = fasi.find((una) => una.nome === nome)
  return fase?.inizio == null || fase.fine === null
    ? null
    : [writeIstante(fase.inizio).slice(0, 16), writeIstante(fase.fine).slice(0, 16)]
}
export const sampleError = ({ errori }: Piano) => {
  const [primo] = errori
  if (primo?.codice !== 'bad_start_time') return primo?.codice
  return [primo.motivo, primo.primoUtile === null ? null : writeIstante(primo.primoUtile).slice(0, 16)]
}
export const sampleCodici = ({ fasi }: Piano, nome = 'macchine') =>
  fasi.find((una) => una.nome === nome)?.spiegazione.map(({ codice }) => codice)
