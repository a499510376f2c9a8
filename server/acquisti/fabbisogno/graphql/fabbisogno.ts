import { mutationField } from '#platform/graphql/mutationField.ts'
import { generateRigheDistinte } from '../generateRigheDistinte.ts'

mutationField(generateRigheDistinte, {
  description: 'Makes of the bills of an order the rows that are to be bought; done again, what is still missing.',
  input: (t) => ({ ordinePk: t.int({ required: true, description: 'Number of the order.' }) }),
  payload: (t) => ({
    aggiunte: t.int({
      nullable: true,
      description: 'Rows that were added; null when there are errors.',
      resolve: ({ result }) => result?.aggiunte,
    }),
    tolte: t.int({
      nullable: true,
      description: 'Rows that were waiting and are not needed so; null when there are errors.',
      resolve: ({ result }) => result?.tolte,
    }),
    invariate: t.int({
      nullable: true,
      description: 'Rows that wait and stay; null when there are errors.',
      resolve: ({ result }) => result?.invariate,
    }),
    avvisi: t.stringList({
      nullable: true,
      description: 'Bills that no longer fit their windows, and what is ordered and not needed, in Italian.',
      resolve: ({ result }) => result?.avvisi,
    }),
  }),
})
