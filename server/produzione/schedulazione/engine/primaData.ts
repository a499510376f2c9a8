// 'Prima data possibile': when an order, or a quote that would become one, could be ready (read only).
// docs/scheduler.md#first-possible-date
import { lastDayOf } from '#shared/dates/margine.ts'
import type { Availability } from './availability.ts'
import { faseDuration, type RigaTempi, type TempisticaMancante, type TempisticaRiga, tempiOrdine } from './durations.ts'
import { needed } from './fasi.ts'
import { piazza, withAutoInizio } from './piazza.ts'
import type { Day, Instant } from './time.ts'
import {
  type ConfiguredFase,
  type FornitoreFase,
  isSavable,
  type Piano,
  type RepartoMinutes,
  type RequestedFase,
} from './types.ts'

interface PrimaData {
  /** The last day of work; null when it cannot be said. */
  giorno: Day | null
  piano: Piano
  fasi: RequestedFase[]
  mancanti: TempisticaMancante[]
}

/** The phases of something not ordered yet, each supplier phase with its default supplier. */
function fasiOf(
  configurate: readonly ConfiguredFase[],
  data: {
    tempi: RepartoMinutes
    conTelai: boolean
    fornitori: readonly FornitoreFase[]
    fasiSpente?: readonly string[]
  },
): RequestedFase[] {
  return configurate.map((fase) => {
    const serve = needed(fase, { conTelai: data.conTelai, fasiSpente: data.fasiSpente ?? [] })
    const predefinito = data.fornitori.find(({ tipologia, isDefault }) => tipologia === fase.nome && isDefault)
    const fornitore = (serve && fase.conFornitore && predefinito) || null
    const duration = serve ? faseDuration(fase, { tempi: data.tempi, fornitore, durataOverride: null }) : 0
    return { ...fase, necessaria: serve, durata: duration, fornitore, da: null, fissata: false }
  })
}

/** A phase of a department without minutes has nothing to do for these windows: it is passed over. */
const withoutWork = (fase: RequestedFase) => !fase.capacitaInfinita && fase.durata === null

/** When all could be ready, beginning now with the default suppliers. */
export function primaData(
  data: {
    fasi: readonly ConfiguredFase[]
    righe: readonly RigaTempi[]
    tempistiche: readonly TempisticaRiga[]
    fornitori: readonly FornitoreFase[]
    conTelai: boolean
    adesso: Instant
  },
  availability: Availability,
): PrimaData {
  const { tempi, mancanti } = tempiOrdine(data.righe, data.tempistiche, true)
  const fasi = fasiOf(data.fasi, { ...data, tempi }).map((fase) =>
    withoutWork(fase) ? { ...fase, necessaria: false } : fase,
  )
  const request = { fasi, adesso: data.adesso, dataConsegna: null, senzaMisure: false }
  const piano = piazza(withAutoInizio(request), availability)
  const days = piano.fasi.flatMap(({ inizio, fine }) =>
    inizio === null || fine === null ? [] : [lastDayOf(inizio, fine)],
  )
  return { giorno: isSavable(piano) && days.length > 0 ? Math.max(...days) : null, piano, fasi, mancanti }
}
