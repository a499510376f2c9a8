import {
  deletedField,
  deletedPkField,
  type InputBuilder,
  mutationField,
  type PayloadBuilder,
} from '#platform/graphql/mutationField.ts'
import { createVista } from '../createVista.ts'
import { deleteVista } from '../deleteVista.ts'
import { updateVista } from '../updateVista.ts'
import { ElencoWithVisteEnum, VistaSalvata } from './VistaSalvata.ts'

const fields = (t: InputBuilder) => ({
  nome: t.string({ description: 'Unique among the own ones of the list.' }),
  url: t.string({ description: 'Query string of the list.' }),
  condivisa: t.boolean({ description: 'Colleagues see it too; ignored for users who do not see theirs.' }),
})

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  vista: t.prismaField({
    type: VistaSalvata,
    nullable: true,
    description: 'The view; null when there are errors.',
    resolve: (query, { result }, _args, ctx) =>
      result && ctx.services.db.vistaSalvata.findUnique({ ...query, where: { id: result.pk } }),
  }),
})

mutationField(createVista, {
  description: 'Saves how a list looks under a name.',
  input: (t) => ({ elenco: t.field({ type: ElencoWithVisteEnum, description: 'Which list.' }), ...fields(t) }),
  payload,
})

mutationField(updateVista, {
  description: 'Renames an own view, shares it, or changes what it shows.',
  input: (t) => ({ pk: t.int({ required: true }), ...fields(t) }),
  payload,
})

mutationField(deleteVista, {
  description: 'Removes an own view.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ pk: deletedPkField(t), deletedId: deletedField(t, 'VistaSalvata') }),
})
