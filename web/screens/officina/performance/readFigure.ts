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
      user {
        nome
      }
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
    tempo
    tempoTeorico
    performance
    attivita {
      pk
      data
      oraInizio
      oraFine
      note
      operatoreNome
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
    const { dal, operatori, ...read } = readInlineData<readFigure_gruppo$key>(group, key)
    return { ...read, giorno: dal, operatori: operatori.map(({ pk, user }) => ({ pk, nome: user.nome })) }
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
  return keys.flatMap((key) => {
    const { attivita: own, ...figures } = readInlineData<readFigure_attivita$key>(attivita, key)
    if (!own) return []
    const { oraInizio, oraFine, ordine, lavorazione, secondaLavorazione, operatoreNome, ...resto } = own
    return {
      ...figures,
      ...resto,
      ore: `${oraInizio ?? ''}-${oraFine ?? ''}`,
      operatore: operatoreNome,
      ordinePk: ordine?.pk ?? null,
      ordine: ordine ? `${ordine.numeroCommessa} - ${ordine.nomeCliente}` : '',
      lavorazione: [lavorazione.nome, secondaLavorazione?.nome].filter(Boolean).join(' + '),
    }
  })
}
