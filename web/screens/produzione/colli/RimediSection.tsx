import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { RimediSectionQuery } from '#generated/RimediSectionQuery.graphql.ts'
import type { Ipotesi } from '#produzione/proposte/rules.ts'
import { ReadError } from '#relay/ReadError.tsx'
import { useBesideQuery } from '#relay/RouteWithData.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { RowsSkeleton } from '#ui/stati/Skeletons.tsx'
import { RimediTable } from './RimediTable.tsx'

const query = graphql`
  query RimediSectionQuery {
    colliDiBottiglia {
      ritardoMigliore
      inRitardoMigliore
      rimedi {
        ipotesi {
          ...parametri_ipotesi
        }
        minuti
        costo
        ritardo
        inRitardo
        guadagno
      }
    }
  }
`

interface Props {
  /** Changes when the page is read again. */
  itemKey: unknown
  onScenario: (ipotesi: Ipotesi) => void
}

/** The reliefs, read beside the page: trying them takes longer than looking at the plan. */
export function RimediSection({ itemKey: key, onScenario }: Props) {
  const { revalidate } = useRevalidator()
  return (
    <section aria-labelledby="titolo-rimedi">
      <Typography id="titolo-rimedi" component="h2" variant="h2" sx={{ mb: 0.5 }}>
        Rimedi provati
      </Typography>
      <ErrorBoundary itemKey={key} fallback={(error) => <ReadError error={error} retry={() => void revalidate()} />}>
        <Suspense fallback={<Trying />}>
          <Rimedi onScenario={onScenario} />
        </Suspense>
      </ErrorBoundary>
    </section>
  )
}

function Rimedi({ onScenario }: Pick<Props, 'onScenario'>) {
  const { colliDiBottiglia } = usePreloadedQuery<RimediSectionQuery>(query, useBesideQuery<RimediSectionQuery>(query))
  return <RimediTable {...colliDiBottiglia} onScenario={onScenario} />
}

function Trying() {
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Prova che cosa cambierebbe con un’ora, un sabato o una persona in più… <Skeleton width="60%" />
      </Typography>
      <RowsSkeleton righe={6} />
    </>
  )
}
