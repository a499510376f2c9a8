import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PrimaDataOrdineQuery } from './__generated__/PrimaDataOrdineQuery.graphql.ts'
import { EsitoPrimaData } from './EsitoPrimaData.tsx'
import { PrimaData } from './PrimaData.tsx'

const query = graphql`
  query PrimaDataOrdineQuery($pk: Int!) {
    primaDataOrdine(pk: $pk) {
      ...EsitoPrimaData_piano
    }
  }
`

function Risposta({ pk, lettura }: { pk: number; lettura: number }) {
  const opzioni = { fetchKey: lettura, fetchPolicy: 'network-only' } as const
  const { primaDataOrdine } = useLazyLoadQuery<PrimaDataOrdineQuery>(query, { pk }, opzioni)
  return primaDataOrdine && <EsitoPrimaData piano={primaDataOrdine} />
}

/** 'Prima data possibile' of an order as it is saved. */
export const PrimaDataOrdine = ({ pk }: { pk: number }) => <PrimaData pk={pk} risposta={Risposta} />
