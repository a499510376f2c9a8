import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { messaggioErrore } from '../../../../relay/errors.ts'
import { Scheda } from '../../../../ui/Scheda.tsx'
import { ErrorBoundary } from '../../../../ui/stati/ErrorBoundary.tsx'
import type { Scelte } from '../scelte.ts'
import type { Contenuto_preventivo$key } from './__generated__/Contenuto_preventivo.graphql.ts'
import { DatiCliente } from './DatiCliente.tsx'
import { DatiPosa } from './DatiPosa.tsx'
import { FamigliaOpzioni } from './FamigliaOpzioni.tsx'
import { Gestione } from './Gestione.tsx'
import { Serramenti } from './Serramenti.tsx'
import { Storico } from './Storico.tsx'
import type { Azioni } from './useAzioni.ts'

interface Props {
  preventivo: Contenuto_preventivo$key
  scelte: Scelte
  azioni: Azioni
  conGestione: boolean
  conAgente: boolean
  onEmailCliente: () => void
}

/** The cards of a quote: what was asked at the left, what is done about it at the right; on phones that comes first. */
export function Contenuto({ scelte, azioni, conGestione, conAgente, onEmailCliente, ...props }: Props) {
  const preventivo = useFragment(
    graphql`
      fragment Contenuto_preventivo on Preventivo {
        pk
        versione
        note
        ...DatiCliente_preventivo
        ...DatiPosa_preventivo
        ...FamigliaOpzioni_preventivo
        ...Serramenti_preventivo
        ...Gestione_preventivo
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
      {conGestione && (
        <Box sx={{ gridArea: 'gestione' }}>
          <Gestione
            preventivo={preventivo}
            scelte={scelte}
            azioni={azioni}
            conAgente={conAgente}
            onEmailCliente={onEmailCliente}
          />
        </Box>
      )}
      <Box sx={{ gridArea: 'richiesta', display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))' }}>
          <DatiCliente preventivo={preventivo} />
          <DatiPosa preventivo={preventivo} />
          <FamigliaOpzioni preventivo={preventivo} />
          {note !== '' && (
            <Scheda titolo="Note">
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Typography>
            </Scheda>
          )}
        </Box>
        <Serramenti preventivo={preventivo} />
      </Box>
      <Box sx={{ gridArea: 'storico', minWidth: 0 }}>
        <Scheda titolo="Storico">
          <ErrorBoundary
            chiave={versione}
            fallback={(errore) => <Typography color="error">{messaggioErrore(errore)}</Typography>}
          >
            <Suspense fallback={<Skeleton height={64} />}>
              <Storico pk={pk} versione={versione} />
            </Suspense>
          </ErrorBoundary>
        </Scheda>
      </Box>
    </Box>
  )
}
