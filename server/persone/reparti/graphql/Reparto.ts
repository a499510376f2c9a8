import { LISTE } from '#platform/db/arranged/topic.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields } from '#platform/graphql/fields.ts'
import { everyEntry, keyedFields } from '#platform/graphql/lists/keyedDoors.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { arrangeReparti, createReparto, deleteReparto, PERMESSO_REPARTI, updateReparto } from '../entity.ts'
import { CAPACITA_REPARTO, DOCUMENTED_REPARTI, repartoSchema } from '../rules.ts'
import { REPARTO_REFERENCES } from '../uses.ts'

const permesso = 'login'

const repartiSource = everyEntry('reparto')

choiceEnum('CapacitaReparto', CAPACITA_REPARTO, 'What the work of a department is held by.', {
  nessuna: 'It works on no order.',
  persone: 'The hours of its people.',
  minuti: 'So many minutes a working day, whoever is there.',
  giorni: 'Nothing: each order takes some days, however many there are.',
})

const Reparto = builder.prismaNode('Reparto', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(repartiSource, id, ctx),
  nullable: true,
  description: 'A department: people belong to it, phases are worked in it.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    ...keyedFields(t, {
      named: 'people, phases and bookings',
      documented: DOCUMENTED_REPARTI,
      permesso: PERMESSO_REPARTI,
      references: REPARTO_REFERENCES,
    }),
    ...columnFields(t, repartoSchema),
  }),
})

referenceField('reparti', {
  tipo: Reparto,
  model: 'reparto',
  permesso,
  description: 'The departments in their order.',
})

entityMutations({
  field: 'reparto',
  tipo: Reparto,
  elenco: repartiSource,
  input: (t) => inputFields(t, repartoSchema),
  create: [createReparto, 'Adds a department, after the others.'],
  update: [updateReparto, 'Changes the fields of a department that are sent; its key stays.'],
  delete: [deleteReparto, 'Removes a department that nobody works in and nothing is planned in.'],
})
arrangeMutation(arrangeReparti, 'Puts the departments in another order.')

changeTopic('REPARTI', {
  log: LISTE,
  permesso,
  description: 'The departments: names, capacity, order.',
  tell: ({ lista }) => (lista === 'reparto' ? {} : undefined),
})
