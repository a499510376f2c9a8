import { mutationField } from '#platform/graphql/mutationField.ts'
import { undoEliminazione } from '../undoEliminazione.ts'

mutationField(undoEliminazione, {
  description:
    'Takes back a deletion that the user has done within a day: the object and all that went with it, under their numbers. Nothing when something stands against it since.',
  input: (t) => ({
    operazione: t.string({ required: true, description: 'The mutation that deleted it, `deletePersona`.' }),
    pk: t.int({ required: true, description: 'Number of the object.' }),
  }),
  payload: (t) => ({
    restoredPk: t.int({
      nullable: true,
      description: 'Number of what is back; null when there are errors.',
      resolve: ({ result }) => result?.pk,
    }),
  }),
})
