import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatDate } from '../../../../../../server/shared/formats/formats.ts'
import { MissingValue } from '../../../../../ui/Values.tsx'
import { durataInWords } from '../../../../produzione/schedulatore/durations.ts'
import type { ShownUnita } from '../../../../produzione/schedulatore/model.ts'
import type { RecapFasi_fasi$key } from './__generated__/RecapFasi_fasi.graphql.ts'

/** The phases of a schedule: when, how long, by whom, and why then. */
export function RecapFasi(props: { fasi: RecapFasi_fasi$key }) {
  const fasi = useFragment(
    graphql`
      fragment RecapFasi_fasi on FaseScheduler @relay(plural: true) {
        nomeFase
        unit
        isNeeded
        inizio
        fine
        durata
        fornitore {
          nome
        }
        spiegazione {
          codice
          testo
        }
      }
    `,
    props.fasi,
  )
  return (
    <TableContainer>
      <Table size="small" aria-label="Schedulazione" sx={{ '& tr:last-child td': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Fase</TableCell>
            <TableCell>Inizio</TableCell>
            <TableCell>Fine</TableCell>
            <TableCell>Durata</TableCell>
            <TableCell>Fornitore</TableCell>
            <TableCell>Perché</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fasi.map(({ nomeFase, unit, isNeeded, inizio, fine, durata, fornitore, spiegazione }) => (
            <TableRow key={nomeFase} sx={isNeeded ? {} : { '& td': { color: 'text.disabled' } }}>
              <TableCell sx={{ fontWeight: isNeeded ? 550 : 400, whiteSpace: 'nowrap' }}>
                {nomeFase}
                {!isNeeded && ' (non necessaria)'}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{inizio ? istanteInParole(inizio) : <MissingValue />}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{fine ? istanteInParole(fine) : <MissingValue />}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {isNeeded && durata !== null && durata !== undefined ? (
                  durataInWords(durata, unit as ShownUnita)
                ) : (
                  <MissingValue />
                )}
              </TableCell>
              <TableCell>{fornitore?.nome ?? <MissingValue />}</TableCell>
              <TableCell sx={{ minWidth: 200 }}>
                <Perche motivi={isNeeded ? spiegazione : []} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** What made the dates when they were saved; that they are kept is no reason. */
function Perche({ motivi }: { motivi: readonly { codice: string; testo: string }[] }) {
  const veri = motivi.filter(({ codice }) => codice !== 'tenuta')
  if (veri.length === 0) return <MissingValue />
  return veri.map(({ codice, testo }) => (
    <Typography key={codice + testo} variant="body2" color="textSecondary">
      {testo}
    </Typography>
  ))
}

/** A civil instant of the plan, `YYYY-MM-DD HH:mm:ss`, as the screens write them; phases in days have no hour. */
function istanteInParole(istante: string): string {
  const ora = istante.slice(11, 16)
  return ora === '00:00' ? formatDate(istante.slice(0, 10)) : `${formatDate(istante.slice(0, 10))} ${ora}`
}
