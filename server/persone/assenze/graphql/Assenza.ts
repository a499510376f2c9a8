import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityDoors } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields, rowFields } from '#platform/graphql/fields.ts'
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
    ...rowFields(t),
    persona: t.relation('persona', { description: 'Who is away.' }),
    personaPk: t.exposeInt('personaId', { description: 'Number of who is away.' }),
    ...columnFields(t, periodSchema),
  }),
})

const filtro = filterInput('FiltroAssenze', assenzeFilters, 'Filters of the absences; all that are given must hold.')

entityDoors({
  field: 'assenza',
  tipo: Assenza,
  elenco: assenzeList,
  permesso: 'adminPersonale',
  list: ['assenze', filtro, 'The absences of the staff, by their first day.'],
  input: (t) => inputFields(t, assenzaSchema),
  create: [createAssenza, 'Adds an absence.'],
  update: [updateAssenza, 'Changes the fields of an absence that are sent.'],
  delete: [deleteAssenza, 'Removes an absence.'],
  deleted: ['pk', 'deletedId'],
})
