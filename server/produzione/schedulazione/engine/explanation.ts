// Why a phase begins when it does: codes with parameters, put into words by words.ts.
import type { PostoLibero } from './capienza.ts'
import type { Disponibilita } from './disponibilita.ts'
import { ordiniInCella } from './libro.ts'
import { type Giorno, giornoOf, type Istante, minuteOf } from './time.ts'
import type { FasePiazzata, FaseRichiesta, Motivo, RepartoFase } from './types.ts'

/** What a phase must wait for. */
export interface AttesaDipendenza {
  /** Start asked for, as the phase can take it. */
  da: Istante | null
  /** The latest end among what it depends on. */
  dipendenza: { fase: string; fine: Istante } | null
  /** Auto start: not before. */
  nonPrima: Istante | null
  /** The latest of all: the earliest start. */
  lo: Istante
}

/** Orders named in one reason at most: those of the first days. */
const ORDINI_MAX = 20

/** What binds the start of a phase that has one: what it waited for, then the days that had no room. */
export function spiegaInizio(
  { capacitaInfinita, fornitore, reparto, durata }: FaseRichiesta,
  attesa: AttesaDipendenza,
  posto: PostoLibero,
  disponibilita: Disponibilita,
): Motivo[] {
  const motivi: Motivo[] = [vincolo(attesa)]
  if (capacitaInfinita) {
    if (fornitore && durata !== null) {
      const { nome, tempo } = fornitore
      motivi.push({ codice: 'tempo_fornitore', fornitore: nome, giorni: durata, previsti: tempo })
    }
    return motivi
  }
  if (posto.occupazioni.length > 0) motivi.push(...senzaPosto(reparto as RepartoFase, attesa, posto, disponibilita))
  return motivi
}

function vincolo({ da, dipendenza, nonPrima, lo }: AttesaDipendenza): Motivo {
  if (dipendenza && dipendenza.fine >= Math.max(da ?? 0, nonPrima ?? 0)) return { codice: 'dipendenza', ...dipendenza }
  if (da !== null && (nonPrima === null || da > nonPrima)) return { codice: 'data_richiesta', data: da }
  return { codice: 'da_subito', data: lo }
}

/** The days passed over between the earliest start and the real one, closed and full, and the work before it. */
function senzaPosto(
  reparto: RepartoFase,
  { lo }: AttesaDipendenza,
  { inizio }: PostoLibero,
  { calendario, libro, escluso, liberi, occupati }: Disponibilita,
): Motivo[] {
  const chiusi: Giorno[] = []
  const pieni: Giorno[] = []
  for (let giorno = giornoOf(lo); giorno < giornoOf(inizio); giorno++) {
    if (calendario.capacita(reparto, giorno) === 0) chiusi.push(giorno)
    else if (liberi(reparto, giorno) <= 0) pieni.push(giorno)
  }
  const motivi: Motivo[] = []
  const di = (giorni: readonly Giorno[]) => {
    const ordini = new Set<number>()
    for (const giorno of giorni) {
      if (ordini.size >= ORDINI_MAX) break
      for (const ordine of ordiniInCella(libro, { reparto, giorno }, escluso)) ordini.add(ordine)
    }
    return [...ordini].slice(0, ORDINI_MAX)
  }
  const tratto = (giorni: readonly Giorno[]) => {
    return { da: giorni[0] as Giorno, a: giorni.at(-1) as Giorno, giorni: giorni.length }
  }
  if (chiusi.length > 0) motivi.push({ codice: 'giorni_chiusi', ...tratto(chiusi) })
  if (pieni.length > 0) motivi.push({ codice: 'giorni_pieni', ...tratto(pieni), ordini: di(pieni) })
  const giorno = giornoOf(inizio)
  const minuti = occupati(reparto, giorno)
  const prima = giorno === giornoOf(lo) ? calendario.fatti(reparto, giorno, minuteOf(lo)) : 0
  if (minuti > prima) motivi.push({ codice: 'dopo_altri_lavori', giorno, minuti, ordini: di([giorno]) })
  return motivi
}

/** Why a needed phase has no dates. */
export function spiegaSenzaDate(
  { durata, fornitore, conFornitore }: FaseRichiesta,
  attese: readonly FasePiazzata[],
): Motivo[] {
  if (durata === null) return [{ codice: conFornitore && !fornitore ? 'senza_fornitore' : 'senza_durata' }]
  const mancano = attese.filter(({ inizio }) => inizio === null).map(({ nome }) => nome)
  return [mancano.length > 0 ? { codice: 'attende', fasi: mancano } : { codice: 'senza_inizio' }]
}
