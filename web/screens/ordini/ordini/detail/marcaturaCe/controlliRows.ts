import { graphql, readInlineData } from 'relay-runtime'
import type { controlliRows_controllo$key } from '#generated/controlliRows_controllo.graphql.ts'
import { countPezzi, TIPI_PEZZO } from '#officina/lavorazioni/rules.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'

const fragment = graphql`
  fragment controlliRows_controllo on ControlloOrdine @inline {
    controllo {
      pk
      descrizione
      frequenza
      lavorazione {
        pk
        nome
        attivitaNumero
      }
    }
    pezzi
    effettuato {
      pk
      data
      operatorePk
      operatore {
        user {
          firstName
          lastName
        }
      }
      conforme
      note
      motivoBloccato
    }
  }
`

/** A control of an order as its row begins. */
export interface ControlloOfRiga {
  /** Number of what was recorded; null while nothing was. */
  readonly pk: number | null
  readonly controlloPk: number
  readonly descrizione: string
  readonly frequenza: string
  readonly data: string | null
  readonly operatorePk: number | null
  readonly operatoreNome: string
  readonly conforme: boolean | null
  readonly note: string
  /** Why it cannot be changed; null when it can. */
  readonly bloccato: string | null
}

/** The controls of an operation. */
export interface ControlloGroup {
  readonly pk: number
  readonly name: string
  /** '12 Ante' */
  readonly count: string
  readonly righe: readonly ControlloOfRiga[]
}

/** The controls of an order, by operation. */
export function readControlliRows(keys: readonly controlliRows_controllo$key[]): ControlloGroup[] {
  const read = keys.flatMap((key) => {
    const { controllo, ...resto } = readInlineData<controlliRows_controllo$key>(fragment, key)
    return controllo ? [{ controllo, ...resto }] : []
  })
  const groups = Map.groupBy(read, ({ controllo }) => controllo.lavorazione.pk)
  return [...groups].flatMap(([pk, controlli]) => {
    const [first] = controlli
    if (!first) return []
    const { nome, attivitaNumero } = first.controllo.lavorazione
    return {
      pk,
      name: nome,
      count: countPezzi(first.pezzi ?? 0, wordOfEnum(TIPI_PEZZO, attivitaNumero)),
      righe: controlli.map(({ controllo, effettuato }) => ({
        pk: effettuato?.pk ?? null,
        controlloPk: controllo.pk,
        descrizione: controllo.descrizione,
        frequenza: controllo.frequenza,
        data: effettuato?.data ?? null,
        operatorePk: effettuato?.operatorePk ?? null,
        operatoreNome: effettuato ? `${effettuato.operatore.user.firstName} ${effettuato.operatore.user.lastName}` : '',
        conforme: effettuato?.conforme ?? null,
        note: effettuato?.note ?? '',
        bloccato: effettuato?.motivoBloccato ?? null,
      })),
    }
  })
}
