import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PrimaDataPreventivoQuery } from './__generated__/PrimaDataPreventivoQuery.graphql.ts'
import { EsitoPrimaData } from './EsitoPrimaData.tsx'
import { PrimaData } from './PrimaData.tsx'

const query = graphql`
  query PrimaDataPreventivoQuery($pk: Int!) {
    primaDataPreventivo(pk: $pk) {
      ...EsitoPrimaData_piano
    }
  }
`

function Risposta({ pk, lettura }: { pk: number; lettura: number }) {
  const opzioni = { fetchKey: lettura, fetchPolicy: 'network-only' } as const
  const { primaDataPreventivo } = useLazyLoadQuery<PrimaDataPreventivoQuery>(query, { pk }, opzioni)
  return primaDataPreventivo && <EsitoPrimaData piano={primaDataPreventivo} />
}

/** 'Prima data possibile' of the windows of a quote. */
export const PrimaDataPreventivo = ({ pk }: { pk: number }) => <PrimaData pk={pk} risposta={Risposta} />
