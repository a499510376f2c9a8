import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatoConta } from '../../../../server/shared/formats/formats.ts'
import { oggi } from '../../persone/calendario/stato.ts'
import { inParole } from '../schedulatore/dialoghi/MancantiDialog.tsx'
import { giorniFra, nomeGiorno } from '../schedulatore/tempo.ts'
import type { EsitoPrimaData_piano$key } from './__generated__/EsitoPrimaData_piano.graphql.ts'
import { FasiPrimaData } from './FasiPrimaData.tsx'

/** When it could be ready, phase by phase, or why it cannot be said. */
export function EsitoPrimaData(props: { piano: EsitoPrimaData_piano$key }) {
  const { giorno, tempisticheMancanti, schedulazioni, errors, warnings } = useFragment(
    graphql`
      fragment EsitoPrimaData_piano on PrimaDataPossibile {
        giorno
        tempisticheMancanti {
          tipo
          famiglia
          forma
          codice
        }
        errors {
          nomeFase
          testo
        }
        warnings {
          code
          testo
        }
        schedulazioni {
          isNeeded
          inizio
          fine
          nomeFase
          ...FasiPrimaData_fasi
        }
      }
    `,
    props.piano,
  )
  const senzaDate = schedulazioni.filter(({ isNeeded, inizio, fine }) => isNeeded && (!inizio || !fine))
  return (
    <Stack sx={{ gap: 2 }}>
      {giorno ? (
        <Box role="status">
          <Typography component="p" sx={{ fontSize: '1.5rem', fontWeight: 650 }}>
            {nomeGiorno(giorno)}
          </Typography>
          <Typography color="textSecondary">{fra(giorniFra(oggi(), giorno))}</Typography>
        </Box>
      ) : (
        <Alert severity="error" role="status">
          {errors.length > 0
            ? errors.map(({ testo }) => testo).join(' ')
            : `Non si può dire: mancano le date di ${senzaDate.map(({ nomeFase }) => nomeFase).join(', ') || 'ogni fase'}.`}
        </Alert>
      )}
      {tempisticheMancanti.length > 0 && (
        <Alert severity="warning">
          {`${tempisticheMancanti.length === 1 ? 'Manca' : 'Mancano'} ${formatoConta(tempisticheMancanti.length, 'tempistica', 'tempistiche')}: ${tempisticheMancanti
            .map(inParole)
            .join(
              '; ',
            )}. Quei serramenti qui contano zero minuti${giorno ? ': la data vera può essere più lontana.' : '.'}`}
        </Alert>
      )}
      {warnings.map(({ code, testo }) => (
        <Alert key={code + testo} severity="info">
          {testo}
        </Alert>
      ))}
      <FasiPrimaData fasi={schedulazioni.filter(({ isNeeded }) => isNeeded)} />
    </Stack>
  )
}

/** 'oggi', 'domani', 'fra 26 giorni' */
export function fra(giorni: number): string {
  if (giorni <= 0) return 'oggi'
  return giorni === 1 ? 'domani' : `fra ${giorni} giorni`
}
