import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import { FormikProvider } from 'formik'
import type { ReactNode } from 'react'
import { BarraSalva } from '../../forms/BarraSalva.tsx'
import { CampoRicco } from '../../forms/CampoRicco.tsx'
import { CampoTesto } from '../../forms/CampoTesto.tsx'
import { ConflittoModulo } from '../../forms/ConflittoModulo.tsx'
import type { MutationForm } from '../../forms/useMutationForm.ts'
import { TestoRicco } from '../../ui/TestoRicco.tsx'

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
    <FormikProvider value={form}>
      <Box
        component="form"
        noValidate
        aria-label="Messaggio"
        onSubmit={form.handleSubmit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Stack sx={{ gap: 2 }}>
            <CampoTesto nome="titolo" etichetta={etichette.titolo} obbligatorio massimo={200} autoFocus />
            <CampoRicco nome="testo" etichetta={etichette.testo} />
          </Stack>
        </DialogContent>
        <Box sx={{ px: 3 }}>
          <BarraSalva inDialogo onAnnulla={onAnnulla}>
            {children}
          </BarraSalva>
        </Box>
      </Box>
      <ConflittoModulo
        form={form}
        conflitto={conflitto}
        chiudiConflitto={chiudiConflitto}
        etichette={etichette}
        mostra={(campo, valore) => (campo === 'testo' ? <TestoRicco html={String(valore)} /> : String(valore))}
      />
    </FormikProvider>
  )
}
