import { graphql, readInlineData } from 'relay-runtime'
import { formatDate } from '../../../../../server/shared/formats/formats.ts'
import { durationInWords } from '../../fasiSchedulate/row.ts'
import { cellaKey } from '../model.ts'
import type { readRitardi_fase$data, readRitardi_fase$key } from './__generated__/readRitardi_fase.graphql.ts'
import type { readRitardi_resto$key } from './__generated__/readRitardi_resto.graphql.ts'

const faseFragment = graphql`
  fragment readRitardi_fase on FaseInRitardo @inline {
    ordinePk
    numeroCommessa
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
  rimasti: number
  /** Why it is late and what it hits, with the end that would do; null while it is in time. */
  ritardo: { testo: string; fineStimata: string } | null
}

/** Late phases by the cell where they should end, or by today's where that has passed: their words. */
export type LateCelle = ReadonlyMap<string, string>

const hits = (colpisce: readonly string[]) => (colpisce.length > 0 ? `, tocca ${colpisce.join(' e ')}` : '')

/** @param oggi 'YYYY-MM-DD' */
export function readLateCelle(keys: readonly readRitardi_fase$key[], oggi: string): LateCelle {
  const celle = new Map<string, string>()
  for (const key of keys) {
    const { numeroCommessa, nomeFase, reparto, fine, minutiRitardo, colpisce } = readInlineData(faseFragment, key)
    const giorno = fine.slice(0, 10) < oggi ? oggi : fine.slice(0, 10)
    const chiave = cellaKey({ giorno, reparto })
    const testo = `${numeroCommessa} ${nomeFase} in ritardo di ${durationInWords(minutiRitardo)}${hits(colpisce)}`
    const altri = celle.get(chiave)
    celle.set(chiave, altri ? `${altri}; ${testo}` : testo)
  }
  return celle
}

/** By name of the phase, for the order on screen. */
export function readResti(
  ordine: number | null,
  resti: readonly readRitardi_resto$key[],
  ritardi: readonly readRitardi_fase$key[],
): ReadonlyMap<string, RestoOfFase> {
  const lette = ritardi.map((key): readRitardi_fase$data => readInlineData(faseFragment, key))
  return new Map(
    resti.map((key) => {
      const { nomeFase, minutiRimasti: rimasti } = readInlineData(restoFragment, key)
      const tardi = lette.find((una) => una.ordinePk === ordine && una.nomeFase === nomeFase)
      const ritardo = tardi && {
        testo: `In ritardo di ${durationInWords(tardi.minutiRitardo)}: finisce verso il ${formatDate(tardi.fineStimata)}${hits(tardi.colpisce)}.`,
        fineStimata: tardi.fineStimata,
      }
      return [nomeFase, { rimasti, ritardo: ritardo ?? null }]
    }),
  )
}
