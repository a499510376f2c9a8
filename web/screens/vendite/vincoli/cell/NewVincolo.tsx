import Box from '@mui/material/Box'
import { graphql } from 'relay-runtime'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { NewVincoloMutation } from '#generated/NewVincoloMutation.graphql.ts'
import { vincoloSchema } from '#vendite/vincoli/rules.ts'
import { type MisureFormValues, writtenMisure } from '../form/formValues.ts'
import { MisureForm } from '../form/MisureForm.tsx'
import type { MatrixFamiglia, MatrixTipo, SavedVincolo } from '../matrice/model.ts'
import type { VincoloDraft } from './draftPreview.ts'
import { addVincoloToStore } from './updateStore.ts'
import { useVincoloDraft } from './useVincoloDraft.ts'

export const createVincoloMutation = graphql`
  mutation NewVincoloMutation($input: CreateVincoloInput!) {
    createVincolo(input: $input) {
      vincolo {
        ...readVincoli_vincolo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  tipo: MatrixTipo
  famiglia: MatrixFamiglia
  vincoli: readonly SavedVincolo[]
  onClose: () => void
  onBozza: (draft: VincoloDraft | null) => void
}

/** Form of one more constraint; it begins where the highest of the others ends. */
export function NewVincolo({ tipo, famiglia, vincoli, onClose, onBozza }: Props) {
  const modulo = useMutationForm<NewVincoloMutation, MisureFormValues>({
    mutation: createVincoloMutation,
    schema: vincoloSchema,
    initial: {
      altezzaMin: vincoli.length > 0 ? Math.max(...vincoli.map(({ altezzaMax }) => altezzaMax)) + 1 : null,
      altezzaMax: null,
      larghezzaMin: null,
      larghezzaMax: null,
      versione: 0,
    },
    variables: (values) => ({
      input: { famigliaPk: famiglia.pk, tipoSerramentoPk: tipo.pk, ...writtenMisure(values) },
    }),
    success: 'Vincolo aggiunto',
    onSuccess: onClose,
    updater: addVincoloToStore,
  })
  useVincoloDraft(null, modulo.form.values, onBozza)
  return (
    <Box sx={{ mt: 1, p: 2, pb: 0.5, border: 1, borderColor: 'primary.main', borderRadius: 1 }}>
      <MisureForm {...modulo} name="Nuovo vincolo" requiredOnes withCursor label="Aggiungi" onCancel={onClose} />
    </Box>
  )
}
