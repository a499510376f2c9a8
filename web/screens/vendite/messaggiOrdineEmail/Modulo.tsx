import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { CampoRicco } from '../../../forms/CampoRicco.tsx'
import { CampoTesto } from '../../../forms/CampoTesto.tsx'
import { ModuloInDialogo } from '../../../forms/ModuloInDialogo.tsx'
import type { MutationForm } from '../../../forms/useMutationForm.ts'
import { TestoRicco } from '../../../ui/TestoRicco.tsx'

/** Values of the form, with the version that they were read from (0 for a new text). */
export interface ValoriMessaggio {
  titolo: string
  testo: string
  versione: number
}

const etichette = { titolo: 'Titolo', testo: 'Testo' }

interface Props extends MutationForm<ValoriMessaggio> {
  onAnnulla: () => void
  /** Other buttons, at the left. */
  children?: ReactNode
}

/** The form of a text, in its dialog. */
export function Modulo({ form, conflitto, chiudiConflitto, onAnnulla, children }: Props) {
  return (
    <ModuloInDialogo
      form={form}
      conflitto={conflitto}
      chiudiConflitto={chiudiConflitto}
      nome="Messaggio"
      etichette={etichette}
      mostra={(campo, valore) => (campo === 'testo' ? <TestoRicco html={String(valore)} /> : String(valore))}
      onAnnulla={onAnnulla}
      azioni={children}
    >
      <Stack sx={{ gap: 2 }}>
        <CampoTesto nome="titolo" etichetta={etichette.titolo} obbligatorio massimo={200} autoFocus />
        <CampoRicco nome="testo" etichetta={etichette.testo} />
      </Stack>
    </ModuloInDialogo>
  )
}
