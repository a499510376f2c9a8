import Box from '@mui/material/Box'
import type { SchedulerActions } from '../actions.ts'
import { OrdineHeader } from '../panel/OrdineHeader.tsx'
import { PianoActions } from '../panel/PianoActions.tsx'
import { type PanelOrdine, PianoNotices } from '../panel/PianoNotices.tsx'

interface Props {
  data: PanelOrdine
  actions: SchedulerActions
}

/** The order above its table of phases: who, how late, what to do. */
export function OrdineSummary({ data, actions }: Props) {
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
