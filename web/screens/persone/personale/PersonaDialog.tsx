import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { ModificaPersona, type PersonaLetta } from './ModificaPersona.tsx'
import { NuovaPersona } from './NuovaPersona.tsx'

interface Props {
  /** Null for somebody new. */
  persona: PersonaLetta | null
  onSalvata: (pk: number) => void
  onAnnulla: () => void
}

/** The form of a person; a click beside it must not lose what is being written. */
export function PersonaDialog({ persona, onSalvata, onAnnulla }: Props) {
  const telefono = useMediaQuery('(max-width:699px)', { noSsr: true })
  return (
    <Dialog open fullScreen={telefono} maxWidth="sm" fullWidth aria-labelledby="titolo-persona">
      <DialogTitle id="titolo-persona">{persona ? `Modifica ${persona.nome}` : 'Aggiungi persona'}</DialogTitle>
      {persona ? (
        <ModificaPersona persona={persona} onSalvata={() => onSalvata(persona.pk)} onAnnulla={onAnnulla} />
      ) : (
        <NuovaPersona onSalvata={onSalvata} onAnnulla={onAnnulla} />
      )}
    </Dialog>
  )
}
