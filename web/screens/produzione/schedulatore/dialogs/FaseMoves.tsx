import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { formatCount, isoInstant } from '../../../../../server/shared/formats/formats.ts'
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
  const tardi = new Set(spostamenti.filter(({ inRitardo }) => inRitardo).map(({ numeroCommessa }) => numeroCommessa))
    .size
  const fasi = formatCount(spostamenti.length, 'fase', 'fasi')
  return `Sposta ${fasi} di ${formatCount(ordini, 'ordine', 'ordini')}${tardi > 0 ? `, ${formatCount(tardi, 'finirebbe tardi', 'finirebbero tardi')}` : ''}.`
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
              {spostamenti.map((uno) => (
                <TableRow key={uno.numeroCommessa + uno.nomeFase}>
                  <TableCell>{uno.numeroCommessa}</TableCell>
                  <TableCell>{uno.nomeFase}</TableCell>
                  <TableCell>{tratto(uno.inizioPrima, uno.finePrima)}</TableCell>
                  <TableCell sx={{ fontWeight: 600, color: uno.inRitardo ? 'error.main' : undefined }}>
                    {tratto(uno.inizioDopo, uno.fineDopo)}
                    {uno.inRitardo && ' oltre l’approntamento'}
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
function tratto(inizio: string | null, fine: string | null): string {
  const anno = isoInstant(new Date()).slice(0, 4)
  return inizio && fine ? `${endMomentInWords(inizio, anno)} → ${endMomentInWords(fine, anno)}` : 'senza date'
}
