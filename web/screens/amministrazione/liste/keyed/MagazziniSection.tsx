import { graphql, readInlineData } from 'relay-runtime'
import { DOCUMENTED_MAGAZZINO } from '#acquisti/magazzini/rules.ts'
import type { DeleteWords } from '#forms/entity/useDelete.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { type EntryDialogProps, EntrySection } from '#forms/entries/EntrySection.tsx'
import type { MagazziniSection_entry$key } from '#generated/MagazziniSection_entry.graphql.ts'
import type { MagazziniSectionCreateMutation } from '#generated/MagazziniSectionCreateMutation.graphql.ts'
import type { MagazziniSectionUpdateMutation } from '#generated/MagazziniSectionUpdateMutation.graphql.ts'
import { whole } from '#relay/reading/whole.ts'
import { keyedSchema } from '#shared/keyed.ts'
import { EMPTY_ENTRY, KeyedDialog, type KeyedListEntry, keyedListEntry } from './KeyedDialog.tsx'

const fragment = graphql`
  fragment MagazziniSection_entry on Magazzino @inline {
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
  mutation MagazziniSectionCreateMutation($input: CreateMagazzinoInput!) {
    createMagazzino(input: $input) {
      magazzino {
        ...MagazziniSection_entry
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation MagazziniSectionUpdateMutation($input: UpdateMagazzinoInput!) {
    updateMagazzino(input: $input) {
      magazzino {
        ...MagazziniSection_entry
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const deleteMutation = graphql`
  mutation MagazziniSectionDeleteMutation($pk: Int!) {
    deleteMagazzino(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const sortMutation = graphql`
  mutation MagazziniSectionOrdinaMutation($pks: [Int!]!) {
    arrangeMagazzini(input: { pks: $pks }) {
      pks
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const WORDS: DeleteWords<KeyedListEntry> = {
  question: ({ nome }) => `Sei sicuro di voler eliminare il magazzino ${nome}?`,
  done: 'Magazzino eliminato',
}

function MagazzinoDialog({ entry, onSaved, onClose }: EntryDialogProps & { entry: KeyedListEntry | null }) {
  const form = useEntityForm<MagazziniSectionCreateMutation, MagazziniSectionUpdateMutation, typeof EMPTY_ENTRY>({
    create,
    update,
    schema: keyedSchema,
    of: entry && { pk: entry.pk },
    initial: formValues(EMPTY_ENTRY, entry),
    words: { created: 'Magazzino aggiunto', saved: 'Magazzino salvato' },
    onSaved,
  })
  return <KeyedDialog form={form} entry={entry} add="Aggiungi magazzino" name="Magazzino" onClose={onClose} />
}

interface Props {
  magazzini: readonly MagazziniSection_entry$key[]
  onChanged: () => void
}

/** The stores of the firm. */
export function MagazziniSection({ magazzini, onChanged }: Props) {
  return (
    <EntrySection
      title="Magazzini"
      text="Dove arriva quello che si ordina ai fornitori: si sceglie nell’ordine a fornitore."
      items={magazzini.map((one) =>
        keyedListEntry(
          whole(readInlineData<MagazziniSection_entry$key>(fragment, one), 'versione', 'usi'),
          DOCUMENTED_MAGAZZINO,
        ),
      )}
      add="Aggiungi magazzino"
      mutations={{ remove: deleteMutation, arrange: sortMutation }}
      words={WORDS}
      dialog={(entry, events) => <MagazzinoDialog entry={entry} {...events} />}
      onChanged={onChanged}
    />
  )
}
