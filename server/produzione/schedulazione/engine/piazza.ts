// Placing one order: every needed phase gets its dates, or the reason why it has none.
// docs/scheduler.md#placement
import { avvisiOf } from './avvisi.ts'
import { ancoraAperto, type PostoLibero, trovaPosto } from './capienza.ts'
import { type Disponibilita, withOwn } from './disponibilita.ts'
import { type AttesaDipendenza, spiegaInizio, spiegaSenzaDate } from './explanation.ts'
import { dipendenzeEffettive, inPosizione, ordina } from './fasi.ts'
import {
  giornoOf,
  type Istante,
  MINUTES_PER_DAY,
  nextMidnight,
  nextWholeHour,
  startOf,
  truncateToHour,
} from './time.ts'
import type {
  ErrorePiano,
  FasePiazzata,
  FaseRichiesta,
  Motivo,
  MotivoRifiuto,
  Piano,
  RepartoFase,
  RichiestaPiano,
} from './types.ts'

type Esito = { posto: PostoLibero; errore?: never } | { posto?: never; errore: ErrorePiano }

interface Modo {
  /** Says why each phase begins when it does, a third of the work; `false` where only the dates are asked for. */
  spiega?: boolean
}

/** Places an order. Reads the ledger and changes nothing. */
export function piazza(richiesta: RichiestaPiano, disponibilita: Disponibilita, { spiega = true }: Modo = {}): Piano {
  const propria = withOwn(disponibilita)
  for (const { reparto, tenuta } of richiesta.fasi) if (reparto && tenuta) propria.prendi(reparto, tenuta.occupazioni)
  const effettive = dipendenzeEffettive(richiesta.fasi)
  const fatte = new Map<string, FasePiazzata>()
  const errori: ErrorePiano[] = []
  for (const fase of ordina(richiesta.fasi)) {
    const attese = (effettive.get(fase.nome) ?? []).map((nome) => fatte.get(nome) as FasePiazzata)
    const { piazzata, errore } = piazzaFase(fase, attese, richiesta, propria, spiega)
    if (fase.reparto && !fase.tenuta) propria.prendi(fase.reparto, piazzata.occupazioni)
    fatte.set(fase.nome, piazzata)
    if (errore) errori.push(errore)
  }
  const fasi = inPosizione(richiesta.fasi).map(({ nome }) => fatte.get(nome) as FasePiazzata)
  return {
    fasi,
    errori,
    avvisi: avvisiOf(richiesta, fasi),
    completo: fasi.every(({ necessaria, inizio, fine }) => !necessaria || (inizio !== null && fine !== null)),
  }
}

function piazzaFase(
  fase: FaseRichiesta,
  attese: readonly FasePiazzata[],
  richiesta: RichiestaPiano,
  disponibilita: Disponibilita,
  spiega: boolean,
): { piazzata: FasePiazzata; errore?: ErrorePiano } {
  const { nome, necessaria, reparto, tenuta } = fase
  const vuota = { nome, necessaria, reparto, inizio: null, fine: null, occupazioni: [] }
  if (!necessaria) {
    return { piazzata: { ...vuota, durata: 0, fornitore: null, spiegazione: [{ codice: 'non_necessaria' }] } }
  }
  const base = { ...vuota, durata: fase.durata, fornitore: fase.fornitore }
  if (tenuta) {
    const { inizio, fine, motivi = [] } = tenuta
    const occupazioni = [...tenuta.occupazioni]
    const spiegazione: Motivo[] =
      motivi.length > 0 ? [{ codice: 'tenuta', dopo: true }, ...motivi] : [{ codice: 'tenuta' }]
    return { piazzata: { ...base, inizio, fine, occupazioni, spiegazione } }
  }
  const attesa = attesaDi(fase, attese, richiesta.nonPrima ?? null)
  if (fase.esclusa || fase.durata === null || !attesa)
    return { piazzata: { ...base, spiegazione: spiegaSenzaDate(fase, attese) } }
  const { posto, errore } = fase.capacitaInfinita
    ? calendarioLibero(fase, fase.durata, attesa)
    : capacitaFinita(fase, fase.durata, attesa, disponibilita)
  if (errore) return { piazzata: { ...base, spiegazione: [{ codice: 'errore' }] }, errore }
  if (!spiega) return { piazzata: { ...base, ...posto, spiegazione: [] } }
  const perche = senzaRichiesta(fase, attesa, posto, disponibilita) ?? attesa
  return { piazzata: { ...base, ...posto, spiegazione: spiegaInizio(fase, perche, posto, disponibilita) } }
}

/**
 * The wait of a phase that would begin at the same time if nobody had asked for its date: then that is no reason, as
 * when a plan is saved from the dates that it was given. Null where the date asked for counts.
 */
