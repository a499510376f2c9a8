import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import { Field } from '#forms/Field.tsx'
import type { MutationForm } from '#forms/useMutationForm.ts'
import { keyedSchema } from '#shared/keyed.ts'
import type { KeyedEntry } from '#shared/keyedEntries.ts'

/** An entry of a list of the firm as its form begins. */
export interface KeyedListEntry extends ListEntry, KeyedEntry {
  readonly versione: number
}

/** What a new entry begins with: it is offered. */
export const EMPTY_ENTRY = emptyForm(keyedSchema, { inUso: true })

/** What was read of an entry as its list shows it. @param reason why one that the product comes with stays */
export function keyedListEntry<Read extends Omit<KeyedListEntry, 'fisso'> & { delProdotto: boolean }>(
  read: Read,
  reason: string,
) {
  const dettaglio = read.inUso ? undefined : 'Non si propone più: resta dove è scritto.'
  return { ...read, fisso: read.delProdotto ? reason : null, ...(dettaglio && { dettaglio }) }
}

interface Props {
  form: MutationForm<typeof EMPTY_ENTRY>
  /** Null for a new one. */
  entry: KeyedListEntry | null
  /** 'Aggiungi magazzino' */
  add: string
  /** 'Magazzino' */
  name: string
  onClose: () => void
}

/** The form of an entry: its name, and whether it is offered. */
export function KeyedDialog({ form, entry, add, name, onClose }: Props) {
  return (
    <EntityDialog {...form} title={entry ? `Modifica ${entry.nome}` : add} name={name} width="sm" onClose={onClose}>
      <FieldGrid>
        <FullRow>
          <Field of={keyedSchema} name="nome" autoFocus />
        </FullRow>
        <FullRow>
          <Field of={keyedSchema} name="inUso" help="Senza, non si propone più; dove è già scritto resta." />
        </FullRow>
      </FieldGrid>
    </EntityDialog>
  )
}
