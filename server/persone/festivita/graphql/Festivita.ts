import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields } from '#platform/graphql/fields.ts'
import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { createFestivita, deleteFestivita, updateFestivita } from '../entity.ts'
import { generateFestivita } from '../generateFestivita.ts'
import { festivitaFilters, festivitaList } from '../list.ts'
import { festivitaSchema } from '../rules.ts'

export const Festivita = builder.prismaNode('Festivita', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(festivitaList, id, ctx),
  nullable: true,
  description: 'A holiday: nobody works from `giornoDa` at `oraDa` to `giornoA` at `oraA`.',
  authScopes: { permesso: 'adminPersonale' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
    ...columnFields(t, festivitaSchema),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

listField('festivita', {
  tipo: Festivita,
  elenco: festivitaList,
  filtro: filterInput('FiltroFestivita', festivitaFilters, 'Filters of the holidays; all that are given must hold.'),
  permesso: 'adminPersonale',
  description: 'The holidays, by their first day.',
})

entityMutations({
  field: 'festivita',
  tipo: Festivita,
  elenco: festivitaList,
  input: (t) => inputFields(t, festivitaSchema),
  create: [createFestivita, 'Adds a holiday.'],
  update: [updateFestivita, 'Changes the fields of a holiday that are sent.'],
  delete: [deleteFestivita, 'Removes a holiday: it is a day like the others again.'],
  deleted: ['pk', 'deletedId'],
})

mutationField(generateFestivita, {
  description: 'Adds the national holidays of Italy of a year that are not there yet.',
  input: (t) => ({ anno: t.int({ description: 'The year.' }) }),
  payload: (t) => ({
    aggiunte: t.int({
      nullable: true,
      description: 'How many were added; null when there are errors.',
      resolve: ({ result }) => result?.aggiunte,
    }),
  }),
})
