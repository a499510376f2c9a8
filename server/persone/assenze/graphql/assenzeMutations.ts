import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { createAssenza, deleteAssenza, updateAssenza } from '../entity.ts'
import { assenzeList } from '../list.ts'
import { assenzaSchema } from '../rules.ts'
import { Assenza } from './Assenza.ts'

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
