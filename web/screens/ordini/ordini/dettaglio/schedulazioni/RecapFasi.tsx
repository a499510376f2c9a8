import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatoData } from '../../../../../../server/shared/formats/formats.ts'
import { Mancante } from '../../../../../ui/Valori.tsx'
import { durataInParole } from '../../../../produzione/schedulatore/durate.ts'
import type { Unita } from '../../../../produzione/schedulatore/modello.ts'
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
          </TableRow>
        </TableHead>
        <TableBody>
          {fasi.map(({ nomeFase, unit, isNeeded, inizio, fine, durata, fornitore }) => (
            <TableRow key={nomeFase} sx={isNeeded ? {} : { '& td': { color: 'text.disabled' } }}>
              <TableCell sx={{ fontWeight: isNeeded ? 550 : 400, whiteSpace: 'nowrap' }}>
                {nomeFase}
                {!isNeeded && ' (non necessaria)'}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{inizio ? istanteInParole(inizio) : <Mancante />}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{fine ? istanteInParole(fine) : <Mancante />}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {isNeeded && durata !== null && durata !== undefined ? (
                  durataInParole(durata, unit as Unita)
                ) : (
                  <Mancante />
                )}
              </TableCell>
              <TableCell>{fornitore?.nome ?? <Mancante />}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** A civil instant of the plan, `YYYY-MM-DD HH:mm:ss`, as the screens write them. */
function istanteInParole(istante: string): string {
  return `${formatoData(istante.slice(0, 10))} ${istante.slice(11, 16)}`
}
