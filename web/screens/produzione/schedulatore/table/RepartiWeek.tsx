import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useRepartoWord } from '#shell/reparti.ts'
import { inHours } from '../durations.ts'
import { freeWithPiano } from '../linea/blocks.ts'
import { CELLA_SIGNS, CELLA_WORDS, statoWith } from '../linea/celleState.ts'
import { cellaKey, type PianoFase, type ShownCella } from '../model.ts'
import { addCivilDays, dayName, momentInWords } from '../time.ts'
import { OpenOrdine } from './OpenOrdine.tsx'

interface Props {
  /** Monday of the week. */
  monday: string
  reparti: readonly string[]
  celle: ReadonlyMap<string, ShownCella>
  fasi: readonly PianoFase[]
  ordine: { id: number; numeroCommessa: string } | null
  flashes: ReadonlySet<string>
  onOpenOrdine: (ordine: number) => void
  onRipara: (cella: ShownCella) => void
}

/** Left out on a phone, where free says enough. */
const wide = { display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' } as const

/** A week of the departments as tables: capacity, what is taken, what is free, by whom; the plan on screen included. */
export function RepartiWeek({ monday, reparti, celle, fasi, ordine, flashes, onOpenOrdine, onRipara }: Props) {
  const days = Array.from({ length: 7 }, (_, index) => addCivilDays(monday, index))
  const word = useRepartoWord()
  return reparti.map((reparto) => (
    <Box
      key={reparto}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        overflowX: 'auto',
      }}
    >
      <Typography variant="h2" sx={{ px: 2, pt: 1.5, textTransform: 'capitalize' }} id={`reparto-${reparto}`}>
        {word(reparto)}
      </Typography>
      <Table size="small" aria-labelledby={`reparto-${reparto}`}>
        <TableHead>
          <TableRow sx={{ '& > th': { px: { xs: 0.5, sm: 2 } } }}>
            <TableCell>Giorno</TableCell>
            <TableCell align="right" sx={wide}>
              Capacità
            </TableCell>
            <TableCell align="right" sx={wide}>
              Occupato
            </TableCell>
            <TableCell align="right">Libero</TableCell>
            <TableCell>Stato</TableCell>
            <TableCell>Ordini</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.map((day) => {
            const key = cellaKey({ giorno: day, reparto })
            const cella = celle.get(key)
            return cella?.ordini ? (
              <DayRow
                key={day}
                cella={cella}
                mine={minutesInWords(fasi, cella)}
                ordine={ordine}
                flashing={flashes.has(key)}
                onOpenOrdine={onOpenOrdine}
                onRipara={onRipara}
              />
            ) : (
              <TableRow key={day}>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{dayName(day)}</TableCell>
                <TableCell colSpan={5} sx={{ color: 'text.secondary' }}>
                  Caricamento...
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </Box>
  ))
}

interface DayProps extends Pick<Props, 'ordine' | 'onOpenOrdine' | 'onRipara'> {
  cella: ShownCella
  mine: number
  flashing: boolean
}

function DayRow({ cella, mine, ordine, flashing, onOpenOrdine, onRipara }: DayProps) {
  const free = freeWithPiano(cella, ordine && { ...ordine, time: mine })
  const stato = statoWith(cella, free)
  const others = (cella.ordini ?? []).filter(({ id }) => id !== ordine?.id)
  return (
    <TableRow
      sx={{
        '& > td, & > th': { py: 0.5, px: { xs: 0.5, sm: 2 }, verticalAlign: 'top' },
        ...(flashing && {
          animation: 'lampo-cella 1.4s ease-out 1',
          '@keyframes lampo-cella': { from: { backgroundColor: 'var(--mui-palette-warning-light)' } },
        }),
      }}
    >
      <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, whiteSpace: 'nowrap' }}>
          {dayName(cella.giorno)}
        </Box>
        <Box component="span" sx={{ display: { sm: 'none' }, whiteSpace: 'nowrap' }}>
          {momentInWords(cella.giorno)}
        </Box>
      </TableCell>
      <TableCell align="right" sx={wide}>
        {inHours(cella.capacita)}
      </TableCell>
      <TableCell align="right" sx={wide}>
        {inHours(cella.capacita - free)}
      </TableCell>
      <TableCell
        align="right"
        sx={{ fontWeight: 600, whiteSpace: 'nowrap', color: stato === 'broken' ? 'error.main' : undefined }}
      >
        {inHours(free)}
      </TableCell>
      <TableCell sx={{ color: stato === 'broken' ? 'error.main' : undefined }}>
        <Box
          component="span"
          sx={{
            whiteSpace: 'nowrap',
            mr: { sm: 1 },
            display: stato === 'free' ? { xs: 'none', sm: 'inline' } : undefined,
          }}
        >
          {CELLA_SIGNS[stato]} {CELLA_WORDS[stato]}
        </Box>
        {cella.stato === 'broken' && (
          <Button variant="outlined" color="secondary" onClick={() => onRipara(cella)}>
            Ripara…
          </Button>
        )}
      </TableCell>
      <TableCell>
        {ordine && mine > 0 && (
          <Box component="strong" sx={{ mr: 1.5 }}>
            {ordine.numeroCommessa} {inHours(mine)}
          </Box>
        )}
        {others.map(({ id, numeroCommessa, time }) => (
          <Box
            component="span"
            key={id}
            sx={{ mr: { sm: 1.5 }, whiteSpace: 'nowrap', display: { xs: 'block', sm: 'inline-block' } }}
          >
            <OpenOrdine ordine={id} numeroCommessa={numeroCommessa} onOpen={onOpenOrdine} /> {inHours(time)}
          </Box>
        ))}
      </TableCell>
    </TableRow>
  )
}

/** Minutes that the plan on screen books in a cell. */
function minutesInWords(
  fasi: readonly PianoFase[],
  { giorno, reparto }: Pick<ShownCella, 'giorno' | 'reparto'>,
): number {
  const fase = fasi.find((one) => one.reparto === reparto)
  return fase?.occupations.find(({ date }) => date === giorno)?.time ?? 0
}
