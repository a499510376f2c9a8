import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { formatDate, formatDateTime, formatPercentage } from '#shared/formats/formats.ts'
import { isWithMinutes, useReparti } from '#shell/reparti.ts'
import { RunningSearch } from '../proposte/RunningSearch.tsx'
import { ScenarioActions, type ScenarioHandlers } from './ScenarioActions.tsx'
import {
  COST,
  type ComparisonRow,
  comparisonRows,
  differenceInWords,
  type ReadScenario,
  type ScenarioFigures,
} from './scenario.ts'

/** A column of the comparison. */
export interface ComparedPiano {
  /** Null: today's plan. */
  pk: number | null
  name: string
  /** What it assumes. */
  below: string[]
  scenario: ReadScenario | null
  /** Null while it is searched for. */
  digits: ScenarioFigures | null
}

export interface ComparisonProps {
  piani: readonly ComparedPiano[]
  /** What the differences are against. */
  base: ScenarioFigures | null
  reference: number | null
  actions: ScenarioHandlers
}

const ALTEZZA = 22

interface CaricoBarsProps {
  carico: ScenarioFigures['carico']
  reparto: string
}

/** Load of sixteen weeks as small bars: full height is a full week. */
function CaricoBars({ carico, reparto }: CaricoBarsProps) {
  const weeks = carico.filter((week) => week.reparto === reparto)
  if (weeks.length === 0) return null
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        gap: '2px',
        height: ALTEZZA,
        flex: '0 0 100%',
        '& > *': { maxWidth: 8 },
        mt: 0.25,
      }}
    >
      {weeks.map(({ lunedi, capacita, occupato }) => {
        const part = capacita > 0 ? occupato / capacita : occupato > 0 ? 2 : 0
        const color = part > 1 ? 'error.main' : part > 0.9 ? 'warning.main' : 'primary.main'
        return (
          <Box
            key={lunedi}
            title={`Settimana del ${formatDate(lunedi)}: ${formatPercentage(Math.round(part * 100))}`}
            sx={{ flex: 1, height: ALTEZZA, display: 'flex', alignItems: 'flex-end', bgcolor: 'action.hover' }}
          >
            <Box sx={{ flex: '0 0 100%', height: Math.round(Math.min(1, part) * ALTEZZA), bgcolor: color }} />
          </Box>
        )
      })}
    </Box>
  )
}

/** A figure with its difference. */
export function Digit({
  riga,
  digits,
  base,
}: {
  riga: ComparisonRow
  digits: ScenarioFigures
  base: ScenarioFigures | null
}) {
  const value = riga.valore(digits)
  const comparison = base && base !== digits ? riga.valore(base) : null
  const difference = differenceInWords(value, comparison, riga.write)
  const color = riga.meno === null ? 'text.secondary' : difference.startsWith('−') ? 'success.main' : 'error.main'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
      <Box component="span" sx={{ fontSize: 18, fontVariantNumeric: 'tabular-nums' }}>
        {value === null ? '–' : riga.write(value)}
      </Box>
      {value === null && riga.name === COST && (
        <Typography component="span" variant="body2" color="textSecondary">
          manca il costo orario (Impostazioni)
        </Typography>
      )}
      {difference && (
        <Box component="span" sx={{ color, fontWeight: riga.meno ? 600 : 400 }}>
          {difference}
        </Box>
      )}
      {riga.reparto && <CaricoBars carico={digits.carico} reparto={riga.reparto} />}
    </Box>
  )
}

/** Why there are no figures yet, or none at all. */
export function WithoutFigures({ scenario, onFinished }: { scenario: ReadScenario; onFinished: () => void }) {
  return scenario.situazione === 'IN_RICERCA' ? (
    <RunningSearch pk={scenario.pk} onFinished={onFinished} />
  ) : (
    <Typography color="error" variant="body2">
      {scenario.errori.join(' ') || 'La ricerca si è interrotta: ricalcola.'}
    </Typography>
  )
}

const fixed = { position: 'sticky', left: 0, bgcolor: 'background.default', zIndex: 1 } as const

/** Figures in rows, plans in columns. */
export function ComparisonTable({ piani, base, reference, actions }: ComparisonProps) {
  const righe = comparisonRows(useReparti().filter(isWithMinutes)).filter(
    (riga) => riga.name !== 'Ordini senza piano' || piani.some(({ digits }) => (digits?.senzaPiano ?? 0) > 0),
  )
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Confronto degli scenari">
      <Table size="small" sx={{ width: 'auto', minWidth: '60%', '& td, & th': { verticalAlign: 'top', px: 1.5 } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...fixed, width: 170 }} aria-label="Cifra" />
            {piani.map(({ pk, name, below, scenario }) => (
              <TableCell
                key={pk ?? 0}
                component="th"
                scope="col"
                sx={{
                  minWidth: 168,
                  maxWidth: 240,
                  fontWeight: 400,
                  ...(pk === reference && { bgcolor: 'action.hover' }),
                }}
              >
                <Typography component="div" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                  {name}
                </Typography>
                {below.map((text) => (
                  <Typography key={text} variant="body2" color="textSecondary">
                    {text}
                  </Typography>
                ))}
                {scenario && (
                  <Box sx={{ display: 'flex', alignItems: 'center', mt: 0.25, ml: -0.75 }}>
                    <ScenarioActions scenario={scenario} actions={actions} />
                  </Box>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {righe.map((riga, n) => (
            <TableRow key={riga.name}>
              <TableCell component="th" scope="row" sx={fixed}>
                {riga.name}
                {riga.reparto && (
                  <Typography variant="body2" color="textSecondary">
                    prossime 4 settimane
                  </Typography>
                )}
              </TableCell>
              {piani.map(({ pk, digits, scenario }) => (
                <TableCell key={pk ?? 0} sx={pk === reference ? { bgcolor: 'action.hover' } : {}}>
                  {digits && <Digit riga={riga} digits={digits} base={base} />}
                  {!digits && n === 0 && scenario && (
                    <WithoutFigures scenario={scenario} onFinished={actions.finished} />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row" sx={fixed}>
              Calcolato
            </TableCell>
            {piani.map(({ pk, scenario }) => (
              <TableCell key={pk ?? 0} sx={pk === reference ? { bgcolor: 'action.hover' } : {}}>
                {scenario && (
                  <Typography variant="body2" color="textSecondary">
                    {computedInWords(scenario)}
                  </Typography>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  )
}

/** '23-11-2026 08:15, Mario Rossi' */
export function computedInWords({ creataIl, utente }: ReadScenario): string {
  return [formatDateTime(creataIl), utente].filter(Boolean).join(', ')
}
