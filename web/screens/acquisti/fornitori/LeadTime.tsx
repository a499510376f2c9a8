import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormikContext } from 'formik'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { proposedTempo, TEMPI_MONTHS } from '#acquisti/fornitori/tempi/rules.ts'
import type { LeadTimeQuery } from '#generated/LeadTimeQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { formatCount } from '#shared/formats/formats.ts'
import type { FornitoreFormValues } from './fornitoreForm.ts'

const query = graphql`
  query LeadTimeQuery($pk: Int!) {
    fornitore(pk: $pk) {
      tempiReali {
        casi
        mediana
        ottoSuDieci
      }
    }
  }
`

const days = (dates: number) => formatCount(dates, 'giorno', 'giorni')

/** How long the supplier really took, beside what it promised; another lead time is proposed, never set by itself. */
export function LeadTime({ opened }: { opened: Opened<LeadTimeQuery> }) {
  return (
    <OpenedData opened={opened} skeleton={<Skeleton width="60%" />}>
      {(reference) => <ActualTimes reference={reference} />}
    </OpenedData>
  )
}

function ActualTimes({ reference }: { reference: PreloadedQuery<LeadTimeQuery> }) {
  const { fornitore } = usePreloadedQuery<LeadTimeQuery>(query, reference)
  const { values, setFieldValue } = useFormikContext<FornitoreFormValues>()
  const actual = fornitore?.tempiReali
  if (!actual) {
    return (
      <Typography variant="body2" color="textSecondary">
        Tempo reale: nessun ordine arrivato negli ultimi {TEMPI_MONTHS} mesi.
      </Typography>
    )
  }
  const proposed = proposedTempo(Number(values.tempo), actual)
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Tempo reale"
      sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}
    >
      <Typography variant="body2">
        Tempo reale: di solito <strong>{days(actual.mediana)}</strong>, otto volte su dieci entro{' '}
        <strong>{days(actual.ottoSuDieci)}</strong> ({formatCount(actual.casi, 'ordine arrivato', 'ordini arrivati')}{' '}
        negli ultimi {TEMPI_MONTHS} mesi).
      </Typography>
      {proposed !== null && (
        <Button size="small" variant="outlined" onClick={() => void setFieldValue('tempo', proposed)}>
          Usa {days(proposed)}
        </Button>
      )}
    </Stack>
  )
}
