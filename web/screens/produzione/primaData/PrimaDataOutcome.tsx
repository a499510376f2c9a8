import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PrimaDataOutcome_piano$key } from '#generated/PrimaDataOutcome_piano.graphql.ts'
import { today } from '#screens/persone/calendario/urlState.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { missingInWords } from '../schedulatore/dialogs/MissingDialog.tsx'
import { dayName, daysBetween } from '../schedulatore/time.ts'
import { PrimaDataFasi } from './PrimaDataFasi.tsx'
import { PromessaWords } from './PromessaWords.tsx'

/** When it could be ready, phase by phase, or why it cannot be said. */
export function PrimaDataOutcome(props: { piano: PrimaDataOutcome_piano$key }) {
  const outcome = useFragment(
    graphql`
      fragment PrimaDataOutcome_piano on PianoSchedulazione {
        giorno
        ...PromessaWords_piano
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
          ...PrimaDataFasi_fasi
        }
      }
    `,
    props.piano,
  )
  const { giorno, tempisticheMancanti, schedulazioni, errors, warnings } = outcome
  const senzaDate = schedulazioni.filter(({ isNeeded, inizio, fine }) => isNeeded && (!inizio || !fine))
  return (
    <Stack sx={{ gap: 2 }}>
      {giorno ? (
        <Box role="status">
          <Typography component="p" sx={{ fontSize: '1.5rem', fontWeight: 650 }}>
            {dayName(giorno)}
          </Typography>
          <Typography color="textSecondary">{inHowLong(daysBetween(today(), giorno))}</Typography>
          <PromessaWords piano={outcome} detail />
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
          {`${tempisticheMancanti.length === 1 ? 'Manca' : 'Mancano'} ${formatCount(tempisticheMancanti.length, 'tempistica', 'tempistiche')}: ${tempisticheMancanti
            .map(missingInWords)
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
      <PrimaDataFasi fasi={schedulazioni.filter(({ isNeeded }) => isNeeded)} />
    </Stack>
  )
}

/** 'oggi', 'domani', 'fra 26 giorni' */
export function inHowLong(days: number): string {
  if (days <= 0) return 'oggi'
  return days === 1 ? 'domani' : `fra ${days} giorni`
}
