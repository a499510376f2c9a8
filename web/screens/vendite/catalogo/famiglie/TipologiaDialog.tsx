import { graphql } from 'relay-runtime'
import { schemaDialog } from '#forms/entity/schemaDialog.tsx'
import type { TipologiaDialogCreateMutation } from '#generated/TipologiaDialogCreateMutation.graphql.ts'
import type { TipologiaDialogUpdateMutation } from '#generated/TipologiaDialogUpdateMutation.graphql.ts'
import { objectWords } from '#ui/list/objectWords.ts'
import { type TipologiaFamigliaInput, tipologiaFamigliaSchema } from '#vendite/tipologieFamiglia/rules.ts'

const create = graphql`
  mutation TipologiaDialogCreateMutation($input: CreateTipologiaFamigliaInput!) {
    createTipologiaFamiglia(input: $input) {
      tipologiaFamiglia {
        ...TipologiaSection_tipologia
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation TipologiaDialogUpdateMutation($input: UpdateTipologiaFamigliaInput!) {
    updateTipologiaFamiglia(input: $input) {
      tipologiaFamiglia {
        ...TipologiaSection_tipologia
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** The form of a kind of family. */
export const TipologiaDialog = schemaDialog<
  TipologiaDialogCreateMutation,
  TipologiaDialogUpdateMutation,
  TipologiaFamigliaInput
>({
  create,
  update,
  list: 'tipologieInCatalogo',
  schema: tipologiaFamigliaSchema,
  words: objectWords('tipologia', 'f'),
  nameOf: ({ nome }) => nome,
  fields: { nome: { help: 'Il titolo sotto cui il cliente trova le famiglie: Legno, PVC…' } },
  width: 'xs',
})
