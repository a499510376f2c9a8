import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields } from '#platform/graphql/fields.ts'
import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { createAssenza, deleteAssenza, updateAssenza } from '../entity.ts'
import { assenzeFilters, assenzeList } from '../list.ts'
import { assenzaSchema, periodSchema } from '../rules.ts'

export const Assenza = builder.prismaNode('Assenza', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(assenzeList, id, ctx),
  nullable: true,
  description: 'An absence: from `giornoDa` at `oraDa` to `giornoA` at `oraA` without interruption.',
  authScopes: { permesso: 'adminPersonale' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
    persona: t.relation('persona', { description: 'Who is away.' }),
    personaPk: t.exposeInt('personaId', { description: 'Number of who is away.' }),
    ...columnFields(t, periodSchema),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})

listField('assenze', {
  tipo: Assenza,
  elenco: assenzeList,
  filtro: filterInput('FiltroAssenze', assenzeFilters, 'Filters of the absences; all that are given must hold.'),
  permesso: 'adminPersonale',
  description: 'The absences of the staff, by their first day.',
})

entityMutations({
  field: 'assenza',
  tipo: Assenza,
  elenco: assenzeList,
  input: (t) => inputFields(t, assenzaSchema),
  create: [createAssenza, 'Adds an absence.'],
  update: [updateAssenza, 'Changes the fields of an absence that are sent.'],
  delete: [deleteAssenza, 'Removes an absence.'],
  deleted: ['pk', 'deletedId'],
})
