import Alert from '@mui/material/Alert'
import { useFormikContext } from 'formik'
import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { avvisoSovrapposta, type Periodo } from '../../../../../server/persone/assenze/rules.ts'
import { ErrorBoundary } from '../../../../ui/stati/ErrorBoundary.tsx'
import type { OverlappingAssenzeQuery } from './__generated__/OverlappingAssenzeQuery.graphql.ts'
import type { PeriodoFormValues } from './model.ts'

const query = graphql`
  query OverlappingAssenzeQuery($filtro: FiltroAssenze) {
    assenze(filtro: $filtro, perPagina: 100) {
      nodes {
        pk
        giornoDa
        giornoA
        oraDa
        oraA
        title
      }
    }
  }
`

/** Says beside the days that the person is away at the same time already; it is no fault. */
export function OverlappingAssenze({ pk }: { pk: number | null }) {
  const { persona, giornoDa, giornoA, oraDa, oraA } = useFormikContext<PeriodoFormValues>().values
  if (persona === null || !giornoDa || !giornoA || giornoA < giornoDa) return null
  const periodo = { giornoDa, giornoA, oraDa: oraDa || null, oraA: oraA || null }
  // What cannot be known is not said: the absence can be saved all the same.
  return (
    <ErrorBoundary chiave={`${persona} ${giornoDa} ${giornoA}`} fallback={() => null}>
      <Suspense fallback={null}>
        <Notice persona={persona} periodo={periodo} pk={pk} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Notice({ persona, periodo, pk }: { persona: number; periodo: Periodo; pk: number | null }) {
  const filtro = { persona, fromDate: periodo.giornoDa, toDate: periodo.giornoA }
  const { assenze } = useLazyLoadQuery<OverlappingAssenzeQuery>(query, { filtro }, { fetchPolicy: 'network-only' })
  const altre = assenze.nodes
    .filter((una) => una.pk !== pk)
    .map((una) => ({ ...una, oraDa: una.oraDa ?? null, oraA: una.oraA ?? null }))
  const avviso = avvisoSovrapposta(periodo, altre)
  return (
    avviso && (
      <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
        {avviso}
      </Alert>
    )
  )
}
