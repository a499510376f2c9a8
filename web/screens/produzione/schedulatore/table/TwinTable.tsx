import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { formatDate } from '#shared/formats/formats.ts'
import { useIsNarrow } from '#ui/useIsPhone.ts'
import type { SchedulerActions } from '../actions.ts'
import type { RowBars } from '../linea/lanes.ts'
import type { TimelineData } from '../linea/Timeline.tsx'
import { OrdineHeader } from '../panel/OrdineHeader.tsx'
import { PianoActions } from '../panel/PianoActions.tsx'
import { type PanelOrdine, PianoNotices } from '../panel/PianoNotices.tsx'
import { SchedulerPanel } from '../panel/SchedulerPanel.tsx'
import { WithoutOrdine } from '../panel/WithoutOrdine.tsx'
import { addCivilDays, isoWeek, momentInWords, mondayBefore, numberOfDay } from '../time.ts'
import { FasiOfOrdine } from './FasiOfOrdine.tsx'
import { OpenOrdine } from './OpenOrdine.tsx'
import { RepartiWeek } from './RepartiWeek.tsx'

interface Props {
  /** A day of the week to show. */
  day: string
  data: TimelineData
  /** Null while no order is chosen. */
  ordine: PanelOrdine | null
  flashes: ReadonlySet<string>
  actions: SchedulerActions
}

interface OrdineSummaryProps {
  data: PanelOrdine
  actions: SchedulerActions
}

/** The order above its table of phases: who, how late, what to do. */
function OrdineSummary({ data, actions }: OrdineSummaryProps) {
  const { ordine, piano, inCorso, salvataggio, saveThen, hasSaved, present } = data
  return (
    <Box
      component="section"
      aria-label={`Ordine ${ordine.numeroCommessa}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(280px, 1fr) minmax(260px, 1fr) 320px',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <OrdineHeader
        ordine={ordine}
        fasi={piano.completa ? piano.fasi : []}
        ritardoMateriali={piano.ritardoMateriali}
        saved={piano.saved}
        present={present}
        onConsegna={() => actions.openConsegna(null)}
      />
      <Box sx={{ pt: 1 }}>
        <PianoNotices data={data} actions={actions} />
      </Box>
      <Box sx={{ '& > div': { borderTop: 0 } }}>
        <PianoActions
          piano={piano}
          inProgress={inCorso}
          saveAttempt={salvataggio}
          saveThen={saveThen}
          actions={actions}
          hasSaved={hasSaved}
        />
      </Box>
    </Box>
  )
}

interface FornitoriWeekProps {
  monday: string
  barre: ReadonlyMap<string, RowBars>
  onOpenOrdine: (ordine: number) => void
}

/** More than these are counted: the timeline has them all. */
const MAX = 100

/** What the suppliers have in hand during a week. */
function FornitoriWeek({ monday, barre, onOpenOrdine }: FornitoriWeekProps) {
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

/** The timeline as tables, for keyboard, screen reader and phone: the same data, the same edits. */
export function TwinTable({ day, data, ordine, flashes, actions }: Props) {
  const telefono = useIsNarrow()
  const inizio = mondayBefore(day)
  const reparti = repartiOf(data)
  const chosen = ordine && { id: ordine.ordine.pk, numeroCommessa: ordine.ordine.numeroCommessa }
  return (
    <Stack sx={{ gap: 2, flex: 1, minHeight: 0, overflowY: 'auto', pb: 2, '& > *': { flexShrink: 0 } }}>
      {!ordine && <WithoutOrdine onChoose={actions.openOrdine} whole />}
      {ordine && telefono && <SchedulerPanel data={ordine} actions={actions} whole />}
      {ordine && !telefono && (
        <>
          <OrdineSummary data={ordine} actions={actions} />
          <FasiOfOrdine data={ordine} actions={actions} />
        </>
      )}
      <Typography variant="h2" role="status">
        Settimana {isoWeek(inizio).week}, dal {formatDate(inizio)} al {formatDate(addCivilDays(inizio, 6))}
      </Typography>
      <RepartiWeek
        monday={inizio}
        reparti={reparti}
        celle={data.celle}
        fasi={ordine?.piano.fasi ?? []}
        ordine={chosen}
        flashes={flashes}
        onOpenOrdine={actions.openOrdine}
        onRipara={actions.openRepair}
      />
      <Box>
        <FornitoriWeek monday={inizio} barre={data.barre} onOpenOrdine={actions.openOrdine} />
      </Box>
    </Stack>
  )
}

/** Departments with a capacity, in the order of the rows. */
export function repartiOf({ righe }: TimelineData): string[] {
  return righe.flatMap(({ reparto, infiniteCapacity }) => (reparto && !infiniteCapacity ? [reparto] : []))
}
