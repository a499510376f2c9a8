import Alert from '@mui/material/Alert'
import { useFormikContext } from 'formik'
import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { OverlappingAssenzeQuery } from '#generated/OverlappingAssenzeQuery.graphql.ts'
import { overlapNotice, type Period } from '#persone/assenze/rules.ts'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import type { PeriodFormValues } from './model.ts'

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
  const { personaPk, giornoDa, giornoA, oraDa, oraA } = useFormikContext<PeriodFormValues>().values
  if (personaPk === null || !giornoDa || !giornoA || giornoA < giornoDa) return null
  const period = { giornoDa, giornoA, oraDa: oraDa || null, oraA: oraA || null }
  // What cannot be known is not said: the absence can be saved all the same.
  return (
    <ErrorBoundary itemKey={`${personaPk} ${giornoDa} ${giornoA}`} fallback={() => null}>
      <Suspense fallback={null}>
        <Notice persona={personaPk} period={period} pk={pk} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Notice({ persona, period, pk }: { persona: number; period: Period; pk: number | null }) {
  const filter = { personaPk: persona, periodo: { dal: period.giornoDa, al: period.giornoA } }
  const { assenze } = useLazyLoadQuery<OverlappingAssenzeQuery>(
    query,
    { filtro: filter },
    { fetchPolicy: 'network-only' },
  )
  const others = assenze.nodes
    .filter((one) => one.pk !== pk)
    .map((one) => ({ ...one, oraDa: one.oraDa ?? null, oraA: one.oraA ?? null }))
  const notice = overlapNotice(period, others)
  return (
    notice && (
      <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
        {notice}
      </Alert>
    )
  )
}
