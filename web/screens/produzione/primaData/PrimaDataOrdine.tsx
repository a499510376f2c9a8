import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PrimaDataOrdineQuery } from '#generated/PrimaDataOrdineQuery.graphql.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { PrimaDataOutcome } from './PrimaDataOutcome.tsx'
import { PrimaDataResult } from './PrimaDataResult.tsx'

const query = graphql`
  query PrimaDataOrdineQuery($pk: Int!) {
    primaDataOrdine(pk: $pk) {
      ...PrimaDataOutcome_piano
    }
  }
`

/** 'Prima data possibile' of an order as it is saved. */
export default function PrimaDataOrdine({ pk }: { pk: number }) {
  const opened = useOpened<PrimaDataOrdineQuery>(query)
  return (
    <PrimaDataResult opened={opened} onAsk={() => opened.open({ pk })}>
      {(reference) => <Answer reference={reference} />}
    </PrimaDataResult>
  )
}

function Answer({ reference }: { reference: PreloadedQuery<PrimaDataOrdineQuery> }) {
  const { primaDataOrdine } = usePreloadedQuery<PrimaDataOrdineQuery>(query, reference)
  return primaDataOrdine && <PrimaDataOutcome piano={primaDataOrdine} />
}
