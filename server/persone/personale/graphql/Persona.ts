import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityDoors } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields, rowFields } from '#platform/graphql/fields.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import { whereDays } from '../../assenze/period.ts'
import { createPersona, deletePersona, updatePersona } from '../entity.ts'
import { personaleList } from '../list.ts'
import { personaleFilters, personaSchema } from '../rules.ts'

export const Persona = builder.prismaNode('Persona', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(personaleList, id, ctx),
  nullable: true,
  description: 'Somebody of the staff.',
  authScopes: { permesso: 'adminPersonale' },
  select: { id: true },
  fields: (t) => ({
    ...rowFields(t),
    ...columnFields(t, personaSchema),
    assenze: t.relation('assenze', {
      args: { periodo: t.arg({ type: PeriodoInput, description: 'With a day in this period.' }) },
      query: ({ periodo }) => ({
        where: { AND: whereDays(periodo) },
        orderBy: [{ giornoDa: 'asc' }, { id: 'asc' }],
      }),
      description: 'When they are away, by first day.',
    }),
    numeroAssenze: t.relationCount('assenze', { description: 'Absences of any time, which go with the person.' }),
  }),
})

const filtro = filterInput('FiltroPersonale', personaleFilters, 'Filters of the staff; all that are given must hold.')

entityDoors({
  field: 'persona',
  tipo: Persona,
  elenco: personaleList,
  permesso: 'adminPersonale',
  list: ['personale', filtro, 'The staff, by name.'],
  detail: 'One person by number.',
  input: (t) => inputFields(t, personaSchema),
  create: [createPersona, 'Adds a person to the staff.'],
  update: [updatePersona, 'Changes the fields of a person that are sent.'],
  delete: [deletePersona, 'Removes a person with their absences.'],
  deleted: ['pk', 'deletedId'],
})
