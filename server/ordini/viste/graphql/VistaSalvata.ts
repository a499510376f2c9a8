import { readPage } from '#platform/db/read.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import {
  deletedField,
  deletedPkField,
  type InputBuilder,
  mutationField,
  type PayloadBuilder,
} from '#platform/graphql/mutationField.ts'
import { fullNameOf } from '#platform/operation.ts'
import { createVista } from '../createVista.ts'
import { deleteVista } from '../deleteVista.ts'
import { visibleViste } from '../lock.ts'
import { ELENCHI_WITH_VISTE } from '../rules.ts'
import { updateVista } from '../updateVista.ts'

export const ElencoWithVisteEnum = choiceEnum(
  'ElencoConViste',
  ELENCHI_WITH_VISTE,
  'A list whose views can be saved.',
  {
    ordini: 'Orders.',
    preventivi: 'Quotes.',
  },
)

/** A saved view of a list. */
export const VistaSalvata = builder.prismaNode('VistaSalvata', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), AND: visibleViste(ctx.viewer) }),
  nullable: true,
  description: 'How a user likes to see a list: the query string of its address, under a name.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    elenco: t.exposeString('elenco', {
      description: 'Which list; a text, as an older version may have saved one of its own.',
    }),
    nome: t.exposeString('nome', { description: 'Unique among those of its owner for the list.' }),
    url: t.exposeString('url', { description: 'Query string, without the `?`.' }),
    condivisa: t.exposeBoolean('condivisa', { description: 'Colleagues see it too.' }),
    mia: t.boolean({
      description: "Whether it is the viewer's own; the others can only be applied.",
      select: { userId: true },
      resolve: ({ userId }, _args, { viewer }) => userId === viewer?.id,
    }),
    proprietario: t.string({
      description: 'Name of its owner.',
      select: { user: { select: { firstName: true, lastName: true, username: true } } },
      resolve: ({ user }) => fullNameOf(user),
    }),
  }),
})

builder.queryField('viste', (t) =>
  t.prismaField({
    type: [VistaSalvata],
    description: 'The views of a list that the viewer sees, by name: the own ones, and those that colleagues share.',
    authScopes: { login: true },
    args: { elenco: t.arg({ type: ElencoWithVisteEnum, required: true, description: 'Which list.' }) },
    resolve: (query, _root, { elenco }, ctx) => {
      const where = { elenco, AND: visibleViste(ctx.viewer) }
      return readPage(ctx.services.db, 'vistaSalvata', query, where, [{ nome: 'asc' }, { id: 'asc' }], { take: 500 })
    },
  }),
)

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
