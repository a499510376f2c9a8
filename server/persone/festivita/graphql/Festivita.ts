import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityDoors } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields, rowFields } from '#platform/graphql/fields.ts'
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
    ...rowFields(t),
    ...columnFields(t, festivitaSchema),
  }),
})

const filtro = filterInput(
  'FiltroFestivita',
  festivitaFilters,
  'Filters of the holidays; all that are given must hold.',
)

entityDoors({
  field: 'festivita',
  tipo: Festivita,
  elenco: festivitaList,
  permesso: 'adminPersonale',
  list: ['festivita', filtro, 'The holidays, by their first day.'],
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
