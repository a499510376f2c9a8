import Box from '@mui/material/Box'
import { graphql } from 'relay-runtime'
import { schemaDialog } from '#forms/entity/schemaDialog.tsx'
import { Field } from '#forms/Field.tsx'
import type { CodiceDialogCreateMutation } from '#generated/CodiceDialogCreateMutation.graphql.ts'
import type { CodiceDialogUpdateMutation } from '#generated/CodiceDialogUpdateMutation.graphql.ts'
import { type CodiceInput, codiceSchema } from '#produzione/tempistiche/rules.ts'
import { objectWords } from '#ui/list/objectWords.ts'

const create = graphql`
  mutation CodiceDialogCreateMutation($input: CreateCodiceSerramentoInput!) {
    createCodiceSerramento(input: $input) {
      codiceSerramento {
        ...row_codice
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation CodiceDialogUpdateMutation($input: UpdateCodiceSerramentoInput!) {
    updateCodiceSerramento(input: $input) {
      codiceSerramento {
        ...row_codice
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** The form of a window code. */
export const CodiceDialog = schemaDialog<CodiceDialogCreateMutation, CodiceDialogUpdateMutation, CodiceInput>({
  create,
  update,
  list: 'codiciSerramento',
  schema: codiceSchema,
  words: objectWords('codice', 'm'),
  whole: true,
  Fields: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' }, gap: 2 }}>
      <Field of={codiceSchema} name="categoria" autoFocus />
      <Field of={codiceSchema} name="forma" />
      <Field of={codiceSchema} name="codice" />
    </Box>
  ),
})
