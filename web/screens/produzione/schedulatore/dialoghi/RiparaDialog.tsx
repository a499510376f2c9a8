import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { useEffect, useEffectEvent, useState } from 'react'
import { ore } from '../durate.ts'
import type { Cella } from '../modello.ts'
import { nomeGiorno } from '../tempo.ts'
import { Spostamenti, type Spostamento } from './Spostamenti.tsx'

/** What mending a broken cell would do. */
export interface ProvaRiparazione {
  spostamenti: readonly Spostamento[]
  /** Orders that have no other place, with the reason. */
  rimasti: readonly { numeroCommessa: string; motivo: string }[]
  /** Minutes that stay too many. */
  eccedenza: number
}

interface Props {
  cella: Pick<Cella, 'reparto' | 'giorno'>
  salvataggio: boolean
  prova: (interruzione: AbortSignal) => Promise<ProvaRiparazione>
  inParole: (errore: unknown) => string
  onRipara: () => void
  onChiudi: () => void
}

/** Mends a broken cell: first who would move and to when, then it is done. */
export function RiparaDialog({ cella, salvataggio, prova, inParole, onRipara, onChiudi }: Props) {
  const [esito, setEsito] = useState<{ prova: ProvaRiparazione } | { errore: string } | null>(null)
  const chiedi = useEffectEvent((interruzione: AbortSignal) =>
    prova(interruzione).then(
      (trovata) => !interruzione.aborted && setEsito({ prova: trovata }),
      (errore: Error) => !interruzione.aborted && setEsito({ errore: inParole(errore) }),
    ),
  )
  useEffect(() => {
    const interruzione = new AbortController()
    void chiedi(interruzione.signal)
    return () => interruzione.abort()
  }, [])
  const trovata = esito && 'prova' in esito ? esito.prova : null
  return (
    <Dialog open onClose={onChiudi} fullWidth maxWidth="md" aria-labelledby="titolo-ripara">
      <DialogTitle id="titolo-ripara">
        Ripara {cella.reparto}, {nomeGiorno(cella.giorno)}
      </DialogTitle>
      <DialogContent dividers>
        {esito === null && <LinearProgress aria-label="Calcolo…" />}
        {esito && 'errore' in esito && <Alert severity="error">{esito.errore}</Alert>}
        {trovata && (
          <Stack sx={{ gap: 1.5 }}>
            <Spostamenti spostamenti={trovata.spostamenti} />
            {trovata.rimasti.map(({ numeroCommessa, motivo }) => (
              <Alert key={numeroCommessa} severity="warning">
                {numeroCommessa} resta dov’è. {motivo}
              </Alert>
            ))}
            {trovata.eccedenza > 0 && (
              <Alert severity="warning">Restano {ore(trovata.eccedenza)} di troppo: la cella rimane rotta.</Alert>
            )}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onChiudi}>Annulla</Button>
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
