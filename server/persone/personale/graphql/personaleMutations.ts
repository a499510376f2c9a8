import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { createPersona, deletePersona, updatePersona } from '../entity.ts'
import { personaleList } from '../list.ts'
import { personaSchema } from '../rules.ts'
import { Persona } from './Persona.ts'

entityMutations({
  field: 'persona',
  tipo: Persona,
  elenco: personaleList,
  input: (t) => inputFields(t, personaSchema),
  create: [createPersona, 'Adds a person to the staff.'],
  update: [updatePersona, 'Changes the fields of a person that are sent.'],
  delete: [deletePersona, 'Removes a person with their absences.'],
  deleted: ['pk', 'deletedId'],
})
