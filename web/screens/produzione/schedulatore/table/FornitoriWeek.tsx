import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { RowBars } from '../linea/lanes.ts'
import { addCivilDays, momentInWords, numberOfDay } from '../time.ts'
import { OpenOrdine } from './OpenOrdine.tsx'

interface Props {
  monday: string
  barre: ReadonlyMap<string, RowBars>
  onOpenOrdine: (ordine: number) => void
}

/** More than these are counted: the timeline has them all. */
const MAX = 100

/** What the suppliers have in hand during a week. */
export function FornitoriWeek({ monday, barre, onOpenOrdine }: Props) {
  const from = numberOfDay(monday) * 1440
  const a = numberOfDay(addCivilDays(monday, 7)) * 1440
  const righe = [...barre.values()].flatMap((riga) => riga.barre.filter((barra) => barra.da < a && barra.a > from))
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        overflowX: 'auto',
      }}
    >
      <Typography variant="h2" id="titolo-fornitori" sx={{ px: 2, pt: 1.5 }}>
        Presso i fornitori
      </Typography>
      <Table size="small" aria-labelledby="titolo-fornitori">
        <TableHead>
          <TableRow>
            <TableCell>Fase</TableCell>
            <TableCell>Ordine</TableCell>
            <TableCell>Fornitore</TableCell>
            <TableCell>Dal</TableCell>
            <TableCell>Al</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {righe.slice(0, MAX).map(({ ordine, nomeFase, numeroCommessa, fornitore, inizio, fine }) => (
            <TableRow key={`${nomeFase} ${ordine}`} sx={{ '& > td': { py: 0.5 } }}>
              <TableCell sx={{ textTransform: 'capitalize' }}>{nomeFase}</TableCell>
              <TableCell>
                <OpenOrdine ordine={ordine} numeroCommessa={numeroCommessa} onOpen={onOpenOrdine} />
              </TableCell>
              <TableCell>{fornitore || '—'}</TableCell>
              <TableCell>{momentInWords(inizio.slice(0, 10))}</TableCell>
              <TableCell>
                {momentInWords(addCivilDays(fine.slice(0, 10), fine.endsWith('00:00:00') ? -1 : 0))}
              </TableCell>
            </TableRow>
          ))}
          {righe.length === 0 && (
            <TableRow>
              <TableCell colSpan={5} sx={{ color: 'text.secondary' }}>
                Nessuna fase presso fornitori in questa settimana
              </TableCell>
            </TableRow>
          )}
          {righe.length > MAX && (
            <TableRow>
              <TableCell colSpan={5} sx={{ color: 'text.secondary' }}>
                e altre {righe.length - MAX}
              </TableCell>
            </TableRow>
          )}
        </TableBody>
      </Table>
    </Box>
  )
}
