import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Fase } from '../fase.ts'
import { ModificaFase } from './ModificaFase.tsx'
import { NuovaFase } from './NuovaFase.tsx'

interface Props {
  /** Null for a new one. */
  fase: Fase | null
  fasi: readonly Fase[]
  onSalvata: () => void
  onAnnulla: () => void
}

/** The form of a phase; a click beside it must not lose what is being written. */
export function FaseDialog({ fase, fasi, ...esiti }: Props) {
  const telefono = useMediaQuery('(max-width:699px)', { noSsr: true })
  return (
    <Dialog open fullScreen={telefono} maxWidth="sm" fullWidth aria-labelledby="titolo-fase">
      <DialogTitle id="titolo-fase">{fase ? `Modifica ${fase.nome}` : 'Aggiungi fase'}</DialogTitle>
      {fase ? (
        <ModificaFase fase={fase} altre={fasi.filter(({ pk }) => pk !== fase.pk)} {...esiti} />
      ) : (
        <NuovaFase altre={fasi} {...esiti} />
      )}
    </Dialog>
  )
}
