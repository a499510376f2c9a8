import Box from '@mui/material/Box'
import { memo } from 'react'
import type { SchedulerActions } from '../actions.ts'
import { PANEL_WIDTH } from '../linea/geometry.ts'
import type { ShownFornitoreFase } from '../model.ts'
import { endOfPiano, startError } from '../piano.ts'
import { OrdineHeader } from './OrdineHeader.tsx'
import { PianoActions } from './PianoActions.tsx'
import { PianoFaseCard } from './PianoFaseCard.tsx'
import { type PanelOrdine, PianoNotices } from './PianoNotices.tsx'

interface Props {
  dati: PanelOrdine
  azioni: SchedulerActions
  /** As wide as the page, growing with what is in it: on a phone. */
  intero?: boolean
}

const NESSUNO: readonly ShownFornitoreFase[] = []
const VUOTA = { inizio: null, fornitore: null, durataOverride: '' } as const

/** The order's panel, 280 px at the left of the timeline. */
export const SchedulerPanel = memo(function Pannello({ dati, azioni, intero = false }: Props) {
  const { ordine, piano, resti, mancanti, fornitori, haSalvata, inCorso, salvataggio, salvaPoi, presenti } = dati
  return (
    <Box
      component="aside"
      aria-label={`Ordine ${ordine.numeroCommessa}`}
      sx={{
        width: intero ? '100%' : PANEL_WIDTH,
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
      <Box sx={intero ? {} : { flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <OrdineHeader
          ordine={ordine}
          fine={piano.completa ? endOfPiano(piano.fasi) : null}
          ritardoMateriali={piano.ritardoMateriali}
          salvata={piano.saved}
          presenti={presenti}
          onConsegna={() => azioni.apriConsegna(null)}
        />
        <PianoNotices dati={dati} azioni={azioni} />
        {piano.fasi.map((fase) => {
          const error = startError(piano, fase.nomeFase)
          return (
            <PianoFaseCard
              key={fase.nomeFase}
              fase={fase}
              scelta={piano.scelte[fase.nomeFase] ?? VUOTA}
              errore={error}
              altro={error ? null : (piano.errori.find(({ nomeFase }) => nomeFase === fase.nomeFase) ?? null)}
              fornitori={fornitori[fase.nomeFase] ?? NESSUNO}
              mancanti={mancanti.length > 0 && !fase.infiniteCapacity}
              salvata={haSalvata && piano.saved}
              resto={resti.get(fase.nomeFase) ?? null}
              inAttesa={inCorso}
              azioni={azioni}
            />
          )
        })}
      </Box>
      <PianoActions
        piano={piano}
        inCorso={inCorso}
        salvataggio={salvataggio}
        salvaPoi={salvaPoi}
        azioni={azioni}
        haSalvata={haSalvata}
      />
    </Box>
  )
})
