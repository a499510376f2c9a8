import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PrimaDataPreventivoQuery } from './__generated__/PrimaDataPreventivoQuery.graphql.ts'
import { PrimaDataOutcome } from './PrimaDataOutcome.tsx'
import { PrimaDataResult } from './PrimaDataResult.tsx'

const query = graphql`
  query PrimaDataPreventivoQuery($pk: Int!) {
    primaDataPreventivo(pk: $pk) {
      ...PrimaDataOutcome_piano
    }
  }
`

function Risposta({ pk, lettura }: { pk: number; lettura: number }) {
  const opzioni = { fetchKey: lettura, fetchPolicy: 'network-only' } as const
  const { primaDataPreventivo } = useLazyLoadQuery<PrimaDataPreventivoQuery>(query, { pk }, opzioni)
  return primaDataPreventivo && <PrimaDataOutcome piano={primaDataPreventivo} />
}

/** 'Prima data possibile' of the windows of a quote. */
export const PrimaDataPreventivo = ({ pk }: { pk: number }) => <PrimaDataResult pk={pk} risposta={Risposta} />
