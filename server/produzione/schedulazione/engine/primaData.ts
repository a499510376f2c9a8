// 'Prima data possibile': when an order, or a quote that would become one, could be ready (read only).
// docs/scheduler.md#first-possible-date
import type { Disponibilita } from './disponibilita.ts'
import { durataFase, type RigaTempi, type TempisticaMancante, type TempisticaRiga, tempiOrdine } from './durations.ts'
import { necessaria } from './fasi.ts'
import { piazza, withAutoInizio } from './piazza.ts'
import { type Giorno, type Istante, lastGiorno } from './time.ts'
import { type FaseConfigurata, type FaseRichiesta, type FornitoreFase, isSavable, type Piano } from './types.ts'

interface PrimaData {
  /** The last day of work; null when it cannot be said. */
  giorno: Giorno | null
  piano: Piano
  fasi: FaseRichiesta[]
  mancanti: TempisticaMancante[]
}

/** The phases of something not ordered yet, each supplier phase with its default supplier. */
function fasiOf(
  configurate: readonly FaseConfigurata[],
  dati: {
    tempi: { macchine: number; banchi: number }
    conTelai: boolean
    fornitori: readonly FornitoreFase[]
    fasiSpente?: readonly string[]
  },
): FaseRichiesta[] {
  return configurate.map((fase) => {
    const serve = necessaria(fase, { conTelai: dati.conTelai, fasiSpente: dati.fasiSpente ?? [] })
    const predefinito = dati.fornitori.find(({ tipologia, isDefault }) => tipologia === fase.nome && isDefault)
    const fornitore = (serve && fase.conFornitore && predefinito) || null
    const durata = serve ? durataFase(fase, { tempi: dati.tempi, fornitore, durataOverride: null }) : 0
    return { ...fase, necessaria: serve, durata, fornitore, da: null, fissata: false }
  })
}

/** A phase of a department without minutes has nothing to do for these windows: it is passed over. */
const senzaLavoro = (fase: FaseRichiesta) => !fase.capacitaInfinita && fase.durata === null

/** When all could be ready, beginning now with the default suppliers. */
export function primaData(
  dati: {
    fasi: readonly FaseConfigurata[]
    righe: readonly RigaTempi[]
    tempistiche: readonly TempisticaRiga[]
    fornitori: readonly FornitoreFase[]
    conTelai: boolean
    adesso: Istante
  },
  disponibilita: Disponibilita,
): PrimaData {
  const { tempi, mancanti } = tempiOrdine(dati.righe, dati.tempistiche, true)
  const fasi = fasiOf(dati.fasi, { ...dati, tempi }).map((fase) =>
    senzaLavoro(fase) ? { ...fase, necessaria: false } : fase,
  )
  const richiesta = { fasi, adesso: dati.adesso, dataConsegna: null, senzaMisure: false }
  const piano = piazza(withAutoInizio(richiesta), disponibilita)
  const giorni = piano.fasi.flatMap(({ inizio, fine }) =>
    inizio === null || fine === null ? [] : [lastGiorno(inizio, fine)],
  )
  return { giorno: isSavable(piano) && giorni.length > 0 ? Math.max(...giorni) : null, piano, fasi, mancanti }
}
