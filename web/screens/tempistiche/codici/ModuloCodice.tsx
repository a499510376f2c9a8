import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import { FormikProvider } from 'formik'
import type { ReactNode } from 'react'
import { BarraSalva } from '../../../forms/BarraSalva.tsx'
import { CampoTesto } from '../../../forms/CampoTesto.tsx'
import { ConflittoModulo } from '../../../forms/ConflittoModulo.tsx'
import type { MutationForm } from '../../../forms/useMutationForm.ts'

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
    <FormikProvider value={form}>
      <Box
        component="form"
        noValidate
        aria-label="Codice"
        onSubmit={form.handleSubmit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' }, gap: 2 }}>
            <CampoTesto nome="categoria" etichetta={etichette.categoria} obbligatorio massimo={50} autoFocus />
            <CampoTesto nome="forma" etichetta={etichette.forma} obbligatorio massimo={50} />
            <CampoTesto nome="codice" etichetta={etichette.codice} obbligatorio massimo={50} />
          </Box>
        </DialogContent>
        <Box sx={{ px: 3 }}>
          <BarraSalva inDialogo onAnnulla={onAnnulla}>
            {children}
          </BarraSalva>
        </Box>
      </Box>
      <ConflittoModulo form={form} conflitto={conflitto} chiudiConflitto={chiudiConflitto} etichette={etichette} />
    </FormikProvider>
  )
}
