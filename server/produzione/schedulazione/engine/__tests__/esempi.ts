// Small examples written by hand: one person, common weeks of the end of 2026, today Friday 20 November.
import { creaCalendario, type DatiCalendario } from '../capacita.ts'
import { creaDisponibilita } from '../disponibilita.ts'
import { creaLibro } from '../libro.ts'
import { piazza } from '../piazza.ts'
import { leggiIstante, scriviIstante } from '../tempo.ts'
import type { FaseConfigurata, FaseRichiesta, FornitoreFase, Piano, Prenotazione, Reparto, Richiesta } from '../tipi.ts'
import { g } from './scene.ts'

export const i = (testo: string) => leggiIstante(testo) as number
export const uno: DatiCalendario = { apertura: 480, ore: [], festivita: [], persone: [] }
export const persona = (reparto: Reparto, resto: Partial<DatiCalendario['persone'][number]> = {}) => ({
  reparto,
  dal: g('2020-01-01'),
  al: null,
  assenze: [],
  ...resto,
})
export const giornata = (giorno: string, oraDa: number | null = null, oraA: number | null = null) => {
  return { giornoDa: g(giorno), giornoA: g(giorno), oraDa, oraA }
}
export const libro = (righe: [Reparto, string, number][]): Prenotazione[] =>
  righe.map(([reparto, giorno, minuti], indice) => ({ reparto, giorno: g(giorno), minuti, ordine: indice + 1 }))

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
export const fornitore = (tipologia: string, tempo: number): FornitoreFase => {
  return { id: 1, nome: `F. ${tipologia}`, tempo, tipologia, isDefault: true }
}
export const chiesta = (fase: FaseConfigurata, resto: Partial<FaseRichiesta>): FaseRichiesta => ({
  ...fase,
  necessaria: true,
  durata: 60,
  fornitore: null,
  da: null,
  fissata: false,
  ...resto,
})
export const ordine = (fasi: FaseRichiesta[], resto: Partial<Richiesta> = {}): Richiesta => ({
  fasi,
  adesso: i('2026-11-20 09:30'),
  dataConsegna: null,
  senzaMisure: false,
  ...resto,
})

export function metti(richiesta: Richiesta, dati: DatiCalendario = uno, altri: Prenotazione[] = []): Piano {
  return piazza(richiesta, creaDisponibilita(creaCalendario(dati), creaLibro(altri)))
}
/** The machines alone, from a date. */
export function macchine(da: string, durata: number, dati = uno, altri: Prenotazione[] = [], fissata = false) {
  return metti(ordine([chiesta(SOLO_MACCHINE, { da: i(da), durata, fissata })]), dati, altri)
}
export const date = ({ fasi }: Piano, nome = 'macchine') => {
  const fase = fasi.find((una) => una.nome === nome)
  return fase?.inizio == null || fase.fine === null
    ? null
    : [scriviIstante(fase.inizio).slice(0, 16), scriviIstante(fase.fine).slice(0, 16)]
}
export const errore = ({ errori }: Piano) => {
  const [primo] = errori
  if (primo?.codice !== 'bad_start_time') return primo?.codice
  return [primo.motivo, primo.primoUtile === null ? null : scriviIstante(primo.primoUtile).slice(0, 16)]
}
export const codici = ({ fasi }: Piano, nome = 'macchine') =>
  fasi.find((una) => una.nome === nome)?.spiegazione.map(({ codice }) => codice)
