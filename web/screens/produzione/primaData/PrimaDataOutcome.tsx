import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PrimaDataOutcome_fasi$key } from '#generated/PrimaDataOutcome_fasi.graphql.ts'
import type { PrimaDataOutcome_piano$key } from '#generated/PrimaDataOutcome_piano.graphql.ts'
import { today } from '#screens/persone/calendario/urlState.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { MissingValue } from '#ui/Values.tsx'
import { missingInWords } from '../schedulatore/dialogs/MissingDialog.tsx'
import { dayName, daysBetween, endMomentInWords } from '../schedulatore/time.ts'
import { PromessaWords } from './PromessaWords.tsx'

// On a phone each phase is a block with its reasons under it.
const stacked = { display: { xs: 'block', sm: 'revert' } }
const dense = {
  '& tbody > tr > *': { py: { xs: 0.25, sm: 0.75 } },
  '& tbody > tr > th': { pt: { xs: 1, sm: 0.75 } },
  '& tbody > tr > td:last-of-type': { pb: { xs: 1, sm: 0.75 } },
}

/** Start and end of each phase, and what binds them. */
function PrimaDataFasi(props: { fasi: PrimaDataOutcome_fasi$key }) {
  const fasi = useFragment(
    graphql`
      fragment PrimaDataOutcome_fasi on PianoFase @relay(plural: true) {
        nomeFase
        inizio
        fine
        spiegazione {
          codice
          testo
        }
      }
    `,
    props.fasi,
  )
  return (
    <TableContainer sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Table size="small" aria-label="Fasi" sx={dense}>
        <TableHead sx={{ display: { xs: 'none', sm: 'table-header-group' } }}>
          <TableRow>
            <TableCell>Fase</TableCell>
            <TableCell>Inizio</TableCell>
            <TableCell>Fine</TableCell>
            <TableCell>Perché</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={stacked}>
          {fasi.map(({ nomeFase, inizio, fine, spiegazione }) => (
            <TableRow
              key={nomeFase}
              sx={[stacked, { verticalAlign: 'top', '&:last-of-type > *': { borderBottom: '0 !important' } }]}
            >
              <TableCell
                component="th"
                scope="row"
                sx={[stacked, { fontWeight: 600, borderBottomWidth: { xs: 0, sm: 1 } }]}
              >
                {nomeFase}
              </TableCell>
              {[inizio && endMomentInWords(inizio), fine && endMomentInWords(fine)].map((instant, index) => (
                <TableCell
                  key={index === 0 ? 'inizio' : 'fine'}
                  sx={{
                    whiteSpace: 'nowrap',
                    display: { xs: 'inline-block', sm: 'revert' },
                    ...(index === 1 && { pl: { xs: 0, sm: 2 } }),
                    ...(index === 0 && { pr: { xs: 1, sm: 2 } }),
                    borderBottomWidth: { xs: 0, sm: 1 },
                  }}
                >
                  {index === 1 && (
                    <Box component="span" sx={{ display: { sm: 'none' } }} aria-hidden>
                      →{' '}
                    </Box>
                  )}
                  {instant || <MissingValue />}
                </TableCell>
              ))}
              <TableCell sx={stacked}>
                {spiegazione.map(({ codice, testo }) => (
                  <Typography key={codice + testo} variant="body2" color="textSecondary">
                    {testo}
                  </Typography>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

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
          ...PrimaDataOutcome_fasi
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
