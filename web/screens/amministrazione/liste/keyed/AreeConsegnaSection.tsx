import { graphql, readInlineData } from 'relay-runtime'
import type { DeleteWords } from '#forms/entity/useDelete.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { type EntryDialogProps, EntrySection } from '#forms/entries/EntrySection.tsx'
import type { AreeConsegnaSection_entry$key } from '#generated/AreeConsegnaSection_entry.graphql.ts'
import type { AreeConsegnaSectionCreateMutation } from '#generated/AreeConsegnaSectionCreateMutation.graphql.ts'
import type { AreeConsegnaSectionUpdateMutation } from '#generated/AreeConsegnaSectionUpdateMutation.graphql.ts'
import { DOCUMENTED_AREA_CONSEGNA } from '#ordini/areeConsegna/rules.ts'
import { whole } from '#relay/reading/whole.ts'
import { keyedSchema } from '#shared/keyed.ts'
import { EMPTY_ENTRY, KeyedDialog, type KeyedListEntry, keyedListEntry } from './KeyedDialog.tsx'

const fragment = graphql`
  fragment AreeConsegnaSection_entry on AreaConsegna @inline {
    id
    pk
    chiave
    nome
    inUso
    delProdotto
    versione
    usi
  }
`

const create = graphql`
  mutation AreeConsegnaSectionCreateMutation($input: CreateAreaConsegnaInput!) {
    createAreaConsegna(input: $input) {
      areaConsegna {
        ...AreeConsegnaSection_entry
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation AreeConsegnaSectionUpdateMutation($input: UpdateAreaConsegnaInput!) {
    updateAreaConsegna(input: $input) {
      areaConsegna {
        ...AreeConsegnaSection_entry
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const deleteMutation = graphql`
  mutation AreeConsegnaSectionDeleteMutation($pk: Int!) {
    deleteAreaConsegna(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation AreeConsegnaSectionOrdinaMutation($pks: [Int!]!) {
    arrangeAreeConsegna(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const WORDS: DeleteWords<KeyedListEntry> = {
  question: ({ nome }) => `Sei sicuro di voler eliminare l’area ${nome}?`,
  done: 'Area eliminata',
}

function AreaConsegnaDialog({ entry, onSaved, onClose }: EntryDialogProps & { entry: KeyedListEntry | null }) {
  const form = useEntityForm<AreeConsegnaSectionCreateMutation, AreeConsegnaSectionUpdateMutation, typeof EMPTY_ENTRY>({
    create,
    update,
    schema: keyedSchema,
    of: entry && { pk: entry.pk },
    initial: formValues(EMPTY_ENTRY, entry),
    words: { created: 'Area aggiunta', saved: 'Area salvata' },
    onSaved,
  })
  return <KeyedDialog form={form} entry={entry} add="Aggiungi area" name="Area di consegna" onClose={onClose} />
}

interface Props {
  aree: readonly AreeConsegnaSection_entry$key[]
  onChanged: () => void
}

/** The delivery areas of the firm. */
export function AreeConsegnaSection({ aree, onChanged }: Props) {
  return (
    <EntrySection
      title="Aree di consegna"
      text="Le zone in cui si consegna: si scelgono nell’ordine e lo filtrano."
      items={aree.map((one) =>
        keyedListEntry(
          whole(readInlineData<AreeConsegnaSection_entry$key>(fragment, one), 'versione', 'usi'),
          DOCUMENTED_AREA_CONSEGNA,
        ),
      )}
      add="Aggiungi area"
      mutations={{ remove: deleteMutation, arrange: sortMutation }}
      words={WORDS}
      dialog={(entry, events) => <AreaConsegnaDialog entry={entry} {...events} />}
      onChanged={onChanged}
    />
  )
}
