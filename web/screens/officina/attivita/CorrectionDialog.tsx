import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import { object } from 'yup'
import { DialogForm } from '#forms/DialogForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { TimeField } from '#forms/time/TimeField.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { CorrectionDialogMutation } from '#generated/CorrectionDialogMutation.graphql.ts'
import { oreReason } from '#officina/attivita/rules.ts'
import { longTextRule, optionalTimeRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import type { AttivitaOperatoriRow } from './AttivitaOperatoriRow.tsx'

const mutation = graphql`
  mutation CorrectionDialogMutation($input: CorrectAttivitaInput!) {
    correctAttivita(input: $input) {
      attivita {
        ...AttivitaOperatoriRow_attivita
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const labels = { oraInizio: 'Inizio', oraFine: 'Fine', note: 'Note' }

const schema = object({
  oraInizio: optionalTimeRule().required(REQUIRED_FIELD),
  oraFine: optionalTimeRule().test('dopo', function check(oraFine) {
    const found = oreReason(this.parent.oraInizio ?? null, oraFine ?? null)
    return found?.campo !== 'oraFine' || this.createError({ message: found.motivo })
  }),
  note: longTextRule(2000),
})

interface Props {
  attivita: AttivitaOperatoriRow
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** Corrects the hours of an operator's activity: an end that was forgotten. */
export function CorrectionDialog({ attivita, onSaved, onClose }: Props) {
  const { pk, oraInizio, oraFine, fineProposta, note, versione, lavorazione, operatore, ordine, data } = attivita
  const form = useMutationForm<
    CorrectionDialogMutation,
    { oraInizio: string | null; oraFine: string | null; note: string; versione: number }
  >({
    mutation,
    initial: { oraInizio, oraFine: oraFine ?? fineProposta, note, versione },
    schema,
    variables: (values) => ({
      input: { pk, versione, oraInizio: values.oraInizio ?? '', oraFine: values.oraFine, note: values.note },
    }),
    success: 'Attività corretta',
    onSuccess: () => onSaved({ created: false }),
  })
  return (
    <DialogFrame title={`Correggi ${lavorazione}`} width="sm">
      <DialogForm {...form} name="Correzione" labels={labels} onCancel={onClose}>
        <FieldGrid>
          <FullRow>
            <Typography>
              {[operatore, ordine, formatDate(data)].filter(Boolean).join(', ')}. Lo storico tiene le ore di prima.
            </Typography>
          </FullRow>
          <TimeField name="oraInizio" label={labels.oraInizio} required />
          <TimeField name="oraFine" label={labels.oraFine} />
          <FullRow>
            <TextInputField name="note" label={labels.note} righe={2} max={2000} />
          </FullRow>
        </FieldGrid>
      </DialogForm>
    </DialogFrame>
  )
}
