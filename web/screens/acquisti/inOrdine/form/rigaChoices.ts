import { graphql } from 'relay-runtime'
import { tipologieOf } from '#acquisti/fornitori/rules.ts'
import type { rigaChoicesQuery as ChoicesQuery } from '#generated/rigaChoicesQuery.graphql.ts'
import type { ChoosableFornitori } from '../../ordiniFornitore/form/choices.ts'

/** What the form of a row offers to choose from. */
export const rigaChoicesQuery = graphql`
  query rigaChoicesQuery($ordine: Int!, $tutti: Int!) {
    fornitori(pagina: 1, perPagina: $tutti) {
      edges {
        node {
          pk
          nome
          tipologia @required(action: THROW)
          isDefault @required(action: THROW)
          altriMateriali @required(action: THROW) {
            tipologia
            isDefault
          }
        }
      }
    }
    materiali(pagina: 1, perPagina: $tutti) {
      edges {
        node {
          nome
        }
      }
    }
    ordine(pk: $ordine) {
      righe {
        pk
        posizione
        numero
        tipoSerramento {
          nome
        }
      }
    }
  }
`

export interface RigaFornitoreChoices {
  tipologie: readonly string[]
  fornitori: ChoosableFornitori
  /** Lines of the order. */
  righe: readonly { valore: number; text: string }[]
}

/** The answer as the fields take it. */
export function rigaChoicesOf({ fornitori, materiali, ordine }: ChoicesQuery['response']): RigaFornitoreChoices {
  return {
    tipologie: tipologieOf(materiali.edges.map(({ node }) => node.nome)),
    fornitori: fornitori.edges.map(({ node }) => node),
    righe: (ordine?.righe ?? []).map(({ pk, posizione, numero, tipoSerramento }) => ({
      valore: pk,
      text: `${posizione} · ${tipoSerramento.nome} × ${numero}`,
    })),
  }
}
