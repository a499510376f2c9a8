import Box from '@mui/material/Box'
import { memo } from 'react'
import type { AzioniSchedulatore } from '../azioni.ts'
import { LARGHEZZA_PANNELLO } from '../linea/geometria.ts'
import type { FornitoreFase, OrdineScelto, TempisticaMancante } from '../modello.ts'
import { erroreInizio, fineDelPiano, type Piano } from '../piano.ts'
import { AvvisiPiano } from './AvvisiPiano.tsx'
import { AzioniPiano } from './AzioniPiano.tsx'
import type { Presente } from './Presenti.tsx'
import { SchedaFase } from './SchedaFase.tsx'
import { TestataOrdine } from './TestataOrdine.tsx'

/** Everything about the order on screen that panel and table show. */
export interface DatiOrdine {
  ordine: OrdineScelto
  piano: Piano
  mancanti: readonly TempisticaMancante[]
  fornitori: Readonly<Record<string, readonly FornitoreFase[]>>
  tempiCambiati: boolean
  /** Why auto schedulazione left it out; empty otherwise. */
  motivoNonSchedulato: string
  /** Somebody else has saved it while it was being edited here. */
  superato: boolean
  /** A schedule of it is in the database. */
  haSalvata: boolean
  inCorso: boolean
  salvataggio: boolean
  /** To be saved as soon as the dates are there. */
  salvaPoi: boolean
  presenti: readonly Presente[]
}

interface Props {
  dati: DatiOrdine
  azioni: AzioniSchedulatore
  /** As wide as the page, growing with what is in it: on a phone. */
  intero?: boolean
}

const NESSUNO: readonly FornitoreFase[] = []
const VUOTA = { inizio: null, fornitore: null, durataOverride: '' } as const

/** The order's panel, 280 px at the left of the timeline. */
export const Pannello = memo(function Pannello({ dati, azioni, intero = false }: Props) {
  const { ordine, piano, mancanti, fornitori, haSalvata, inCorso, salvataggio, salvaPoi, presenti } = dati
  return (
    <Box
      component="aside"
      aria-label={`Ordine ${ordine.numeroCommessa}`}
      sx={{
        width: intero ? '100%' : LARGHEZZA_PANNELLO,
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
        <TestataOrdine
          ordine={ordine}
          fine={piano.completa ? fineDelPiano(piano.fasi) : null}
          salvata={piano.saved}
          presenti={presenti}
          onConsegna={() => azioni.apriConsegna(null)}
        />
        <AvvisiPiano dati={dati} azioni={azioni} />
        {piano.fasi.map((fase) => {
          const errore = erroreInizio(piano, fase.nomeFase)
          return (
            <SchedaFase
              key={fase.nomeFase}
              fase={fase}
              scelta={piano.scelte[fase.nomeFase] ?? VUOTA}
              errore={errore}
              altro={errore ? null : (piano.errori.find(({ nomeFase }) => nomeFase === fase.nomeFase) ?? null)}
              fornitori={fornitori[fase.nomeFase] ?? NESSUNO}
              mancanti={mancanti.length > 0 && !fase.infiniteCapacity}
              salvata={haSalvata && piano.saved}
              inAttesa={inCorso}
              azioni={azioni}
            />
          )
        })}
      </Box>
      <AzioniPiano {...{ piano, inCorso, salvataggio, salvaPoi, azioni, haSalvata }} />
    </Box>
  )
})
