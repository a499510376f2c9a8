import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PrimaDataOrdineQuery } from './__generated__/PrimaDataOrdineQuery.graphql.ts'
import { PrimaDataOutcome } from './PrimaDataOutcome.tsx'
import { PrimaDataResult } from './PrimaDataResult.tsx'

const query = graphql`
  query PrimaDataOrdineQuery($pk: Int!) {
    primaDataOrdine(pk: $pk) {
      ...PrimaDataOutcome_piano
    }
  }
`

function Risposta({ pk, lettura }: { pk: number; lettura: number }) {
  const opzioni = { fetchKey: lettura, fetchPolicy: 'network-only' } as const
  const { primaDataOrdine } = useLazyLoadQuery<PrimaDataOrdineQuery>(query, { pk }, opzioni)
  return primaDataOrdine && <PrimaDataOutcome piano={primaDataOrdine} />
}

/** 'Prima data possibile' of an order as it is saved. */
export const PrimaDataOrdine = ({ pk }: { pk: number }) => <PrimaDataResult pk={pk} risposta={Risposta} />
