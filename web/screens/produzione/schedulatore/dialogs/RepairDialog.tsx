import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { useEffect, useEffectEvent, useState } from 'react'
import { inHours } from '../durations.ts'
import type { ShownCella } from '../model.ts'
import { dayName } from '../time.ts'
import { type FaseMove, FaseMoves } from './FaseMoves.tsx'

/** What mending a broken cell would do. */
export interface RepairProva {
  spostamenti: readonly FaseMove[]
  /** Orders that have no other place, with the reason. */
  rimasti: readonly { numeroCommessa: string; motivo: string }[]
  /** Minutes that stay too many. */
  eccedenza: number
}

interface Props {
  cella: Pick<ShownCella, 'reparto' | 'giorno'>
  salvataggio: boolean
  prova: (interruzione: AbortSignal) => Promise<RepairProva>
  inParole: (error: unknown) => string
  onRipara: () => void
  onClose: () => void
}

/** Mends a broken cell: first who would move and to when, then it is done. */
export function RepairDialog({ cella, salvataggio, prova, inParole, onRipara, onClose }: Props) {
  const [esito, setEsito] = useState<{ prova: RepairProva } | { errore: string } | null>(null)
  const ask = useEffectEvent((interruzione: AbortSignal) =>
    prova(interruzione).then(
      (trovata) => !interruzione.aborted && setEsito({ prova: trovata }),
      (error: Error) => !interruzione.aborted && setEsito({ errore: inParole(error) }),
    ),
  )
  useEffect(() => {
    const interruzione = new AbortController()
    void ask(interruzione.signal)
    return () => interruzione.abort()
  }, [])
  const trovata = esito && 'prova' in esito ? esito.prova : null
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="titolo-ripara">
      <DialogTitle id="titolo-ripara">
        Ripara {cella.reparto}, {dayName(cella.giorno)}
      </DialogTitle>
      <DialogContent dividers>
        {esito === null && <LinearProgress aria-label="Calcolo…" />}
        {esito && 'errore' in esito && <Alert severity="error">{esito.errore}</Alert>}
        {trovata && (
          <Stack sx={{ gap: 1.5 }}>
            <FaseMoves spostamenti={trovata.spostamenti} />
            {trovata.rimasti.map(({ numeroCommessa, motivo }) => (
              <Alert key={numeroCommessa} severity="warning">
                {numeroCommessa} resta dov’è. {motivo}
              </Alert>
            ))}
            {trovata.eccedenza > 0 && (
              <Alert severity="warning">Restano {inHours(trovata.eccedenza)} di troppo: la cella rimane rotta.</Alert>
            )}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annulla</Button>
        <Button
          variant="contained"
          disabled={!trovata || trovata.spostamenti.length === 0 || salvataggio}
          onClick={onRipara}
        >
          Ripara
        </Button>
      </DialogActions>
    </Dialog>
  )
}
