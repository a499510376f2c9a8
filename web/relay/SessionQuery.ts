import type { SessionQuery } from '#generated/SessionQuery.graphql.ts'
import { graphql } from './graphql.ts'
import { sendDocument } from './network.ts'

const query = graphql`
  query SessionQuery {
    viewer {
      pk
    }
  }
`

/**
 * Number of the user whom the server sees behind this browser now, null for nobody.
 * @throws NetworkError and the other classes of errors.ts
 */
export async function currentUserPk(): Promise<number | null> {
  const { data } = await sendDocument(query.params, {})
  return (data as SessionQuery['response']).viewer?.pk ?? null
}
