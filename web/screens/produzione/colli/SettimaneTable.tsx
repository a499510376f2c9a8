import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { formatCount, formatDate, formatInteger, formatPercentage } from '../../../../server/shared/formats/formats.ts'
import type { LettiColli } from './FreniList.tsx'
import { OrdiniLink } from './OrdiniLink.tsx'

type Settimana = LettiColli['settimane'][number]

const REPARTI = [
  ['macchine', 'Macchine'],
  ['banchi', 'Banchi'],
] as const

const ore = (minuti: number) => `${formatInteger(Math.round(minuti / 60))} h`

function Carico({ capacita, occupato, pksInAttesa }: Settimana) {
  const parte = capacita > 0 ? occupato / capacita : occupato > 0 ? 2 : 0
  const colore = parte > 1 ? 'error.main' : parte > 0.9 ? 'warning.main' : 'primary.main'
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontVariantNumeric: 'tabular-nums' }}>
        <span>
          {ore(occupato)} di {ore(capacita)}
        </span>
        <strong style={{ whiteSpace: 'nowrap' }}>
          {capacita > 0 ? formatPercentage(Math.round(parte * 100)) : '–'}
        </strong>
      </Box>
      <Box aria-hidden className="barra" sx={{ height: 6, bgcolor: 'action.hover', my: 0.25 }}>
        <Box sx={{ height: 6, width: `${Math.min(100, parte * 100)}%`, bgcolor: colore }} />
      </Box>
      {pksInAttesa.length > 0 && (
        <Typography variant="body2" color="error">
          <OrdiniLink pks={pksInAttesa}>
            {formatCount(pksInAttesa.length, 'aspetta e finirebbe tardi', 'aspettano e finirebbero tardi')}
          </OrdiniLink>
        </Typography>
      )}
    </>
  )
}

/** Weeks in rows, departments in columns: load, capacity, who waits. */
export function SettimaneTable({ settimane }: { settimane: readonly Settimana[] }) {
  const lunedi = [...new Set(settimane.map((una) => una.lunedi))]
  const cella = (giorno: string, reparto: string) =>
    settimane.find((una) => una.lunedi === giorno && una.reparto === reparto)
  if (lunedi.length === 0) return <Typography color="textSecondary">Non c’è nessun ordine da pianificare.</Typography>
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 0.5 }}>
        Settimane
      </Typography>
      <Table size="small" sx={{ '& td, & th': { px: 1, py: 0.5, verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            <TableCell>Dal</TableCell>
            {REPARTI.map(([reparto, nome]) => (
              <TableCell key={reparto} sx={{ width: '42%' }}>
                {nome}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lunedi.map((giorno) => (
            <TableRow key={giorno}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {formatDate(giorno).slice(0, 5)}
              </TableCell>
              {REPARTI.map(([reparto]) => {
                const sua = cella(giorno, reparto)
                return <TableCell key={reparto}>{sua && <Carico {...sua} />}</TableCell>
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
