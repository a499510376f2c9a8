import Box from '@mui/material/Box'
import type { AzioniSchedulatore } from '../azioni.ts'
import { AvvisiPiano } from '../pannello/AvvisiPiano.tsx'
import { AzioniPiano } from '../pannello/AzioniPiano.tsx'
import type { DatiOrdine } from '../pannello/Pannello.tsx'
import { TestataOrdine } from '../pannello/TestataOrdine.tsx'
import { fineDelPiano } from '../piano.ts'

interface Props {
  dati: DatiOrdine
  azioni: AzioniSchedulatore
}

/** The order above its table of phases: who, how late, what to do. */
export function RiepilogoOrdine({ dati, azioni }: Props) {
  const { ordine, piano, inCorso, salvataggio, salvaPoi, haSalvata, presenti } = dati
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
      <TestataOrdine
        ordine={ordine}
        fine={piano.completa ? fineDelPiano(piano.fasi) : null}
        salvata={piano.saved}
        presenti={presenti}
        onConsegna={() => azioni.apriConsegna(null)}
      />
      <Box sx={{ pt: 1 }}>
        <AvvisiPiano dati={dati} azioni={azioni} />
      </Box>
      <Box sx={{ '& > div': { borderTop: 0 } }}>
        <AzioniPiano {...{ piano, inCorso, salvataggio, salvaPoi, azioni, haSalvata }} />
      </Box>
    </Box>
  )
}
