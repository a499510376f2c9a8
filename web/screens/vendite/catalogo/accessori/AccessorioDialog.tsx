import Stack from '@mui/material/Stack'
import { graphql } from 'relay-runtime'
import { schemaDialog } from '#forms/entity/schemaDialog.tsx'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import { Field } from '#forms/Field.tsx'
import type { AccessorioDialogCreateMutation } from '#generated/AccessorioDialogCreateMutation.graphql.ts'
import type { AccessorioDialogUpdateMutation } from '#generated/AccessorioDialogUpdateMutation.graphql.ts'
import { objectWords } from '#ui/list/objectWords.ts'
import { type AccessorioInput, accessorioSchema } from '#vendite/accessori/rules.ts'

/** An accessory as its list shows it, and as its form begins. */
export interface AccessorioEntry extends ListEntry {
  readonly ritirato: boolean
  readonly versione: number
  readonly usi: number
}

const create = graphql`
  mutation AccessorioDialogCreateMutation($input: CreateAccessorioInput!) {
    createAccessorio(input: $input) {
      accessorio {
        ...AccessoriPage_accessorio
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation AccessorioDialogUpdateMutation($input: UpdateAccessorioInput!) {
    updateAccessorio(input: $input) {
      accessorio {
        ...AccessoriPage_accessorio
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** The form of an accessory. */
export const AccessorioDialog = schemaDialog<
  AccessorioDialogCreateMutation,
  AccessorioDialogUpdateMutation,
  AccessorioInput
>({
  create,
  update,
  list: 'accessoriInCatalogo',
  schema: accessorioSchema,
  words: objectWords('accessorio', 'm'),
  nameOf: ({ nome }) => nome,
  Fields: ({ object }) => (
    <Stack sx={{ gap: 1.5 }}>
      <Field of={accessorioSchema} name="nome" autoFocus />
      {object && (
        <Field
          of={accessorioSchema}
          name="ritirato"
          help="Non si propone più nel preventivo; i preventivi che ce l’hanno restano come sono."
        />
      )}
    </Stack>
  ),
})
