import { graphql, readInlineData } from 'relay-runtime'
import type { workshopChoices_query$key } from '#generated/workshopChoices_query.graphql.ts'

/** An operator or an operation to choose. */
export interface WorkshopChoice {
  readonly pk: number
  readonly nome: string
}

/**
 * The operators and operations that filters of the workshop offer.
 * @param key what the page's query has read
 */
export function readWorkshopChoices(key: workshopChoices_query$key) {
  const { lavorazioni, operatori } = readInlineData(
    graphql`
      fragment workshopChoices_query on Query @inline {
        lavorazioni {
          pk
          nome
        }
        operatori(perPagina: 1000) {
          nodes {
            pk
            user {
              firstName
              lastName
            }
          }
        }
      }
    `,
    key,
  )
  return {
    lavorazioni: lavorazioni satisfies readonly WorkshopChoice[],
    operatori: operatori.nodes.map(
      ({ pk, user }): WorkshopChoice => ({
        pk,
        nome: `${user.firstName} ${user.lastName}`.trim() || `Operatore ${pk}`,
      }),
    ),
  }
}
