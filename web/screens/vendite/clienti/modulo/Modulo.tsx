import Stack from '@mui/material/Stack'
import type { Scelta } from '../../../../forms/CampoScelta.tsx'
import { ModuloInDialogo } from '../../../../forms/ModuloInDialogo.tsx'
import type { MutationForm } from '../../../../forms/useMutationForm.ts'
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
    <ModuloInDialogo
      form={form}
      conflitto={conflitto}
      chiudiConflitto={chiudiConflitto}
      nome="Cliente"
      etichette={etichette}
      mostra={mostra}
      onAnnulla={onAnnulla}
      avviso={<Simili escluso={pk} />}
    >
      <Stack sx={{ gap: 2 }}>
        <CampiCliente agenti={agenti} />
      </Stack>
    </ModuloInDialogo>
  )
}
