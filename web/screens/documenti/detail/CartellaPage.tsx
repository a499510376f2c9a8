import { graphql } from 'relay-runtime'
import type { CartellaPageQuery } from '#generated/CartellaPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { CartellaDetail } from './CartellaDetail.tsx'
import { CartellaNotFound } from './CartellaError.tsx'

const query = graphql`
  query CartellaPageQuery($pk: Int!) @preloadable {
    cartella(pk: $pk) {
      ...CartellaDetail_cartella
    }
  }
`

/** A folder: what is in it, whom it is shared with. */
export default function CartellaPage() {
  const { data, isWaiting } = useRouteQuery<CartellaPageQuery>(query)
  const { cartella } = data
  if (!cartella) return <CartellaNotFound />
  return <CartellaDetail cartella={cartella} waiting={isWaiting} />
}
