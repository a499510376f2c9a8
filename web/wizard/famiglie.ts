import { graphql } from '../relay/graphql.ts'
import { inviaDocumento } from '../relay/network.ts'
import type { famiglieQuery } from './__generated__/famiglieQuery.graphql.ts'

const query = graphql`
  query famiglieQuery {
    famiglie {
      pk
      nome
    }
  }
`

/** Families to choose from, as the browser's cache or the server has them. */
export async function leggiFamiglie(): Promise<famiglieQuery['response']['famiglie']> {
  const { data } = await inviaDocumento(query.params, {}, { conCache: true })
  return (data as famiglieQuery['response']).famiglie
}
