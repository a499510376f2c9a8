// Plans as every door shows them: civil texts, durations in the unit of the phase, reasons in Italian.
import type { Db, Tx } from '../../platform/db/prisma.ts'
import { numeriCommessa } from './data/libro.ts'
import { type FornituraAttesa, ritardoMateriali } from './engine/attese.ts'
import { toUnita } from './engine/durations.ts'
import { giornoOf, writeGiorno, writeIstante } from './engine/time.ts'
import type {
  AvvisoPiano,
  ErrorePiano,
  FaseRichiesta,
  FornitoreFase,
  Motivo,
  Piano,
  RepartoFase,
  Unita,
} from './engine/types.ts'
import { avvisoInParole, type Commessa, erroreInParole, motivoInParole } from './engine/words.ts'
import type { RichiestaOrdine } from './request.ts'

export interface OrdineNominato {
  pk: number
  numeroCommessa: string
}

export interface MotivoView {
  codice: string
  testo: string
  ordini: OrdineNominato[]
}

export interface FaseView {
  nomeFase: string
  unit: Unita
  withFornitore: boolean
  infiniteCapacity: boolean
  reparto: RepartoFase | null
  dependencies: readonly string[]
  isNeeded: boolean
  inizio: string | null
  fine: string | null
  durata: number | null
  durataOverride: number | null
  fornitore: FornitoreFase | null
  occupations: { date: string; time: number }[]
  spiegazione: MotivoView[]
}

export interface ErroreView {
  code: string
  nomeFase: string
  data: string | null
  motivo: string | null
  primoUtile: string | null
  testo: string
}

export interface AvvisoView {
  code: string
  nomeFase: string | null
  giorni: number | null
  nuovaConsegna: string | null
  testo: string
}

export interface PianoView {
  schedulazioni: FaseView[]
  errors: ErroreView[]
  warnings: AvvisoView[]
  complete: boolean
  /** Days by which the latest material comes after it is needed. */
  ritardoMateriali: number
}

const ordiniDi = (motivo: Motivo) => ('ordini' in motivo ? motivo.ordini : [])
export const instantOrNull = (istante: number | null) => (istante === null ? null : writeIstante(istante))

function motivoVista(motivo: Motivo, commessa: Commessa): MotivoView {
  const ordini = ordiniDi(motivo).map((pk) => ({ pk, numeroCommessa: commessa(pk) }))
  return { codice: motivo.codice, testo: motivoInParole(motivo, commessa), ordini }
}

function erroreVista(errore: ErrorePiano): ErroreView {
  const { codice: code, nomeFase } = errore
  const testo = erroreInParole(errore)
  if (errore.codice === 'nessuna_capacita') {
    return { code, nomeFase, data: null, motivo: null, primoUtile: null, testo }
  }
  const { data, motivo, primoUtile } = errore
  return { code, nomeFase, data: writeIstante(data), motivo, primoUtile: instantOrNull(primoUtile), testo }
}

function avvisoVista(avviso: AvvisoPiano): AvvisoView {
  const testo = avvisoInParole(avviso)
  if (avviso.codice !== 'oltre_consegna') {
    return { code: avviso.codice, nomeFase: avviso.nomeFase, giorni: null, nuovaConsegna: null, testo }
  }
  const { codice, giorni, nuovaConsegna } = avviso
  return { code: codice, nomeFase: null, giorni, nuovaConsegna: writeGiorno(nuovaConsegna), testo }
}

/** The phases of an order with the dates that a plan gives them. */
function withDates(fasi: RichiestaOrdine['fasi'], piano: Piano): FaseRichiesta[] {
  const date = new Map(piano.fasi.map((fase) => [fase.nome, fase]))
  return fasi.map((fase) => {
    const { inizio = null, fine = null, occupazioni = [] } = date.get(fase.nome) ?? {}
    return { ...fase, tenuta: inizio === null || fine === null ? null : { inizio, fine, occupazioni } }
  })
}

/** The plan for users who see only its dates: reasons name neither the orders that fill the days, nor the suppliers. */
function senzaAltrui(piano: Piano): Piano {
  const riservato = (motivo: Motivo): Motivo => {
    if (motivo.codice === 'tempo_fornitore') return { ...motivo, fornitore: 'Il fornitore' }
    return 'ordini' in motivo ? { ...motivo, ordini: [] } : motivo
  }
  const fasi = piano.fasi.map((fase) => ({
    ...fase,
    fornitore: null,
    occupazioni: [],
    spiegazione: fase.spiegazione.map(riservato),
  }))
  return { ...piano, fasi }
}

/**
 * A plan in words; reads the numbers of the orders that its reasons name.
 * @param soloDate for users who may not see the planning: neither orders of others nor suppliers are named
 * @param attese supplier orders of the order that have not arrived
 */
export async function pianoView(
  db: Db | Tx,
  { fasi, adesso }: RichiestaOrdine,
  intero: Piano,
  { soloDate = false, attese = [] }: { soloDate?: boolean; attese?: readonly FornituraAttesa[] } = {},
): Promise<PianoView> {
  const piano = soloDate ? senzaAltrui(intero) : intero
  const citati = piano.fasi.flatMap(({ spiegazione }) => spiegazione.flatMap(ordiniDi))
  const numeri = await numeriCommessa(db, citati)
  const commessa = (pk: number) => numeri.get(pk) ?? `n. ${pk}`
  return {
    schedulazioni: piano.fasi.map((piazzata) => {
      const fase = fasi.find(({ nome }) => nome === piazzata.nome) as RichiestaOrdine['fasi'][number]
      return {
        nomeFase: fase.nome,
        unit: fase.unit,
        withFornitore: fase.conFornitore,
        infiniteCapacity: fase.capacitaInfinita,
        reparto: fase.reparto,
        dependencies: fase.dipendenze,
        isNeeded: fase.necessaria,
        inizio: instantOrNull(piazzata.inizio),
        fine: instantOrNull(piazzata.fine),
        durata: piazzata.durata === null ? null : toUnita(piazzata.durata, fase.unit),
        durataOverride: fase.durataOverride,
        fornitore: piazzata.fornitore,
        occupations: piazzata.occupazioni.map(({ giorno, minuti }) => ({ date: writeGiorno(giorno), time: minuti })),
        spiegazione: piazzata.spiegazione.map((motivo) => motivoVista(motivo, commessa)),
      }
    }),
    errors: piano.errori.map(erroreVista),
    warnings: piano.avvisi.map(avvisoVista),
    complete: piano.completo,
    ritardoMateriali: ritardoMateriali(withDates(fasi, intero), attese, giornoOf(adesso)),
  }
}
