import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Ambito } from '../../../../../server/produzione/tempistiche/rules.ts'
import type { DatiAlbero, Tempi } from '../albero/albero.ts'
import { ModificaTempistica } from './ModificaTempistica.tsx'
import { NuovaTempistica } from './NuovaTempistica.tsx'

interface Props {
  /** Null for a new one. */
  tempi: Tempi | null
  /** What a new one is for, as far as it is known. */
  ambito: Ambito | null
  dati: Pick<DatiAlbero, 'tipi' | 'codici'>
  onElimina: (tempi: Tempi) => void
  onChiudi: () => void
  onSalvato: () => void
}

/** Adds or changes a timing. */
export function TempisticaDialog({ tempi, ambito, dati, onElimina, onChiudi, onSalvato }: Props) {
  const telefono = useMediaQuery('(max-width:699px)', { noSsr: true })
  return (
    // Only its own buttons close it: a click beside it must not lose what is being typed.
    <Dialog open fullScreen={telefono} maxWidth="sm" fullWidth aria-labelledby="titolo-tempistica">
      <DialogTitle id="titolo-tempistica">{tempi ? 'Modifica tempistica' : 'Aggiungi tempistica'}</DialogTitle>
      {tempi ? (
        <ModificaTempistica
          tempi={tempi}
          dati={dati}
          onSalvato={onSalvato}
          onAnnulla={onChiudi}
          elimina={
            telefono && (
              <Button
                color="error"
                onClick={() => {
                  onChiudi()
                  onElimina(tempi)
                }}
              >
                Elimina
              </Button>
            )
          }
        />
      ) : (
        <NuovaTempistica ambito={ambito} dati={dati} onSalvato={onSalvato} onAnnulla={onChiudi} />
      )}
    </Dialog>
  )
}
