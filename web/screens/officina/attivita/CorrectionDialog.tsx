import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import { object } from 'yup'
import { DialogForm } from '#forms/DialogForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { CorrectionDialogMutation } from '#generated/CorrectionDialogMutation.graphql.ts'
import { oreReason } from '#officina/attivita/rules.ts'
import { field, longTextRule, optionalTimeRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'
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

const end = optionalTimeRule().test('dopo', function check(oraFine) {
  const found = oreReason(this.parent.oraInizio ?? null, oraFine ?? null)
  return found?.campo !== 'oraFine' || this.createError({ message: found.motivo })
})

const schema = object({
  oraInizio: field('Inizio', optionalTimeRule().required(REQUIRED_FIELD)),
  oraFine: field('Fine', end),
  note: field('Note', longTextRule(2000)),
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
      <DialogForm {...form} name="Correzione" onCancel={onClose}>
        <FieldGrid>
          <FullRow>
            <Typography>
              {[operatore, ordine, formatDate(data)].filter(Boolean).join(', ')}. Lo storico tiene le ore di prima.
            </Typography>
          </FullRow>
          <Field of={schema} name="oraInizio" />
          <Field of={schema} name="oraFine" />
          <FullRow>
            <Field of={schema} name="note" righe={2} />
          </FullRow>
        </FieldGrid>
      </DialogForm>
    </DialogFrame>
  )
}
