import { FileInput } from '#platform/graphql/files/FileInput.ts'
import { mutationField, nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { deleteImmagineRiga } from '../deleteImmagineRiga.ts'
import { righeList } from '../list.ts'
import { saveImmagineRiga } from '../saveImmagineRiga.ts'
import { updateExtraFieldsRiga } from '../updateExtraFieldsRiga.ts'
import { ImmagineRiga, RigaOrdine } from './RigaOrdine.ts'

/** The line that a photo belongs to. */
const rigaOf = (t: PayloadBuilder<{ pk: number; riga: number }>) => ({
  riga: nodeField(t, RigaOrdine, righeList, ({ riga }) => riga),
})

mutationField(updateExtraFieldsRiga, {
  description: 'Replaces the extra fields of a line.',
  input: (t) => ({
    rigaPk: t.int({ required: true, description: 'Number of the line.' }),
    extraFields: t.field({
      type: 'JSON',
      description:
        'All of them: free keys, each a text, a number or a boolean: `{"n_vetri": 2, "colore": "RAL 7016", "posa": true}`.',
    }),
    letti: t.field({
      type: 'JSON',
      description:
        'Those that were read, `{"n_vetri": 2}`: what somebody else has changed meanwhile stays, or is refused with CONFLICT.',
    }),
  }),
  payload: (t) => ({ riga: nodeField(t, RigaOrdine, righeList, ({ pk }) => pk) }),
})

mutationField(saveImmagineRiga, {
  description: 'Keeps the photo of one piece of a line, in the place of the one it had.',
  input: (t) => ({
    rigaPk: t.int({ required: true, description: 'Number of the line.' }),
    posizione: t.int({ description: 'The piece, from 1 to the line’s `numero`.' }),
    immagine: t.field({ type: FileInput, description: 'The picture.' }),
  }),
  payload: (t) => ({
    ...rigaOf(t),
    immagine: t.prismaField({
      type: ImmagineRiga,
      nullable: true,
      description: 'The photo; null when there are errors.',
      resolve: (query, { result }, _args, ctx) =>
        result && ctx.services.db.immagineRiga.findUnique({ ...query, where: { id: result.pk } }),
    }),
  }),
})

mutationField(deleteImmagineRiga, {
  description: 'Removes the photo of a piece.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the photo.' }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
    ...rigaOf(t),
  }),
})
