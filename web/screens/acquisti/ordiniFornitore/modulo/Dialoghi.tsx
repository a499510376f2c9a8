import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { nomeRiga, type RigaFornitura } from '../elenco/riga.ts'
import { ModificaFornitura } from './ModificaFornitura.tsx'
import { NuovaFornitura } from './NuovaFornitura.tsx'
import { StatoFornitura } from './StatoFornitura.tsx'
import type { ScelteModulo } from './scelte.ts'

/** Which dialog is open. */
export type DialogoAperto =
  | { dialogo: 'nuovo' }
  | { dialogo: 'modifica'; riga: RigaFornitura }
  | { dialogo: 'stato'; riga: RigaFornitura }

interface Props {
  aperto: DialogoAperto
  scelte: ScelteModulo
  onElimina: (riga: RigaFornitura) => void
  onChiudi: () => void
  onSalvato: () => void
}

/** The forms of a supplier order; a click beside one must not lose what is being written. */
export function Dialoghi({ aperto, scelte, onElimina, onChiudi, onSalvato }: Props) {
  const telefono = useMediaQuery('(max-width:699px)', { noSsr: true })
  const comuni = { onSalvato, onAnnulla: onChiudi }
  const titolo =
    aperto.dialogo === 'nuovo'
      ? 'Aggiungi ordine fornitore'
      : `${aperto.dialogo === 'stato' ? 'Stato' : 'Modifica'}: ${nomeRiga(aperto.riga)}`
  return (
    <Dialog
      open
      fullScreen={telefono}
      maxWidth={aperto.dialogo === 'stato' ? 'xs' : 'md'}
      fullWidth
      aria-labelledby="titolo-ordine-fornitore"
    >
      <DialogTitle id="titolo-ordine-fornitore">{titolo}</DialogTitle>
      {aperto.dialogo === 'nuovo' && <NuovaFornitura scelte={scelte} {...comuni} />}
      {aperto.dialogo === 'stato' && <StatoFornitura riga={aperto.riga} stati={scelte.stati} {...comuni} />}
      {aperto.dialogo === 'modifica' && (
        <ModificaFornitura riga={aperto.riga} scelte={scelte} {...comuni}>
          {/* On a phone the list has no buttons. */}
          {telefono && (
            <Button
              color="error"
              onClick={() => {
                onChiudi()
                onElimina(aperto.riga)
              }}
            >
              Elimina
            </Button>
          )}
        </ModificaFornitura>
      )}
    </Dialog>
  )
}
