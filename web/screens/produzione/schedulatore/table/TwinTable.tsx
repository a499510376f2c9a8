import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatDate } from '#shared/formats/formats.ts'
import { useIsNarrow } from '#ui/useIsPhone.ts'
import type { SchedulerActions } from '../actions.ts'
import type { TimelineData } from '../linea/Timeline.tsx'
import { OrdineHeader } from '../panel/OrdineHeader.tsx'
import { PianoActions } from '../panel/PianoActions.tsx'
import { type PanelOrdine, PianoNotices } from '../panel/PianoNotices.tsx'
import { SchedulerPanel } from '../panel/SchedulerPanel.tsx'
import { WithoutOrdine } from '../panel/WithoutOrdine.tsx'
import { addCivilDays, isoWeek, mondayBefore } from '../time.ts'
import { FasiOfOrdine } from './FasiOfOrdine.tsx'
import { FornitoriWeek } from './FornitoriWeek.tsx'
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
