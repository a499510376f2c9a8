import { mutationField } from '#platform/graphql/mutationField.ts'
import { updateImpostazione } from '../updateImpostazione.ts'
import { Impostazione, readAllSettings } from './Impostazione.ts'

mutationField(updateImpostazione, {
  description: 'Changes a setting; refused with CONFLICT when it was changed since it was read.',
  input: (t) => ({
    chiave: t.string({ required: true, description: 'Name of the setting.' }),
    valore: t.field({
      type: 'JSON',
      required: true,
      description: 'The whole new value, in the shape of what holds: `["CL30"]`.',
    }),
    versione: t.int({ required: true, description: 'The version that was read.' }),
  }),
  payload: (t) => ({
    impostazione: t.field({
      type: Impostazione,
      nullable: true,
      description: 'As it is now; null when there are errors.',
      resolve: async ({ result }, _args, ctx) =>
        result && ((await readAllSettings(ctx.services.db)).find(({ chiave }) => chiave === result.chiave) ?? null),
    }),
  }),
})
