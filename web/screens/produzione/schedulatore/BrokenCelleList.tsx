import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { errorMessage } from '#relay/errors.ts'
import { CellaRow, type ShownBrokenCella } from '#screens/persone/calendario/preview/CelleList.tsx'
import type { BrokenCelleProps } from '#screens/persone/calendario/slots.ts'
import { tryRepair } from './data/trials.ts'
import { useRepair } from './data/useRepair.ts'

const RepairDialog = lazy(async () => ({
  default: (await import('./dialogs/RepairDialog.tsx')).RepairDialog,
}))

/** The worklist of broken cells: each with its orders, and mended after seeing who would move. */
export default function BrokenCelleList({ celle, onRepaired }: BrokenCelleProps) {
  const [choice, setChoice] = useState<ShownBrokenCella | null>(null)
  const { ripara, inCorso } = useRepair(onRepaired)
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
            <Button variant="outlined" onClick={() => setChoice(cella)}>
              Ripara
            </Button>
          </Box>
        ))}
      </Box>
      {choice && (
        <Suspense fallback={null}>
          <RepairDialog
            key={`${choice.giorno} ${choice.reparto}`}
            cella={choice}
            saveAttempt={inCorso}
            prova={(abort) => tryRepair(choice, abort)}
            inWords={(error) => errorMessage(error instanceof Error ? error : new Error(String(error)))}
            onClose={() => setChoice(null)}
            onRipara={async () => {
              if (await ripara(choice)) setChoice(null)
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}
