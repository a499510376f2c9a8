import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ModificaCodice } from './ModificaCodice.tsx'
import { NuovoCodice } from './NuovoCodice.tsx'
import type { RigaCodice } from './riga.ts'

interface Props {
  /** Null for a new one. */
  codice: RigaCodice | null
  onElimina: (codice: RigaCodice) => void
  onChiudi: () => void
  onSalvato: () => void
}

/** Adds or changes a window code. */
export function CodiceDialog({ codice, onElimina, onChiudi, onSalvato }: Props) {
  const telefono = useMediaQuery('(max-width:699px)', { noSsr: true })
  return (
    // Only its own buttons close it: a click beside it must not lose what is being typed.
    <Dialog open fullScreen={telefono} maxWidth="sm" fullWidth aria-labelledby="titolo-codice">
      <DialogTitle id="titolo-codice">{codice ? 'Modifica codice' : 'Aggiungi codice'}</DialogTitle>
      {codice ? (
        <ModificaCodice
          codice={codice}
          onSalvato={onSalvato}
          onAnnulla={onChiudi}
          elimina={
            telefono &&
            codice.puoEliminare && (
              <Button
                color="error"
                onClick={() => {
                  onChiudi()
                  onElimina(codice)
                }}
              >
                Elimina
              </Button>
            )
          }
        />
      ) : (
        <NuovoCodice onSalvato={onSalvato} onAnnulla={onChiudi} />
      )}
    </Dialog>
  )
}