function senzaRichiesta(
  fase: FaseRichiesta,
  { da, dipendenza, nonPrima, lo }: AttesaDipendenza,
  { inizio }: PostoLibero,
  disponibilita: Disponibilita,
): AttesaDipendenza | null {
  if (da === null || !dipendenza || fase.capacitaInfinita || fase.durata === null) return null
  const prima = Math.max(dipendenza.fine, nonPrima ?? dipendenza.fine)
  if (prima >= lo) return null
  const posto = trovaPosto(disponibilita, { reparto: fase.reparto as RepartoFase, lo: prima, minuti: fase.durata })
  // Dates are asked for in whole hours.
  if (!posto || truncateToHour(posto.inizio) !== truncateToHour(inizio)) return null
  return { da: null, dipendenza, nonPrima, lo: prima }
}

/** From when a phase may begin; null when nothing says it, or something it depends on has no dates. */
function attesaDi(
  fase: FaseRichiesta,
  attese: readonly FasePiazzata[],
  nonPrima: Istante | null,
): AttesaDipendenza | null {
  let dipendenza: AttesaDipendenza['dipendenza'] = null
  for (const { nome, fine } of attese) {
    if (fine === null) return null
    if (dipendenza === null || fine > dipendenza.fine) dipendenza = { fase: nome, fine }
  }
  const aGiorni = fase.capacitaInfinita && fase.unit === 'days'
  // A phase in days has no hours: the day that was asked for counts.
  const da = fase.da !== null && aGiorni ? startOf(giornoOf(fase.da)) : fase.da
  if (da === null && !dipendenza) return null
  const soglia = fase.capacitaInfinita ? null : nonPrima
  const lo = Math.max(...[da, dipendenza?.fine, soglia].filter((istante) => istante != null))
  return { da, dipendenza, nonPrima: soglia, lo: aGiorni ? nextMidnight(lo) : lo }
}

/** Any number of these can go on at once: only what it waits for can be in the way. */
function calendarioLibero({ nome, unit, fissata }: FaseRichiesta, durata: number, { da, lo }: AttesaDipendenza): Esito {
  if (fissata && da !== null && truncateToHour(lo) !== truncateToHour(da))
    return { errore: negato(nome, da, 'dipendenza', lo) }
  const minuti = unit === 'days' ? durata * MINUTES_PER_DAY : durata
  return { posto: { inizio: lo, fine: lo + minuti, occupazioni: [] } }
}

function capacitaFinita(
  fase: FaseRichiesta,
  minuti: number,
  attesa: AttesaDipendenza,
  disponibilita: Disponibilita,
): Esito {
  const { nome: nomeFase, fissata } = fase
  const reparto = fase.reparto as RepartoFase
  const { da, lo } = attesa
  const posto = trovaPosto(disponibilita, { reparto, lo, minuti })
  if (fissata && da !== null && (!posto || giornoOf(posto.inizio) !== giornoOf(da))) {
    const motivo = motivoRifiuto(reparto, attesa, da, disponibilita)
    if (motivo) return { errore: negato(nomeFase, da, motivo, posto?.inizio ?? null) }
  }
  return posto ? { posto } : { errore: { codice: 'nessuna_capacita', nomeFase } }
}

/** What is in the way on the day asked for; null when it has room, only not enough days follow. */
function motivoRifiuto(
  reparto: RepartoFase,
  { dipendenza, lo }: AttesaDipendenza,
  da: Istante,
  disponibilita: Disponibilita,
): MotivoRifiuto | null {
  const giorno = giornoOf(da)
  if (dipendenza && giornoOf(dipendenza.fine) > giorno) return 'dipendenza'
  if (!ancoraAperto(disponibilita, reparto, da)) return 'giorno_chiuso'
  if (!ancoraAperto(disponibilita, reparto, lo)) return 'dipendenza'
  return disponibilita.liberi(reparto, giorno) <= 0 ? 'giorno_pieno' : null
}

function negato(nomeFase: string, data: Istante, motivo: MotivoRifiuto, primo: Istante | null): ErrorePiano {
  return { codice: 'bad_start_time', nomeFase, data, motivo, primoUtile: primo }
}

/**
 * The dates that auto start gives: phases that wait for nothing begin today, those in a department
 * from the next whole hour; the others follow. No finite phase begins in the past.
 */
export function withAutoInizio(richiesta: RichiestaPiano): RichiestaPiano {
  const effettive = dipendenzeEffettive(richiesta.fasi)
  const { adesso } = richiesta
  const subito = nextWholeHour(adesso)
  const fasi = richiesta.fasi.map((fase) => {
    const radice = fase.necessaria && effettive.get(fase.nome)?.length === 0
    const da = fase.capacitaInfinita ? startOf(giornoOf(adesso)) : subito
    return { ...fase, da: radice ? da : null, fissata: false }
  })
  return { ...richiesta, fasi, nonPrima: subito }
}
