import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { addDays } from '#ordini/ordini/rules.ts'
import { formatDate, formatInteger } from '#shared/formats/formats.ts'
import { useRepartoWord } from '#shell/reparti.ts'

interface Props {
  reparti: readonly {
    readonly reparto: string
    readonly minuti: number
    readonly minutiRimanenti: number
    readonly capacita: number | null | undefined
    readonly schedulati: number | null | undefined
  }[]
  week: string | null | undefined
}

const min = (minutes: number) => `${formatInteger(Math.round(minutes))} min`

/** On a phone each department is a block: its load, then its sums with their names. */
const stacked = {
  '@media (max-width: 699.95px)': {
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: 2,
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tr:last-of-type': { borderBottom: 0 },
    '& th, & td': { border: 0, px: 0, py: 0.25, minWidth: 0 },
    '& th, & td:nth-of-type(1)': { gridColumn: '1 / -1' },
    '& td[data-titolo]': { display: 'flex', justifyContent: 'space-between', gap: 1 },
    '& td[data-titolo]::before': { content: 'attr(data-titolo)', color: 'text.secondary' },
  },
} as const

/** What is left of the orders against what the departments can do in the week. */
export function CapacitaTable({ reparti, week }: Props) {
  const word = useRepartoWord()
  if (!week) {
    return (
      <Typography color="textSecondary">
        Scegli una settimana e salva per confrontare i minuti degli ordini con la capacità dei reparti.
      </Typography>
    )
  }
  return (
    <>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Minuti e capacità">
        <Table size="small" sx={stacked}>
          <TableHead>
            <TableRow>
              <TableCell>Reparto</TableCell>
              <TableCell sx={{ minWidth: 210 }}>Carico</TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                Minuti
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                Restano
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                Capacità
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                Schedulati
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {reparti.map(({ reparto, minuti, minutiRimanenti, capacita, schedulati }) => (
              <TableRow key={reparto}>
                <TableCell component="th" scope="row" sx={{ textTransform: 'capitalize' }}>
                  {word(reparto)}
                </TableCell>
                <TableCell>
                  <Carico reparto={word(reparto)} staying={minutiRimanenti} capacita={capacita ?? 0} />
                </TableCell>
                <TableCell align="right" data-titolo="Minuti" sx={{ whiteSpace: 'nowrap' }}>
                  {min(minuti)}
                </TableCell>
                <TableCell align="right" data-titolo="Restano" sx={{ whiteSpace: 'nowrap' }}>
                  {min(minutiRimanenti)}
                </TableCell>
                <TableCell align="right" data-titolo="Capacità" sx={{ whiteSpace: 'nowrap' }}>
                  {min(capacita ?? 0)}
                </TableCell>
                <TableCell align="right" data-titolo="Schedulati" sx={{ whiteSpace: 'nowrap' }}>
                  {min(schedulati ?? 0)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Settimana dal {formatDate(week)} al {formatDate(addDays(week, 6))}. Una lavorazione che sta in più postazioni
        qui conta una volta; Schedulati sono i minuti di tutti gli ordini nel piano di quella settimana.
      </Typography>
    </>
  )
}

/** How much of the capacity what is left takes, as a bar and in words. */
function Carico({ reparto, staying, capacita }: { reparto: string; staying: number; capacita: number }) {
  if (capacita <= 0) return <>{staying > 0 ? 'chiuso in questa settimana' : '–'}</>
  const percent = Math.round((staying * 100) / capacita)
  const beyond = staying - capacita
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, percent)}
        color={beyond > 0 ? 'error' : 'primary'}
        aria-label={`Carico di ${reparto}: ${percent} %`}
        sx={{ height: 8, borderRadius: 1, mb: 0.5 }}
      />
      <Box sx={{ color: beyond > 0 ? 'error.main' : 'text.secondary', fontWeight: beyond > 0 ? 650 : 400 }}>
        {formatInteger(percent)} %, {beyond > 0 ? `${min(beyond)} oltre la capacità` : `liberi ${min(-beyond)}`}
      </Box>
    </>
  )
}
