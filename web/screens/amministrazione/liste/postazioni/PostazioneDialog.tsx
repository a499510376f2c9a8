import Stack from '@mui/material/Stack'
import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import type { EntryDialogProps } from '#forms/entries/EntrySection.tsx'
import { Field } from '#forms/Field.tsx'
import { MultiSelectField } from '#forms/multiple/MultiSelectField.tsx'
import { schemaField } from '#forms/schemaField.ts'
import type { PostazioneDialogCreateMutation } from '#generated/PostazioneDialogCreateMutation.graphql.ts'
import type { PostazioneDialogUpdateMutation } from '#generated/PostazioneDialogUpdateMutation.graphql.ts'
import { postazioneSchema } from '#produzione/postazioni/rules.ts'

/** A workstation as its list shows it, and as its form begins. */
export interface PostazioneEntry extends ListEntry {
  readonly postazione: string
  readonly campi: readonly string[]
  readonly versione: number
}

const create = graphql`
  mutation PostazioneDialogCreateMutation($input: CreatePostazioneInput!) {
    createPostazione(input: $input) {
      postazione {
        ...PostazioniSection_postazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation PostazioneDialogUpdateMutation($input: UpdatePostazioneInput!) {
    updatePostazione(input: $input) {
      postazione {
        ...PostazioniSection_postazione
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = emptyForm(postazioneSchema, { campi: [] as readonly string[] })

interface Props extends EntryDialogProps {
  /** Null for a new one. */
  postazione: PostazioneEntry | null
  /** Names of the operations. */
  lavorazioni: readonly string[]
}

const shownFields = { campi: (fields: readonly string[]) => fields.join(', ') }

/** The form of a workstation. */
export function PostazioneDialog({ postazione, lavorazioni, onSaved, onClose }: Props) {
  const form = useEntityForm<PostazioneDialogCreateMutation, PostazioneDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    list: 'configurazioniPostazione',
    schema: postazioneSchema,
    of: postazione && { pk: postazione.pk },
    initial: formValues(EMPTY, postazione),
    words: { created: 'Postazione aggiunta', saved: 'Postazione salvata' },
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={postazione ? `Modifica ${postazione.nome}` : 'Aggiungi postazione'}
      name="Postazione"
      shown={shownFields}
      width="sm"
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Field of={postazioneSchema} name="postazione" autoFocus />
        <MultiSelectField<string>
          {...schemaField(postazioneSchema, 'campi')}
          choices={lavorazioni.map((name) => ({ valore: name, text: name }))}
        />
      </Stack>
    </EntityDialog>
  )
}
