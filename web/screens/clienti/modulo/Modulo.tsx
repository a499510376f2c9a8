import Box from '@mui/material/Box'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import { FormikProvider } from 'formik'
import { BarraSalva } from '../../../forms/BarraSalva.tsx'
import type { Scelta } from '../../../forms/CampoScelta.tsx'
import { ConflittoModulo } from '../../../forms/ConflittoModulo.tsx'
import type { MutationForm } from '../../../forms/useMutationForm.ts'
import { nomeTipo } from '../nomeTipo.ts'
import { CampiCliente } from './CampiCliente.tsx'
import { Simili } from './Simili.tsx'
import { etichette, type ValoriCliente } from './valori.ts'

interface Props extends MutationForm<ValoriCliente> {
  /** Number of the customer; null for a new one. */
  pk: number | null
  agenti: readonly Scelta[]
  onAnnulla: () => void
}

/** The form of a customer, in its dialog. */
export function Modulo({ form, conflitto, chiudiConflitto, pk, agenti, onAnnulla }: Props) {
  const mostra = (campo: string, valore: unknown) => {
    if (valore === null || valore === '') return '–'
    if (campo === 'agente') return agenti.find((agente) => agente.valore === valore)?.testo ?? `n. ${valore}`
    return campo === 'tipoCliente' ? nomeTipo(String(valore)) : String(valore)
  }
  return (
    <FormikProvider value={form}>
      <Box
        component="form"
        noValidate
        aria-label="Cliente"
        onSubmit={form.handleSubmit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent sx={{ borderTop: 1, borderColor: 'divider' }}>
          <Stack sx={{ gap: 2 }}>
            <CampiCliente agenti={agenti} />
          </Stack>
        </DialogContent>
        <Box sx={{ px: 3, pt: 1 }}>
          <Simili escluso={pk} />
          <BarraSalva inDialogo onAnnulla={onAnnulla} />
        </Box>
      </Box>
      <ConflittoModulo
        form={form}
        conflitto={conflitto}
        chiudiConflitto={chiudiConflitto}
        etichette={etichette}
        mostra={mostra}
      />
    </FormikProvider>
  )
}
