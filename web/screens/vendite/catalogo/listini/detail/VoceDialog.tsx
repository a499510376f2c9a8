import { useFormikContext } from 'formik'
import { useNavigate, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { formValues, namedChoices, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { VoceDialogCreateMutation } from '#generated/VoceDialogCreateMutation.graphql.ts'
import type { VoceDialogUpdateMutation } from '#generated/VoceDialogUpdateMutation.graphql.ts'
import { wordOfEnum } from '#shared/fields/enumNames.ts'
import { voceListinoSchema } from '#vendite/listini/voci/rules.ts'
import { PRICINGS } from '#vendite/listini/words/rules.ts'
import { type ListinoCatalogo, namedOptions, valoreOptions } from './choices.ts'
import { type VoceOfListino, vocePath } from './readListino.ts'

const create = graphql`
  mutation VoceDialogCreateMutation($input: CreateVoceListinoInput!) {
    createVoceListino(input: $input) {
      voce {
        pk
        modo
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation VoceDialogUpdateMutation($input: UpdateVoceListinoInput!) {
    updateVoceListino(input: $input) {
      voce {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

// The grid has a page of its own.
const plainVoceSchema = voceListinoSchema.omit(['griglia'])
const EMPTY = emptyForm(plainVoceSchema)

interface Props {
  /** Null for a new one. */
  voce: VoceOfListino | null
  listinoPk: number
  catalogo: ListinoCatalogo
  onClose: () => void
}

/** What an entry prices, and how. */
export function VoceDialog({ voce, listinoPk, catalogo, onClose }: Props) {
  const { revalidate } = useRevalidator()
  const go = useNavigate()
  const form = useEntityForm<VoceDialogCreateMutation, VoceDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    schema: plainVoceSchema,
    of: voce && { pk: voce.pk },
    initial: formValues(EMPTY, voce && { ...voce, modo: wordOfEnum(PRICINGS, voce.modo) }),
    words: { created: 'Voce aggiunta', saved: 'Voce salvata' },
    write: (fields) => ({ ...namedChoices(plainVoceSchema, fields), ...(voce ? {} : { listinoPk }) }),
    onSaved(saved) {
      onClose()
      const made = saved.created ? saved.response.createVoceListino.voce : null
      if (made?.modo === 'GRIGLIA') go(vocePath(listinoPk, made.pk))
      else void revalidate()
    },
  })
  return (
    <EntityDialog {...form} title={voce ? 'Modifica voce' : 'Aggiungi voce'} name="Voce" width="sm" onClose={onClose}>
      <VoceFields catalogo={catalogo} />
    </EntityDialog>
  )
}

function VoceFields({ catalogo }: { catalogo: ListinoCatalogo }) {
  const { values } = useFormikContext<typeof EMPTY>()
  const { famigliaPk, modo } = values
  return (
    <FieldGrid>
      <Field of={plainVoceSchema} name="famigliaPk" choices={namedOptions(catalogo.famiglie)} />
      <Field of={plainVoceSchema} name="tipoSerramentoPk" choices={namedOptions(catalogo.tipiSerramento)} />
      <FullRow>
        <Field
          of={plainVoceSchema}
          name="valorePk"
          choices={typeof famigliaPk === 'number' ? valoreOptions(catalogo, famigliaPk) : []}
          empty="Tutti"
          help="Il valore di un’opzione, come il materiale o la finitura, che ha un prezzo suo."
        />
      </FullRow>
      <Field of={plainVoceSchema} name="modo" />
      {modo && modo !== 'GRIGLIA' && <Field of={plainVoceSchema} name="prezzo" unita="€" fissi={2} required />}
      {modo && (
        <Field of={plainVoceSchema} name="costo" unita="%" help="Del prezzo di listino. Vuoto: quello del listino." />
      )}
      {modo === 'MQ' && <Field of={plainVoceSchema} name="minimoMq" unita="m²" />}
    </FieldGrid>
  )
}
