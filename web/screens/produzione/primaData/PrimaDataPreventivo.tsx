import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PrimaDataPreventivoQuery } from '#generated/PrimaDataPreventivoQuery.graphql.ts'
import { useOpened } from '#relay/opened/useOpened.ts'
import { PrimaDataOutcome } from './PrimaDataOutcome.tsx'
import { PrimaDataResult } from './PrimaDataResult.tsx'

const query = graphql`
  query PrimaDataPreventivoQuery($pk: Int!) {
    primaDataPreventivo(pk: $pk) {
      ...PrimaDataOutcome_piano
    }
  }
`

/** 'Prima data possibile' of the windows of a quote. */
export default function PrimaDataPreventivo({ pk }: { pk: number }) {
  const opened = useOpened<PrimaDataPreventivoQuery>(query)
  return (
    <PrimaDataResult opened={opened} onAsk={() => opened.open({ pk })}>
      {(reference) => <Answer reference={reference} />}
    </PrimaDataResult>
  )
}

function Answer({ reference }: { reference: PreloadedQuery<PrimaDataPreventivoQuery> }) {
  const { primaDataPreventivo } = usePreloadedQuery<PrimaDataPreventivoQuery>(query, reference)
  return primaDataPreventivo && <PrimaDataOutcome piano={primaDataPreventivo} />
}
