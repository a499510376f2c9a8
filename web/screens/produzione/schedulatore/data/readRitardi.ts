import { graphql, readInlineData } from 'relay-runtime'
import type { readRitardi_fase$key } from '#generated/readRitardi_fase.graphql.ts'
import type { readRitardi_resto$key } from '#generated/readRitardi_resto.graphql.ts'
import { whole } from '#relay/reading/whole.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { durationInWords } from '../../fasiSchedulate/row.ts'
import { cellaKey } from '../model.ts'

const faseFragment = graphql`
  fragment readRitardi_fase on RestoFase @inline {
    ordine {
      pk
      numeroCommessa
    }
    nomeFase
    reparto
    fine
    minutiRitardo
    fineStimata
    colpisce
  }
`

const restoFragment = graphql`
  fragment readRitardi_resto on RestoFase @inline {
    nomeFase
    minutiRimasti
  }
`

/** What the workshop says of a phase of the order on screen. */
export interface RestoOfFase {
  /** Minutes that it still takes. */
  remaining: number
  /** Why it is late and what it hits, with the end that would do; null while it is in time. */
  ritardo: { text: string; fineStimata: string } | null
}

/** Late phases by the cell where they should end, or by today's where that has passed: their words. */
export type LateCelle = ReadonlyMap<string, string>

const hits = (colpisce: readonly string[]) => (colpisce.length > 0 ? `, tocca ${colpisce.join(' e ')}` : '')

const readLate = (key: readRitardi_fase$key) =>
  whole(readInlineData(faseFragment, key), 'reparto', 'fine', 'minutiRitardo', 'fineStimata', 'colpisce')

/** @param today 'YYYY-MM-DD' */
export function readLateCelle(keys: readonly readRitardi_fase$key[], today: string): LateCelle {
  const celle = new Map<string, string>()
  for (const key of keys) {
    const { ordine, nomeFase, reparto, fine, minutiRitardo, colpisce } = readLate(key)
    const day = fine.slice(0, 10) < today ? today : fine.slice(0, 10)
    const chiave = cellaKey({ giorno: day, reparto })
    const text = `${ordine?.numeroCommessa ?? ''} ${nomeFase} in ritardo di ${durationInWords(minutiRitardo)}${hits(colpisce)}`
    const others = celle.get(chiave)
    celle.set(chiave, others ? `${others}; ${text}` : text)
  }
  return celle
}

/** By name of the phase, for the order on screen. */
export function readResti(
  ordine: number | null,
  resti: readonly readRitardi_resto$key[],
  ritardi: readonly readRitardi_fase$key[],
): ReadonlyMap<string, RestoOfFase> {
  const read = ritardi.map(readLate)
  return new Map(
    resti.map((key) => {
      const { nomeFase, minutiRimasti: remaining } = readInlineData(restoFragment, key)
      const late = read.find((one) => one.ordine?.pk === ordine && one.nomeFase === nomeFase)
      const ritardo = late && {
        text: `In ritardo di ${durationInWords(late.minutiRitardo)}: finisce verso il ${formatDate(late.fineStimata)}${hits(late.colpisce)}.`,
        fineStimata: late.fineStimata,
      }
      return [nomeFase, { remaining, ritardo: ritardo ?? null }]
    }),
  )
}
