import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { ModuloInDialogo } from '../../../../forms/ModuloInDialogo.tsx'
import type { MutationForm } from '../../../../forms/useMutationForm.ts'

/** Values of the form, with the version that they were read from (0 for a new code). */
export interface ValoriCodice {
  categoria: string
  forma: string
  codice: string
  versione: number
}

const etichette = { categoria: 'Categoria', forma: 'Forma', codice: 'Codice' }

interface Props extends MutationForm<ValoriCodice> {
  onAnnulla: () => void
  /** Other buttons, at the left. */
  children?: ReactNode
}

/** The form of a window code, in its dialog. */
export function ModuloCodice({ form, conflitto, chiudiConflitto, onAnnulla, children }: Props) {
  return (
    <ModuloInDialogo
      form={form}
      conflitto={conflitto}
      chiudiConflitto={chiudiConflitto}
      nome="Codice"
      etichette={etichette}
      onAnnulla={onAnnulla}
      azioni={children}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' }, gap: 2 }}>
        <CampoTesto nome="categoria" etichetta={etichette.categoria} obbligatorio massimo={50} autoFocus />
        <CampoTesto nome="forma" etichetta={etichette.forma} obbligatorio massimo={50} />
        <CampoTesto nome="codice" etichetta={etichette.codice} obbligatorio massimo={50} />
      </Box>
    </ModuloInDialogo>
  )
}
