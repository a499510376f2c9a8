import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PrimaDataFasi_fasi$key } from '#generated/PrimaDataFasi_fasi.graphql.ts'
import { MissingValue } from '#ui/Values.tsx'
import { endMomentInWords } from '../schedulatore/time.ts'

// On a phone each phase is a block with its reasons under it.
const stacked = { display: { xs: 'block', sm: 'revert' } }
const dense = {
  '& tbody > tr > *': { py: { xs: 0.25, sm: 0.75 } },
  '& tbody > tr > th': { pt: { xs: 1, sm: 0.75 } },
  '& tbody > tr > td:last-of-type': { pb: { xs: 1, sm: 0.75 } },
}

/** Start and end of each phase, and what binds them. */
export function PrimaDataFasi(props: { fasi: PrimaDataFasi_fasi$key }) {
  const fasi = useFragment(
    graphql`
      fragment PrimaDataFasi_fasi on PianoFase @relay(plural: true) {
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
