import Box from '@mui/material/Box'
import { memo } from 'react'
import type { SchedulerActions } from '../actions.ts'
import { PANEL_WIDTH } from '../linea/geometry.ts'
import type { ShownFornitoreFase } from '../model.ts'
import { startError } from '../piano.ts'
import { OrdineHeader } from './OrdineHeader.tsx'
import { PianoActions } from './PianoActions.tsx'
import { PianoFaseCard } from './PianoFaseCard.tsx'
import { type PanelOrdine, PianoNotices } from './PianoNotices.tsx'

interface Props {
  data: PanelOrdine
  actions: SchedulerActions
  /** As wide as the page, growing with what is in it: on a phone. */
  whole?: boolean
}

const NONE: readonly ShownFornitoreFase[] = []
const EMPTY = { inizio: null, fornitore: null, durataOverride: '' } as const

/** The order's panel, 280 px at the left of the timeline. */
export const SchedulerPanel = memo(function SchedulerPanel({ data, actions, whole = false }: Props) {
  const { ordine, piano, resti, mancanti, fornitori, hasSaved, inCorso, salvataggio, saveThen, present } = data
  return (
    <Box
      component="aside"
      aria-label={`Ordine ${ordine.numeroCommessa}`}
      sx={{
        width: whole ? '100%' : PANEL_WIDTH,
        flexShrink: 0,
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      <Box sx={whole ? {} : { flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <OrdineHeader
          ordine={ordine}
          fasi={piano.completa ? piano.fasi : []}
          ritardoMateriali={piano.ritardoMateriali}
          saved={piano.saved}
          present={present}
          onConsegna={() => actions.openConsegna(null)}
        />
        <PianoNotices data={data} actions={actions} />
        {piano.fasi.map((fase) => {
          const error = startError(piano, fase.nomeFase)
          return (
            <PianoFaseCard
              key={fase.nomeFase}
              fase={fase}
              choice={piano.choices[fase.nomeFase] ?? EMPTY}
              error={error}
              other={error ? null : (piano.errors.find(({ nomeFase }) => nomeFase === fase.nomeFase) ?? null)}
              fornitori={fornitori[fase.nomeFase] ?? NONE}
              mancanti={mancanti.length > 0 && !fase.infiniteCapacity}
              saved={hasSaved && piano.saved}
              resto={resti.get(fase.nomeFase) ?? null}
              isWaiting={inCorso}
              actions={actions}
            />
          )
        })}
      </Box>
      <PianoActions
        piano={piano}
        inProgress={inCorso}
        saveAttempt={salvataggio}
        saveThen={saveThen}
        actions={actions}
        hasSaved={hasSaved}
      />
    </Box>
  )
})
