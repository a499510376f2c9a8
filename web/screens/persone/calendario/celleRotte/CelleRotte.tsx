import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState } from 'react'
import { messaggioErrore } from '../../../../relay/errors.ts'
import { provaRipara } from '../../../produzione/schedulatore/dati/prove.ts'
import { useRiparazione } from '../../../produzione/schedulatore/dati/useRiparazione.ts'
import { type CellaRotta, RigaCella } from '../anteprima/ElencoCelle.tsx'

const RiparaDialog = lazy(async () => ({
  default: (await import('../../../produzione/schedulatore/dialoghi/RiparaDialog.tsx')).RiparaDialog,
}))

interface Props {
  celle: readonly CellaRotta[]
  /** After a cell was mended. */
  onRiparata: () => void
}

/** The worklist of broken cells: each with its orders, and mended after seeing who would move. */
export function CelleRotte({ celle, onRiparata }: Props) {
  const [scelta, setScelta] = useState<CellaRotta | null>(null)
  const { ripara, inCorso } = useRiparazione(onRiparata)
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
              <RigaCella cella={cella} />
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
            prova={(interruzione) => provaRipara(scelta, interruzione)}
            inParole={(errore) => messaggioErrore(errore instanceof Error ? errore : new Error(String(errore)))}
            onChiudi={() => setScelta(null)}
            onRipara={async () => {
              if (await ripara(scelta)) setScelta(null)
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}
