import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { FaseDialogCreateMutation } from '#generated/FaseDialogCreateMutation.graphql.ts'
import type { FaseDialogUpdateMutation } from '#generated/FaseDialogUpdateMutation.graphql.ts'
import { faseSchema } from '#produzione/fasi/rules.ts'
import type { ReadFase } from '../readFasi.ts'
import { FaseFields } from './FaseFields.tsx'
import { type FaseFormValues, faseFormValues, faseShown, writeFase } from './faseFormValues.ts'
import { useFaseImpact } from './useFaseImpact.tsx'

const create = graphql`
  mutation FaseDialogCreateMutation($input: CreateFaseInput!) {
    createFase(input: $input) {
      fasi {
        ...readFasi_fase
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation FaseDialogUpdateMutation($input: UpdateFaseInput!) {
    updateFase(input: $input) {
      fasi {
        ...readFasi_fase
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  /** Null for a new one, after the others. */
  fase: ReadFase | null
  fasi: readonly ReadFase[]
  onSaved: () => void
  onClose: () => void
}

/** The form of a phase; which schedules it touches is shown before it is saved. */
export function FaseDialog({ fase, fasi, onSaved, onClose }: Props) {
  const impact = useFaseImpact()
  const form = useEntityForm<FaseDialogCreateMutation, FaseDialogUpdateMutation, FaseFormValues>({
    create,
    update,
    schema: faseSchema,
    of: fase && { pk: fase.pk },
    initial: faseFormValues(fase),
    write: writeFase,
    words: { created: 'Fase aggiunta', saved: 'Fase salvata' },
    before: (input) => impact(fase?.pk ?? null, input),
    list: 'fasi',
    brought: true,
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={fase ? `Modifica ${fase.nome}` : 'Aggiungi fase'}
      name="Fase"
      shown={faseShown}
      width="sm"
      onClose={onClose}
    >
      <FaseFields others={fasi.filter(({ pk }) => pk !== fase?.pk)} />
    </EntityDialog>
  )
}
