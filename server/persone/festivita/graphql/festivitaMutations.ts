import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { createFestivita, deleteFestivita, updateFestivita } from '../entity.ts'
import { festivitaList } from '../list.ts'
import { festivitaSchema } from '../rules.ts'
import { Festivita } from './Festivita.ts'

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
