import type { ReadChoice } from './choices.ts'
import type { LoadedOrdine } from './data/ordine.ts'
import { faseDuration } from './engine/durations.ts'
import { needed } from './engine/fasi.ts'
import type { Instant } from './engine/time.ts'
import type { ConfiguredFase, FornitoreFase, PianoRequest, RequestedFase } from './engine/types.ts'

/** A phase of an order with what was typed for its duration. */
interface FaseOrdine extends RequestedFase {
  /** In the unit of the phase. */
  durataOverride: number | null
}

export interface OrdineRequest extends PianoRequest {
  fasi: FaseOrdine[]
}

interface Data {
  configurate: readonly ConfiguredFase[]
  /** At least the default ones. */
  fornitori: readonly FornitoreFase[]
  adesso: Instant
  choices?: ReadonlyMap<string, ReadChoice>
  /** `not_relaxed_fasi`: a phase, 'ALL', or none. */
  fissate?: string | null
}

/** What of an order, saved or not, its phases come from. */
export type OrdineToPlace = Pick<
  LoadedOrdine,
  'tempi' | 'conTelai' | 'fasiSpente' | 'salvata' | 'dataConsegna' | 'senzaMisure'
>

/** What the engine is asked for an order: what was chosen, else what is saved, else what is usual. */
export function requestOf(ordine: OrdineToPlace, data: Data): OrdineRequest {
  const fasi = data.configurate.map((fase): FaseOrdine => {
    const { nome } = fase
    const choice = data.choices?.get(nome)
    const saved = ordine.salvata?.fasi.get(nome)
    const serve = needed(fase, ordine)
    const predefinito = data.fornitori.find(({ tipologia, isDefault }) => tipologia === nome && isDefault) ?? null
    const chosen = choice?.fornitore !== undefined ? choice.fornitore : saved ? saved.fornitore : predefinito
    const fornitore = serve && fase.conFornitore ? chosen : null
    const overridden = choice?.durataOverride !== undefined ? choice.durataOverride : saved?.durataOverride
    const durataOverride = serve ? (overridden ?? null) : null
    return {
      ...fase,
      necessaria: serve,
      fornitore,
      durataOverride,
      durata: serve ? faseDuration(fase, { tempi: ordine.tempi, fornitore, durataOverride }) : 0,
      da: choice?.da ?? null,
      fissata: data.fissate === nome || data.fissate === 'ALL',
    }
  })
  const { dataConsegna, senzaMisure } = ordine
  return { fasi, adesso: data.adesso, dataConsegna, senzaMisure }
}

/** The order as it is saved: every phase keeps its dates and its duration. */
export function savedRequest(ordine: OrdineToPlace, data: Omit<Data, 'choices' | 'fissate'>): OrdineRequest {
  const request = requestOf(ordine, data)
  const fasi = request.fasi.map((fase): FaseOrdine => {
    const saved = ordine.salvata?.fasi.get(fase.nome)
    if (!saved) return { ...fase, esclusa: true }
    const { inizio, fine, occupazioni, motivi, durata, fornitore, durataOverride } = saved
    const tenuta = { inizio, fine, occupazioni, motivi }
    return { ...fase, necessaria: true, durata, fornitore, durataOverride, tenuta }
  })
  return { ...request, fasi }
}
