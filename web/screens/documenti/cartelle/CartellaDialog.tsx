import { graphql } from 'relay-runtime'
import { cartellaLabels, cartellaSchema } from '#documenti/cartelle/rules.ts'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { CartellaDialogCreateMutation } from '#generated/CartellaDialogCreateMutation.graphql.ts'
import type { CartellaDialogUpdateMutation } from '#generated/CartellaDialogUpdateMutation.graphql.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { ParentField } from './ParentField.tsx'

const create = graphql`
  mutation CartellaDialogCreateMutation($input: CreateCartellaInput!) {
    createCartella(input: $input) {
      cartella {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation CartellaDialogUpdateMutation($input: UpdateCartellaInput!) {
    updateCartella(input: $input) {
      cartella {
        pk
        ...CartellaRow_cartella
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** A folder as the form begins with it. */
interface EditedCartella {
  pk: number
  nome: string
  descrizione: string
  parent: { readonly pk: number } | null | undefined
  numeroAccount: number | null | undefined
  versione: number
}

interface Saved {
  created: boolean
  pk: number
  /** True when it stands elsewhere now. */
  moved: boolean
}

const EMPTY = { nome: '', descrizione: '', parentPk: null as number | null, versione: 0 }

interface Props<C extends EditedCartella> {
  /** Null for a new one. */
  cartella: C | null
  /** Number of the folder that a new one is made in; the top level unless told. */
  inside?: number | null
  onDelete: (cartella: C) => void
  onSaved: (saved: Saved) => void
  onClose: () => void
}

/** The form of a folder. */
export function CartellaDialog<C extends EditedCartella>({
  cartella,
  inside = null,
  onDelete,
  onSaved,
  onClose,
}: Props<C>) {
  const confirm = useConfirm()
  const before = cartella?.parent?.pk ?? null
  const shares = cartella?.numeroAccount ?? 0
  const form = useEntityForm<CartellaDialogCreateMutation, CartellaDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    schema: cartellaSchema,
    of: cartella && { pk: cartella.pk },
    initial: cartella ? formValues(EMPTY, { ...cartella, parentPk: before }) : { ...EMPTY, parentPk: inside },
    words: { created: 'Cartella creata', saved: 'Cartella salvata' },
    async before(input) {
      if (!cartella || shares === 0 || before !== null || input.parentPk == null) return true
      return confirm({
        title: `Spostare la cartella ${cartella.nome}?`,
        text: 'Non è più condivisa con i suoi account: dentro un’altra cartella vale la condivisione di quella principale.',
        conferma: 'Sposta',
      })
    },
    onSaved: ({ created, response, values }) =>
      onSaved({
        created,
        pk: ('createCartella' in response ? response.createCartella : response.updateCartella).cartella?.pk ?? 0,
        moved: !created && values.parentPk !== before,
      }),
  })
  return (
    <EntityDialog
      {...form}
      title={cartella ? `Modifica cartella ${cartella.nome}` : 'Nuova cartella'}
      name="Cartella"
      width="sm"
      onClose={onClose}
      onDelete={cartella !== null && (() => onDelete(cartella))}
    >
      <FieldGrid>
        <FullRow>
          <Field of={cartellaSchema} name="nome" autoFocus />
        </FullRow>
        <FullRow>
          <Field of={cartellaSchema} name="descrizione" righe={2} />
        </FullRow>
        {cartella && (
          <FullRow>
            <ParentField name="parentPk" label={cartellaLabels.parentPk} cartella={cartella.pk} />
          </FullRow>
        )}
      </FieldGrid>
    </EntityDialog>
  )
}
