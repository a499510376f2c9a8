import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PreventivoContent_preventivo$key } from '#generated/PreventivoContent_preventivo.graphql.ts'
import { errorMessage } from '#relay/errors.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import type { PreventiviChoices } from '../preventiviChoices.ts'
import { ClienteData } from './ClienteData.tsx'
import { FamigliaOptions } from './FamigliaOptions.tsx'
import { PosaData } from './PosaData.tsx'
import { PreventivoHistory } from './PreventivoHistory.tsx'
import { PreventivoManagement } from './PreventivoManagement.tsx'
import { Serramenti } from './Serramenti.tsx'
import type { PreventivoActions } from './usePreventivoActions.ts'

interface Props {
  preventivo: PreventivoContent_preventivo$key
  choices: PreventiviChoices
  actions: PreventivoActions
  withManagement: boolean
  withAgente: boolean
  onEmailCliente: () => void
}

/** The cards of a quote: what was asked at the left, what is done about it at the right; on phones that comes first. */
export function PreventivoContent({ choices, actions, withManagement, withAgente, onEmailCliente, ...props }: Props) {
  const preventivo = useFragment(
    graphql`
      fragment PreventivoContent_preventivo on Preventivo {
        pk
        versione
        note
        ...ClienteData_preventivo
        ...PosaData_preventivo
        ...FamigliaOptions_preventivo
        ...Serramenti_preventivo
        ...PreventivoManagement_preventivo
      }
    `,
    props.preventivo,
  )
  const { pk, versione, note } = preventivo
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0,1fr)', lg: 'minmax(0,1fr) 320px' },
        gridTemplateAreas: { xs: '"gestione" "richiesta" "storico"', lg: '"richiesta gestione" "richiesta storico"' },
        gridTemplateRows: { lg: 'auto 1fr' },
      }}
    >
      {withManagement && (
        <Box sx={{ gridArea: 'gestione' }}>
          <PreventivoManagement
            preventivo={preventivo}
            choices={choices}
            actions={actions}
            withAgente={withAgente}
            onEmailCliente={onEmailCliente}
          />
        </Box>
      )}
      <Box sx={{ gridArea: 'richiesta', display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))' }}>
          <ClienteData preventivo={preventivo} />
          <PosaData preventivo={preventivo} />
          <FamigliaOptions preventivo={preventivo} />
          {note !== '' && (
            <DetailCard title="Note">
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
            </DetailCard>
          )}
        </Box>
        <Serramenti preventivo={preventivo} />
      </Box>
      <Box sx={{ gridArea: 'storico', minWidth: 0 }}>
        <DetailCard title="Storico">
          <ErrorBoundary
            itemKey={versione}
            fallback={(error) => <Typography color="error">{errorMessage(error)}</Typography>}
          >
            <Suspense fallback={<Skeleton height={64} />}>
              <PreventivoHistory pk={pk} versione={versione} />
            </Suspense>
          </ErrorBoundary>
        </DetailCard>
      </Box>
    </Box>
  )
}
