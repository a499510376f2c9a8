// Orders as the search wants them: phases in the order of placing, dependencies as indices, numbers only.
import { dipendenzeEffettive, ordina } from '../fasi.ts'
import type { OrdineLotto } from '../lotto.ts'
import { withAutoInizio } from '../piazza.ts'
import { type Giorno, type Istante, lastGiorno } from '../time.ts'
import { type FaseRichiesta, REPARTI_FASI, type RichiestaPiano } from '../types.ts'

/** An order that the search may place. */
export interface OrdineDaOttimizzare extends OrdineLotto {
  /** How much a day late of it counts; 1 unless told. */
  peso?: number
  /** First minute of each phase in the plan it has today, by name; none for an order without a plan. */
  inizi?: ReadonlyMap<string, Istante>
}

export const GIORNI_FASE = 0
export const MINUTI_FASE = 1
export const FINITA_FASE = 2

/** A phase to place. */
export interface FaseCompilata {
  nome: string
  genere: typeof GIORNI_FASE | typeof MINUTI_FASE | typeof FINITA_FASE
  /** Index of the department of a finite phase. */
  reparto: number
  /** Days or minutes. */
  durata: number
  /** -1: none asked for. */
  da: Istante
  /** Not before, for finite phases; -1: none. */
  nonPrima: Istante
  /** Indices among the phases of the order. */
  attese: readonly number[]
  /** Start in the plan of today; null: it had none. */
  eraIl: Istante | null
}

export interface OrdineCompilato {
  ordine: number
  peso: number
  /** Null: no delivery date. */
  consegna: Giorno | null
  fasi: readonly FaseCompilata[]
  /** The last day of what is held, and the first start of work that is: null when nothing is. */
  ultimoTenuto: Giorno | null
  primoTenuto: Istante | null
  /** Ends of held phases that free ones wait for, by index of the free phase. */
  dopoTenute: readonly Istante[]
  /** Two of its phases to place work in one department. */
  sovrapposte: boolean
}

/** The request as the search places it: auto start, nothing finite before `congelatoFino`. */
export function richiestaRicerca(richiesta: RichiestaPiano, congelatoFino: Istante | null): RichiestaPiano {
  const automatica = withAutoInizio(richiesta)
  if (congelatoFino === null) return automatica
  return { ...automatica, nonPrima: Math.max(automatica.nonPrima ?? congelatoFino, congelatoFino) }
}

const daPiazzare = (fase: FaseRichiesta) => fase.necessaria && !fase.tenuta

/** An order as numbers; null when the scheduler can give it no plan wherever it stands in the sequence. */
export function compilaOrdine(ordine: OrdineDaOttimizzare, congelatoFino: Istante | null): OrdineCompilato | null {
  if (ordine.nonSchedulabile || ordine.tempisticheMancanti) return null
  const richiesta = richiestaRicerca(ordine.richiesta, congelatoFino)
  const effettive = dipendenzeEffettive(richiesta.fasi)
  const libere = ordina(richiesta.fasi).filter(daPiazzare)
  if (libere.some(({ durata, esclusa }) => durata === null || esclusa)) return null
  const indici = new Map(libere.map(({ nome }, indice) => [nome, indice]))
  const tenute = new Map(richiesta.fasi.flatMap(({ nome, tenuta }) => (tenuta ? [[nome, tenuta] as const] : [])))
  const dopoTenute: Istante[] = []
  const fasi = libere.map((fase): FaseCompilata => {
    const attese = effettive.get(fase.nome) ?? []
    dopoTenute.push(Math.max(-1, ...attese.map((nome) => tenute.get(nome)?.fine ?? -1)))
    return {
      nome: fase.nome,
      genere: fase.capacitaInfinita ? (fase.unit === 'days' ? GIORNI_FASE : MINUTI_FASE) : FINITA_FASE,
      reparto: fase.reparto && !fase.capacitaInfinita ? REPARTI_FASI.indexOf(fase.reparto) : -1,
      durata: fase.durata ?? 0,
      da: fase.da ?? -1,
      nonPrima: fase.capacitaInfinita ? -1 : (richiesta.nonPrima ?? -1),
      attese: attese.flatMap((nome) => indici.get(nome) ?? []),
      eraIl: ordine.inizi?.get(fase.nome) ?? null,
    }
  })
  if (fasi.some(({ da, attese }, indice) => da < 0 && attese.length === 0 && dopoTenute[indice] === -1)) return null
  const ferme = [...tenute.values()]
  const inReparto = richiesta.fasi.flatMap(({ reparto, tenuta }) => (reparto && tenuta ? [tenuta.inizio] : []))
  return {
    ordine: ordine.ordine,
    peso: ordine.peso ?? 1,
    consegna: richiesta.dataConsegna,
    fasi,
    ultimoTenuto: ferme.length > 0 ? Math.max(...ferme.map(({ inizio, fine }) => lastGiorno(inizio, fine))) : null,
    primoTenuto: inReparto.length > 0 ? Math.min(...inReparto) : null,
    dopoTenute,
    sovrapposte: REPARTI_FASI.some((_nome, quale) => fasi.filter(({ reparto }) => reparto === quale).length > 1),
  }
}
