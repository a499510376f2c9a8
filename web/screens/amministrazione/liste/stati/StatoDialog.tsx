import Stack from '@mui/material/Stack'
import { graphql } from 'relay-runtime'
import { valoreStatoSchema } from '#amministrazione/liste/valoriStato/rules.ts'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import type { EntryDialogProps } from '#forms/entries/EntrySection.tsx'
import { Field } from '#forms/Field.tsx'
import { schemaField } from '#forms/schemaField.ts'
import type { StatoDialogCreateMutation } from '#generated/StatoDialogCreateMutation.graphql.ts'
import type { StatoDialogUpdateMutation } from '#generated/StatoDialogUpdateMutation.graphql.ts'
import { type ColoreStato, type ContestoStato, STATO_COLORS } from '#ordini/valoriStato/rules.ts'
import { ColorField } from '../ColorField.tsx'

/** A state as its list shows it, and as its form begins. */
export interface StatoEntry extends ListEntry {
  readonly contesto: ContestoStato
  readonly nomeFase: string
  readonly colore: ColoreStato
  readonly versione: number
  readonly usi: number
  readonly fisso: string | null
}

const create = graphql`
  mutation StatoDialogCreateMutation($input: CreateValoreStatoInput!) {
    createValoreStato(input: $input) {
      stato {
        ...StatiSection_stato
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation StatoDialogUpdateMutation($input: UpdateValoreStatoInput!) {
    updateValoreStato(input: $input) {
      stato {
        ...StatiSection_stato
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props extends EntryDialogProps {
  /** Null for a new one. */
  stato: StatoEntry | null
  context: ContestoStato
  nomeFase: string
}

/** The form of a state. */
export function StatoDialog({ stato, context, nomeFase, onSaved, onClose }: Props) {
  const empty = emptyForm(valoreStatoSchema, { contesto: context, nomeFase, colore: STATO_COLORS[0] })
  const form = useEntityForm<StatoDialogCreateMutation, StatoDialogUpdateMutation, typeof empty>({
    create,
    update,
    list: 'valoriStato',
    schema: valoreStatoSchema,
    of: stato && { pk: stato.pk },
    initial: formValues(empty, stato),
    words: { created: 'Stato aggiunto', saved: 'Stato salvato' },
    onSaved,
  })
  const fixed = stato?.fisso ?? null
  return (
    <EntityDialog
      {...form}
      title={stato ? `Modifica ${stato.nome}` : 'Aggiungi stato'}
      name="Stato"
      width="sm"
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Field
          of={valoreStatoSchema}
          name="nome"
          disabled={fixed !== null}
          help={fixed ?? (stato && 'Il nome cambia ovunque lo stato è già usato.')}
          autoFocus={fixed === null}
        />
        <ColorField {...schemaField(valoreStatoSchema, 'colore')} />
      </Stack>
    </EntityDialog>
  )
}
