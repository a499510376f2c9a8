import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { TestoRicco } from '../../../ui/TestoRicco.tsx'
import { Mancante } from '../../../ui/Valori.tsx'
import type { RigaMessaggio } from './colonne.tsx'
import { ModificaMessaggio } from './ModificaMessaggio.tsx'
import { NuovoMessaggio } from './NuovoMessaggio.tsx'

interface Props {
  /** Null for a new one. */
  messaggio: RigaMessaggio | null
  /** False for users who may only read. */
  modificabile: boolean
  onElimina: (messaggio: RigaMessaggio) => void
  onChiudi: () => void
  onSalvato: () => void
}

/** A text: its form, or just the text for users who may only read. */
export function MessaggioDialog({ messaggio, modificabile, onElimina, onChiudi, onSalvato }: Props) {
  const telefono = useMediaQuery('(max-width:699px)', { noSsr: true })
  const titolo = messaggio === null ? 'Aggiungi messaggio' : modificabile ? 'Modifica messaggio' : messaggio.titolo
  return (
    <Dialog
      open
      // A click beside it must not lose what is being written.
      onClose={modificabile ? undefined : onChiudi}
      fullScreen={telefono}
      maxWidth="md"
      fullWidth
      aria-labelledby="titolo-messaggio"
    >
      <DialogTitle id="titolo-messaggio">{titolo}</DialogTitle>
      {messaggio === null ? (
        <NuovoMessaggio onSalvato={onSalvato} onAnnulla={onChiudi} />
      ) : modificabile ? (
        <ModificaMessaggio
          messaggio={messaggio}
          onSalvato={onSalvato}
          onAnnulla={onChiudi}
          elimina={
            telefono && (
              <Button
                color="error"
                onClick={() => {
                  onChiudi()
                  onElimina(messaggio)
                }}
              >
                Elimina
              </Button>
            )
          }
        />
      ) : (
        <>
          <DialogContent dividers>
            {messaggio.testo ? <TestoRicco html={messaggio.testo} /> : <Mancante />}
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={onChiudi}>
              Chiudi
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}
