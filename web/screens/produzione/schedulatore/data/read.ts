// From what the server answers to what the timeline shows.

import { graphql, readInlineData } from 'relay-runtime'
import type { read_piano$key } from '#generated/read_piano.graphql.ts'
import { type EnumName, wordOfEnum } from '#shared/fields/enumNames.ts'
import {
  CELLA_STATES,
  type OrdineQuota,
  type PianoFase,
  SHOWN_UNITA,
  type ShownCella,
  type ShownStatoCella,
  type TimelineBar,
} from '../model.ts'
import type { ProvaState } from '../piano.ts'
import { truncatedHour } from '../time.ts'

const fragment = graphql`
  fragment read_piano on PianoSchedulazione @inline {
    schedulazioni {
      nomeFase
      unit
      withFornitore
      infiniteCapacity
      reparto
      dependencies
      isNeeded
      inizio
      fine
      durata
      durataOverride
      fornitorePk
      nomeFornitore
      tempoFornitore
      occupations {
        date
        time
      }
      spiegazione {
        codice
        testo
        ordini {
          pk
          numeroCommessa
        }
      }
    }
    errors {
      code
      nomeFase
      data
      primoUtile
      testo
    }
    warnings {
      code
      nomeFase
      nuovaConsegna
      testo
    }
    complete
    ritardoMateriali
  }
`

/** A plan, saved or tried. */
export function readPiano(key: read_piano$key): ProvaState {
  const { schedulazioni, errors, warnings, complete, ritardoMateriali } = readInlineData(fragment, key)
  return {
    fasi: schedulazioni.map(
      ({ unit, reparto, inizio, fine, durata, durataOverride, spiegazione, ...read }): PianoFase => {
        const { fornitorePk, nomeFornitore, tempoFornitore, ...fase } = read
        return {
          ...fase,
          unit: wordOfEnum(SHOWN_UNITA, unit),
          reparto: reparto ?? null,
          inizio: inizio ?? null,
          fine: fine ?? null,
          durata: durata ?? null,
          durataOverride: durataOverride ?? null,
          fornitore:
            fornitorePk == null ? null : { id: fornitorePk, nome: nomeFornitore ?? '', tempo: tempoFornitore ?? 0 },
          spiegazione: spiegazione.map(({ ordini, ...reason }) => ({
            ...reason,
            ordini: ordini.map(({ pk, numeroCommessa }) => ({ id: pk, numeroCommessa })),
          })),
        }
      },
    ),
    errors: errors.map(({ nomeFase, data, primoUtile, ...error }) => ({
      ...error,
      nomeFase: nomeFase ?? '',
      data: data ?? null,
      primoUtile: primoUtile ? truncatedHour(primoUtile) : null,
    })),
    notices: warnings.map(({ nomeFase, nuovaConsegna, ...notice }) => ({
      ...notice,
      nomeFase: nomeFase ?? null,
      nuovaConsegna: nuovaConsegna ?? null,
    })),
    completa: complete,
    ritardoMateriali,
  }
}

interface QuotaServer {
  readonly pk: number
  readonly numeroCommessa: string
  readonly minuti: number
}

interface CellaServer {
  readonly giorno: string
  readonly reparto: string
  readonly capacita: number
  readonly occupato: number
  readonly libero: number
  readonly stato: EnumName<ShownStatoCella>
  readonly ore: number
  readonly quantiOrdini: number
  readonly minutiDi: number
  readonly ordini?: readonly QuotaServer[]
}

/** A cell, with its orders when they were asked. */
export function readCella({ reparto, stato, quantiOrdini, minutiDi, ordini, ...cella }: CellaServer): ShownCella {
  return {
    ...cella,
    reparto,
    stato: wordOfEnum(CELLA_STATES, stato),
    count: quantiOrdini,
    mine: minutiDi,
    ordini: ordini === undefined ? null : readQuote(ordini),
  }
}

/** The orders of a cell. */
export const readQuote = (ordini: readonly QuotaServer[]): OrdineQuota[] =>
  ordini.map(({ pk, numeroCommessa, minuti }) => ({ id: pk, numeroCommessa, time: minuti }))

/** A bar as it travels: order, number, phase, start, end, supplier, margin of the order, its customer, the supplier by name. */
type BarraServer = readonly [
  number,
  string,
  string,
  string,
  string,
  number | null,
  number | null,
  string,
  string | null,
]

/** Bars of the phases without capacity. */
export function readBars(barre: unknown): TimelineBar[] {
  return (barre as readonly BarraServer[]).map(
    ([ordine, numeroCommessa, nomeFase, inizio, fine, _fornitorePk, margine, cliente, fornitore]) => ({
      ordine,
      numeroCommessa,
      nomeFase,
      inizio: withHour(inizio),
      fine: withHour(fine),
      fornitore: fornitore ?? '',
      margine,
      cliente,
    }),
  )
}

const withHour = (instant: string) => (instant.length > 10 ? instant : `${instant} 00:00:00`)
