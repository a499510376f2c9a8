import { graphql, readInlineData } from 'relay-runtime'
import type { readFigure_attivita$key } from '#generated/readFigure_attivita.graphql.ts'
import type { readFigure_gruppo$key } from '#generated/readFigure_gruppo.graphql.ts'

const group = graphql`
  fragment readFigure_gruppo on GruppoFigure @inline {
    chiave
    dal
    tempo
    tempoTeorico
    performance
    percentuale
    operatori {
      pk
      nome
    }
    lavorazioni {
      pk
      nome
    }
    ordini {
      pk
      numeroCommessa
    }
    numeroOrdini
    buchi {
      dalle
      alle
      minuti
    }
  }
`

const attivita = graphql`
  fragment readFigure_attivita on AttivitaContata @inline {
    pk
    data
    oraInizio
    oraFine
    tempo
    tempoTeorico
    performance
    note
    operatore {
      nome
    }
    ordine {
      pk
      numeroCommessa
      nomeCliente
    }
    lavorazione {
      nome
    }
    secondaLavorazione {
      nome
    }
  }
`

/** A day of a figure, or a day of an operator. */
export interface FigureDay {
  readonly chiave: string
  readonly giorno: string
  readonly tempo: number
  readonly tempoTeorico: number
  readonly performance: number
  readonly percentuale: number
  readonly operatori: readonly { readonly pk: number; readonly nome: string }[]
  readonly lavorazioni: readonly { readonly pk: number; readonly nome: string }[]
  readonly ordini: readonly { readonly pk: number; readonly numeroCommessa: string }[]
  readonly numeroOrdini: number
  readonly buchi: readonly { readonly dalle: string; readonly alle: string; readonly minuti: number }[]
}

export function readFigureDays(keys: readonly readFigure_gruppo$key[]): FigureDay[] {
  return keys.map((key) => {
    const { dal, ...read } = readInlineData<readFigure_gruppo$key>(group, key)
    return { ...read, giorno: dal }
  })
}

/** An activity as a row of 'Dati originali'. */
export interface OriginalFigure {
  readonly pk: number
  readonly data: string
  readonly ore: string
  readonly tempo: number
  readonly tempoTeorico: number
  readonly performance: number
  readonly note: string
  readonly operatore: string
  readonly ordinePk: number | null
  readonly ordine: string
  readonly lavorazione: string
}

export function readData(keys: readonly readFigure_attivita$key[]): OriginalFigure[] {
  return keys.map((key) => {
    const read = readInlineData<readFigure_attivita$key>(attivita, key)
    const { oraInizio, oraFine, ordine, lavorazione, secondaLavorazione, operatore, ...resto } = read
    return {
      ...resto,
      ore: `${oraInizio ?? ''}-${oraFine}`,
      operatore: operatore.nome,
      ordinePk: ordine?.pk ?? null,
      ordine: ordine ? `${ordine.numeroCommessa} - ${ordine.nomeCliente}` : '',
      lavorazione: [lavorazione.nome, secondaLavorazione?.nome].filter(Boolean).join(' + '),
    }
  })
}
