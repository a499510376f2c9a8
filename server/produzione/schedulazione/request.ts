import type { ReadScelta } from './choices.ts'
import type { OrdineCaricato } from './data/ordine.ts'
import { durataFase } from './engine/durations.ts'
import { necessaria } from './engine/fasi.ts'
import type { Istante } from './engine/time.ts'
import type { FaseConfigurata, FaseRichiesta, FornitoreFase, RichiestaPiano } from './engine/types.ts'

/** A phase of an order with what was typed for its duration. */
interface FaseOrdine extends FaseRichiesta {
  /** In the unit of the phase. */
  durataOverride: number | null
}

export interface RichiestaOrdine extends RichiestaPiano {
  fasi: FaseOrdine[]
}

interface Dati {
  configurate: readonly FaseConfigurata[]
  /** At least the default ones. */
  fornitori: readonly FornitoreFase[]
  adesso: Istante
  scelte?: ReadonlyMap<string, ReadScelta>
  /** `not_relaxed_fasi`: a phase, 'ALL', or none. */
  fissate?: string | null
}

/** What of an order, saved or not, its phases come from. */
export type OrdineDaPiazzare = Pick<
  OrdineCaricato,
  'tempi' | 'conTelai' | 'fasiSpente' | 'salvata' | 'dataConsegna' | 'senzaMisure'
>

/** What the engine is asked for an order: what was chosen, else what is saved, else what is usual. */
export function richiestaOf(ordine: OrdineDaPiazzare, dati: Dati): RichiestaOrdine {
  const fasi = dati.configurate.map((fase): FaseOrdine => {
    const { nome } = fase
    const scelta = dati.scelte?.get(nome)
    const salvata = ordine.salvata?.fasi.get(nome)
    const serve = necessaria(fase, ordine)
    const predefinito = dati.fornitori.find(({ tipologia, isDefault }) => tipologia === nome && isDefault) ?? null
    const scelto = scelta?.fornitore !== undefined ? scelta.fornitore : salvata ? salvata.fornitore : predefinito
    const fornitore = serve && fase.conFornitore ? scelto : null
    const sovrascritta = scelta?.durataOverride !== undefined ? scelta.durataOverride : salvata?.durataOverride
    const durataOverride = serve ? (sovrascritta ?? null) : null
    return {
      ...fase,
      necessaria: serve,
      fornitore,
      durataOverride,
      durata: serve ? durataFase(fase, { tempi: ordine.tempi, fornitore, durataOverride }) : 0,
      da: scelta?.da ?? null,
      fissata: dati.fissate === nome || dati.fissate === 'ALL',
    }
  })
  const { dataConsegna, senzaMisure } = ordine
  return { fasi, adesso: dati.adesso, dataConsegna, senzaMisure }
}

/** The order as it is saved: every phase keeps its dates and its duration. */
export function savedRichiesta(ordine: OrdineDaPiazzare, dati: Omit<Dati, 'scelte' | 'fissate'>): RichiestaOrdine {
  const richiesta = richiestaOf(ordine, dati)
  const fasi = richiesta.fasi.map((fase): FaseOrdine => {
    const salvata = ordine.salvata?.fasi.get(fase.nome)
    if (!salvata) return { ...fase, esclusa: true }
    const { inizio, fine, occupazioni, motivi, durata, fornitore, durataOverride } = salvata
    const tenuta = { inizio, fine, occupazioni, motivi }
    return { ...fase, necessaria: true, durata, fornitore, durataOverride, tenuta }
  })
  return { ...richiesta, fasi }
}
