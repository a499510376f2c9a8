import type { SessioneQuery } from './__generated__/SessioneQuery.graphql.ts'
import { graphql } from './graphql.ts'
import { inviaDocumento } from './network.ts'

const query = graphql`
  query SessioneQuery {
    viewer {
      pk
    }
  }
`

/**
 * Number of the user whom the server sees behind this browser now, null for nobody.
 * @throws NetworkError and the other classes of errors.ts
 */
export async function utenteCorrente(): Promise<number | null> {
  const { data } = await inviaDocumento(query.params, {})
  return (data as SessioneQuery['response']).viewer?.pk ?? null
}
