import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { TipologiaDialogCreateMutation } from '#generated/TipologiaDialogCreateMutation.graphql.ts'
import type { TipologiaDialogUpdateMutation } from '#generated/TipologiaDialogUpdateMutation.graphql.ts'
import { tipologiaFamigliaSchema } from '#vendite/tipologieFamiglia/rules.ts'
import type { TipologiaEntry } from './TipologiaSection.tsx'

const create = graphql`
  mutation TipologiaDialogCreateMutation($input: CreateTipologiaFamigliaInput!) {
    createTipologiaFamiglia(input: $input) {
      tipologiaFamiglia {
        ...TipologiaSection_tipologia
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation TipologiaDialogUpdateMutation($input: UpdateTipologiaFamigliaInput!) {
    updateTipologiaFamiglia(input: $input) {
      tipologiaFamiglia {
        ...TipologiaSection_tipologia
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = emptyForm(tipologiaFamigliaSchema)

interface Props {
  /** Null for a new one. */
  tipologia: TipologiaEntry | null
  onSaved: () => void
  onClose: () => void
}

/** The form of a kind of family. */
export function TipologiaDialog({ tipologia, onSaved, onClose }: Props) {
  const form = useEntityForm<TipologiaDialogCreateMutation, TipologiaDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    schema: tipologiaFamigliaSchema,
    of: tipologia && { pk: tipologia.pk },
    initial: formValues(EMPTY, tipologia),
    words: { created: 'Tipologia aggiunta', saved: 'Tipologia salvata' },
    list: 'tipologieInCatalogo',
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={tipologia ? `Modifica ${tipologia.nome}` : 'Aggiungi tipologia'}
      name="Tipologia"
      width="xs"
      onClose={onClose}
    >
      <Field
        of={tipologiaFamigliaSchema}
        name="nome"
        help="Il titolo sotto cui il cliente trova le famiglie: Legno, PVC…"
        autoFocus
      />
    </EntityDialog>
  )
}
