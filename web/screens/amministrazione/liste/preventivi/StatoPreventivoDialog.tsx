import Stack from '@mui/material/Stack'
import { graphql } from 'relay-runtime'
import { statoPreventivoSchema } from '#amministrazione/liste/statiPreventivo/rules.ts'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import type { EntryDialogProps } from '#forms/entries/EntrySection.tsx'
import { Field } from '#forms/Field.tsx'
import { schemaField } from '#forms/schemaField.ts'
import type { StatoPreventivoDialogCreateMutation } from '#generated/StatoPreventivoDialogCreateMutation.graphql.ts'
import type { StatoPreventivoDialogUpdateMutation } from '#generated/StatoPreventivoDialogUpdateMutation.graphql.ts'
import { type ColoreStato, STATO_COLORS } from '#ordini/valoriStato/rules.ts'
import { ColorField } from '../ColorField.tsx'

/** A state of quotes as its list shows it, and as its form begins. */
export interface StatoPreventivoEntry extends ListEntry {
  readonly stato: string
  readonly colore: ColoreStato
  readonly versione: number
}

const create = graphql`
  mutation StatoPreventivoDialogCreateMutation($input: CreateStatoPreventivoInput!) {
    createStatoPreventivo(input: $input) {
      stato {
        ...StatiPreventivoSection_stato
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation StatoPreventivoDialogUpdateMutation($input: UpdateStatoPreventivoInput!) {
    updateStatoPreventivo(input: $input) {
      stato {
        ...StatiPreventivoSection_stato
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = emptyForm(statoPreventivoSchema, { colore: STATO_COLORS[0] })

interface Props extends EntryDialogProps {
  /** Null for a new one. */
  stato: StatoPreventivoEntry | null
}

/** The form of a state of quotes. */
export function StatoPreventivoDialog({ stato, onSaved, onClose }: Props) {
  const form = useEntityForm<StatoPreventivoDialogCreateMutation, StatoPreventivoDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    list: 'statiPreventivo',
    schema: statoPreventivoSchema,
    of: stato && { pk: stato.pk },
    initial: formValues(EMPTY, stato),
    words: { created: 'Stato aggiunto', saved: 'Stato salvato' },
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={stato ? `Modifica ${stato.nome}` : 'Aggiungi stato'}
      name="Stato"
      width="sm"
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Field of={statoPreventivoSchema} name="stato" autoFocus />
        <ColorField {...schemaField(statoPreventivoSchema, 'colore')} />
      </Stack>
    </EntityDialog>
  )
}
