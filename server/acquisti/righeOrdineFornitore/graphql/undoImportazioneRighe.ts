import { mutationField } from '#platform/graphql/mutationField.ts'
import { undoImportazioneRighe } from '../undoImportazioneRighe.ts'

mutationField(undoImportazioneRighe, {
  description:
    'Takes back the rows that an import brought, with the supplier orders made of them, while nobody touched them.',
  input: (t) => ({ pk: t.int({ required: true, description: 'As the import answered: `importazione`.' }) }),
  payload: (t) => ({
    righe: t.int({
      nullable: true,
      description: 'How many rows went; null when there are errors.',
      resolve: ({ result }) => result?.righe ?? null,
    }),
  }),
})
