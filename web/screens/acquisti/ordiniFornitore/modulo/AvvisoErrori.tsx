import Alert from '@mui/material/Alert'
import { useFormikContext } from 'formik'
import { campiConErrore, type StatoForm } from '../../../../forms/errori.ts'
import { etichette } from './valori.ts'

/** At the head of the form, once it could not be saved: the fields that are wrong. */
export function AvvisoErrori() {
  const { errors, submitCount, status } = useFormikContext<object>()
  const campi = new Set([
    ...(submitCount > 0 ? campiConErrore(errors) : []),
    ...Object.keys((status as StatoForm | undefined)?.server ?? {}),
  ])
  if (campi.size === 0) return null
  const nomi = [...campi].map((campo) => etichette[campo as keyof typeof etichette] ?? campo)
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      Controlla questi campi: {nomi.join(', ')}.
    </Alert>
  )
}
