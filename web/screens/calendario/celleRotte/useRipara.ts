import { fetchQuery, useRelayEnvironment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../relay/useOperazione.ts'
import type { ProvaRiparazione } from '../../schedulatore/dialoghi/RiparaDialog.tsx'
import type { useRiparaMutation } from './__generated__/useRiparaMutation.graphql.ts'
import type { useRiparaProvaQuery } from './__generated__/useRiparaProvaQuery.graphql.ts'

const query = graphql`
  query useRiparaProvaQuery($reparto: String!, $giorno: String!) {
    provaRiparaCella(reparto: $reparto, giorno: $giorno) {
      spostamenti {
        pk
        numeroCommessa
        nomeFase
        inizioPrima
        inizioDopo
        finePrima
        fineDopo
      }
      inRitardo {
        pk
      }
      rimasti {
        numeroCommessa
        motivo
      }
      eccedenza
    }
  }
`
const mutation = graphql`
  mutation useRiparaMutation($input: RiparaCellaInput!) {
    riparaCella(input: $input) {
      errors {
        code
        field
        message
      }
    }
  }
`

/** Mends broken cells: what it would move, then doing it. */
export function useRipara() {
  const environment = useRelayEnvironment()
  const [ripara, inCorso] = useOperazione<useRiparaMutation>(mutation, { successo: 'Cella riparata' })

  /** @throws what the server answered */
  async function prova(cella: { reparto: string; giorno: string }): Promise<ProvaRiparazione> {
    const variabili = { reparto: cella.reparto, giorno: cella.giorno }
    const opzioni = { fetchPolicy: 'network-only' } as const
    const dati = await fetchQuery<useRiparaProvaQuery>(environment, query, variabili, opzioni).toPromise()
    const esito = dati?.provaRiparaCella
    if (!esito) return { spostamenti: [], rimasti: [], eccedenza: 0 }
    const tardi = new Set(esito.inRitardo.map(({ pk }) => pk))
    return {
      rimasti: esito.rimasti,
      eccedenza: esito.eccedenza,
      spostamenti: esito.spostamenti.map(({ pk, inizioPrima, inizioDopo, finePrima, fineDopo, ...chi }) => ({
        ...chi,
        inizioPrima: inizioPrima ?? null,
        inizioDopo: inizioDopo ?? null,
        finePrima: finePrima ?? null,
        fineDopo: fineDopo ?? null,
        inRitardo: tardi.has(pk),
      })),
    }
  }
  return { prova, ripara, inCorso }
}
