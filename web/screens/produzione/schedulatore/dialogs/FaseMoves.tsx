import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { formatCount, isoInstant } from '#shared/formats/formats.ts'
import { endMomentInWords } from '../time.ts'

/** A phase whose dates a change moves. */
export interface FaseMove {
  numeroCommessa: string
  nomeFase: string
  inizioPrima: string | null
  inizioDopo: string | null
  finePrima: string | null
  fineDopo: string | null
  /** The order would end after its delivery, and didn't before. */
  inRitardo: boolean
}

/** 'sposta 2 ordini, 1 finirebbe tardi': what a change does, in a line. */
function movesSummary(spostamenti: readonly FaseMove[]): string {
  if (spostamenti.length === 0) return 'Nessuna data cambia.'
  const ordini = new Set(spostamenti.map(({ numeroCommessa }) => numeroCommessa)).size
  const late = new Set(spostamenti.filter(({ inRitardo }) => inRitardo).map(({ numeroCommessa }) => numeroCommessa))
    .size
  const fasi = formatCount(spostamenti.length, 'fase', 'fasi')
  return `Sposta ${fasi} di ${formatCount(ordini, 'ordine', 'ordini')}${late > 0 ? `, ${formatCount(late, 'finirebbe tardi', 'finirebbero tardi')}` : ''}.`
}

/** Old and new dates side by side, before a change is made. */
export function FaseMoves({ spostamenti }: { spostamenti: readonly FaseMove[] }) {
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{movesSummary(spostamenti)}</Typography>
      {spostamenti.length > 0 && (
        <Box sx={{ maxHeight: 320, overflow: 'auto' }}>
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell>Ordine</TableCell>
                <TableCell>Fase</TableCell>
                <TableCell>Prima</TableCell>
                <TableCell>Dopo</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {spostamenti.map((one) => (
                <TableRow key={one.numeroCommessa + one.nomeFase}>
                  <TableCell>{one.numeroCommessa}</TableCell>
                  <TableCell>{one.nomeFase}</TableCell>
                  <TableCell>{stretch(one.inizioPrima, one.finePrima)}</TableCell>
                  <TableCell sx={{ fontWeight: 600, color: one.inRitardo ? 'error.main' : undefined }}>
                    {stretch(one.inizioDopo, one.fineDopo)}
                    {one.inRitardo && ' oltre l’approntamento'}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Box>
  )
}

/** The year only where it isn't the present one. */
function stretch(inizio: string | null, fine: string | null): string {
  const year = isoInstant(new Date()).slice(0, 4)
  return inizio && fine ? `${endMomentInWords(inizio, year)} → ${endMomentInWords(fine, year)}` : 'senza date'
}
