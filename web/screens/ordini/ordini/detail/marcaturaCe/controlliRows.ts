import { graphql, readInlineData } from 'relay-runtime'
import type { controlliRows_gruppo$key } from '#generated/controlliRows_gruppo.graphql.ts'
import { countPezzi, type TipoPezzo } from '#officina/lavorazioni/rules.ts'

const fragment = graphql`
  fragment controlliRows_gruppo on ControlliDellaLavorazione @inline {
    pk
    nome
    attivitaNumero
    pezzi
    controlli {
      pk
      descrizione
      frequenza
      effettuato {
        pk
        data
        operatorePk
        operatore {
          firstName
          lastName
        }
        conforme
        note
        motivoBloccato
      }
    }
  }
`

/** A control of an order as its row begins. */
export interface ControlloOfRiga {
  /** Number of what was recorded; null while nothing was. */
  readonly id: number | null
  readonly controllo: number
  readonly descrizione: string
  readonly frequenza: string
  readonly data: string | null
  readonly operatore: number | null
  readonly operatoreNome: string
  readonly conforme: boolean | null
  readonly note: string
  /** Why it cannot be changed; null when it can. */
  readonly bloccato: string | null
}

/** The controls of an operation. */
export interface ControlloGroup {
  readonly pk: number
  readonly nome: string
  /** '12 Ante' */
  readonly quanti: string
  readonly righe: readonly ControlloOfRiga[]
}

/** The controls of an order, by operation. */
export function readControlliRows(groups: readonly controlliRows_gruppo$key[]): ControlloGroup[] {
  return groups.map((group) => {
    const { pk, nome, attivitaNumero, pezzi, controlli } = readInlineData<controlliRows_gruppo$key>(fragment, group)
    return {
      pk,
      nome,
      quanti: countPezzi(pezzi, attivitaNumero as TipoPezzo),
      righe: controlli.map(({ pk: controllo, descrizione, frequenza, effettuato }) => ({
        id: effettuato?.pk ?? null,
        controllo,
        descrizione,
        frequenza,
        data: effettuato?.data ?? null,
        operatore: effettuato?.operatorePk ?? null,
        operatoreNome: effettuato ? `${effettuato.operatore.firstName} ${effettuato.operatore.lastName}` : '',
        conforme: effettuato?.conforme ?? null,
        note: effettuato?.note ?? '',
        bloccato: effettuato?.motivoBloccato ?? null,
      })),
    }
  })
}
