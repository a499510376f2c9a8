import Box from '@mui/material/Box'
import { graphql } from 'relay-runtime'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { EditVincoloMutation } from '#generated/EditVincoloMutation.graphql.ts'
import { vincoloSchema } from '#vendite/vincoli/rules.ts'
import { misureOnly } from '../clipboard.ts'
import { useVincoli } from '../context.ts'
import { type MisureFormValues, writtenMisure } from '../form/formValues.ts'
import { MisureForm } from '../form/MisureForm.tsx'
import type { SavedVincolo } from '../matrice/model.ts'
import type { VincoloDraft } from './draftPreview.ts'
import { useVincoloDraft } from './useVincoloDraft.ts'

const mutation = graphql`
  mutation EditVincoloMutation($input: UpdateVincoloInput!) {
    updateVincolo(input: $input) {
      vincolo {
        ...readVincoli_vincolo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  vincolo: SavedVincolo
  onClose: () => void
  onBozza: (draft: VincoloDraft | null) => void
}

/** Form of a constraint. */
export function EditVincolo({ vincolo, onClose, onBozza }: Props) {
  const { reread } = useVincoli()
  const saved = { ...misureOnly(vincolo), versione: vincolo.versione }
  const modulo = useMutationForm<EditVincoloMutation, MisureFormValues>({
    mutation,
    schema: vincoloSchema,
    initial: saved,
    variables: (values) => ({
      input: { pk: vincolo.id, versione: values.versione, ...writtenMisure(values) },
    }),
    success: 'Vincolo salvato',
    onSuccess: onClose,
    onFault: reread,
  })
  useVincoloDraft(vincolo.id, modulo.form.values, onBozza)
  return (
    <Box sx={{ p: 2, pb: 0.5, border: 1, borderColor: 'primary.main', borderRadius: 1 }}>
      <MisureForm {...modulo} name="Modifica vincolo" saved={saved} requiredOnes withCursor onCancel={onClose} />
    </Box>
  )
}
