import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { RigaMateriale } from '../colonne.tsx'
import { ModificaMateriale } from './ModificaMateriale.tsx'
import { NuovoMateriale } from './NuovoMateriale.tsx'

interface Props {
  /** Null for a new one. */
  materiale: RigaMateriale | null
  onElimina: (materiale: RigaMateriale) => void
  onChiudi: () => void
  onSalvato: () => void
}

/** The form of a material; a click beside it must not lose what is being written. */
export function MaterialeDialog({ materiale, onElimina, onChiudi, onSalvato }: Props) {
  const telefono = useMediaQuery('(max-width:699px)', { noSsr: true })
  const esiti = { onSalvato, onAnnulla: onChiudi }
  return (
    <Dialog open fullScreen={telefono} maxWidth="md" fullWidth aria-labelledby="titolo-materiale">
      <DialogTitle id="titolo-materiale" sx={{ overflowWrap: 'anywhere' }}>
        {materiale ? `Modifica ${materiale.nome}` : 'Aggiungi materiale'}
      </DialogTitle>
      {materiale ? (
        <ModificaMateriale materiale={materiale} {...esiti}>
          {/* On a phone the list has no buttons. */}
          {telefono && materiale.puoEliminare && (
            <Button
              color="error"
              onClick={() => {
                onChiudi()
                onElimina(materiale)
              }}
            >
              Elimina
            </Button>
          )}
        </ModificaMateriale>
      ) : (
        <NuovoMateriale {...esiti} />
      )}
    </Dialog>
  )
}
