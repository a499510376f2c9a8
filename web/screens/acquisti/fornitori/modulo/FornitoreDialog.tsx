import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { RigaFornitore } from '../elenco/colonne.tsx'
import { ModificaFornitore } from './ModificaFornitore.tsx'
import { NuovoFornitore } from './NuovoFornitore.tsx'
import type { Salvato } from './valori.ts'

interface Props {
  /** Null for a new one. */
  fornitore: RigaFornitore | null
  tipologie: readonly string[]
  onElimina: (fornitore: RigaFornitore) => void
  onChiudi: () => void
  onSalvato: Salvato
}

/** The form of a supplier; a click beside it must not lose what is being written. */
export function FornitoreDialog({ fornitore, tipologie, onElimina, onChiudi, onSalvato }: Props) {
  const telefono = useMediaQuery('(max-width:699px)', { noSsr: true })
  const comuni = { tipologie, onSalvato, onAnnulla: onChiudi }
  return (
    <Dialog open fullScreen={telefono} maxWidth="md" fullWidth aria-labelledby="titolo-fornitore">
      <DialogTitle id="titolo-fornitore">{fornitore ? 'Modifica fornitore' : 'Aggiungi fornitore'}</DialogTitle>
      {fornitore ? (
        <ModificaFornitore fornitore={fornitore} {...comuni}>
          {/* On a phone the list has no buttons. */}
          {telefono && (
            <Button
              color="error"
              onClick={() => {
                onChiudi()
                onElimina(fornitore)
              }}
            >
              Elimina
            </Button>
          )}
        </ModificaFornitore>
      ) : (
        <NuovoFornitore {...comuni} />
      )}
    </Dialog>
  )
}
