import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { errorMessage } from '../../../../relay/errors.ts'
import { tryRepair } from '../../../produzione/schedulatore/data/trials.ts'
import { useRepair } from '../../../produzione/schedulatore/data/useRepair.ts'
import { CellaRow, type ShownCellaRotta } from '../preview/CelleList.tsx'

const RiparaDialog = lazy(async () => ({
  default: (await import('../../../produzione/schedulatore/dialogs/RepairDialog.tsx')).RepairDialog,
}))

interface Props {
  celle: readonly ShownCellaRotta[]
  /** After a cell was mended. */
  onRiparata: () => void
}

/** The worklist of broken cells: each with its orders, and mended after seeing who would move. */
export function CelleRotte({ celle, onRiparata }: Props) {
  const [scelta, setScelta] = useState<ShownCellaRotta | null>(null)
  const { ripara, inCorso } = useRepair(onRiparata)
  if (celle.length === 0) {
    return <Typography color="textSecondary">Nessuna cella rotta: ogni lavorazione ha il suo posto.</Typography>
  }
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        In questi giorni sono prenotate più ore di quelle che ci sono. Riparare riprogramma gli ordini salvati per
        ultimi.
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {celle.map((cella) => (
          <Box
            component="li"
            key={`${cella.giorno} ${cella.reparto}`}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <CellaRow cella={cella} />
            </Box>
            <Button variant="outlined" onClick={() => setScelta(cella)}>
              Ripara
            </Button>
          </Box>
        ))}
      </Box>
      {scelta && (
        <Suspense fallback={null}>
          <RiparaDialog
            key={`${scelta.giorno} ${scelta.reparto}`}
            cella={scelta}
            salvataggio={inCorso}
            prova={(interruzione) => tryRepair(scelta, interruzione)}
            inParole={(error) => errorMessage(error instanceof Error ? error : new Error(String(error)))}
            onClose={() => setScelta(null)}
            onRipara={async () => {
              if (await ripara(scelta)) setScelta(null)
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}
