import Stack from '@mui/material/Stack'
import { graphql } from 'relay-runtime'
import { type ValoreStatoInput, valoreStatoSchema } from '#amministrazione/liste/valoriStato/rules.ts'
import { schemaDialog } from '#forms/entity/schemaDialog.tsx'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import { Field } from '#forms/Field.tsx'
import { schemaField } from '#forms/schemaField.ts'
import type { StatoDialogCreateMutation } from '#generated/StatoDialogCreateMutation.graphql.ts'
import type { StatoDialogUpdateMutation } from '#generated/StatoDialogUpdateMutation.graphql.ts'
import { type ColoreStato, type ContestoStato, STATO_COLORS } from '#ordini/valoriStato/rules.ts'
import { objectWords } from '#ui/list/objectWords.ts'
import { ColorField } from '../ColorField.tsx'

/** A state as its list shows it, and as its form begins. */
export interface StatoEntry extends ListEntry {
  readonly contesto: ContestoStato
  readonly nomeFase: string
  readonly colore: ColoreStato
  readonly versione: number
  readonly usi: number
  readonly fixed: string | null
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

/** The fields of a state; the name of one that the product knows stays. */
function StatoFields({ object }: { object: StatoEntry | null }) {
  const fixed = object?.fixed ?? null
  return (
    <Stack sx={{ gap: 2 }}>
      <Field
        of={valoreStatoSchema}
        name="nome"
        disabled={fixed !== null}
        help={fixed ?? (object && 'Il nome cambia ovunque lo stato è già usato.')}
        autoFocus={fixed === null}
      />
      <ColorField {...schemaField(valoreStatoSchema, 'colore')} />
    </Stack>
  )
}

/** The form of a state. */
export const StatoDialog = schemaDialog<
  StatoDialogCreateMutation,
  StatoDialogUpdateMutation,
  ValoreStatoInput,
  Pick<ValoreStatoInput, 'contesto' | 'colore'>,
  StatoEntry
>({
  create,
  update,
  list: 'valoriStato',
  schema: valoreStatoSchema,
  words: objectWords('stato', 'm'),
  nameOf: ({ nome }) => nome,
  begins: { contesto: 'ordine', colore: STATO_COLORS[0] },
  Fields: StatoFields,
})
