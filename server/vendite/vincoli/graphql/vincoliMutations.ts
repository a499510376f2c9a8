import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { createVincolo } from '../createVincolo.ts'
import { deleteVincolo } from '../deleteVincolo.ts'
import { vincoloSchema } from '../rules.ts'
import { updateVincolo } from '../updateVincolo.ts'
import { Vincolo } from './Vincolo.ts'

entityMutations({
  field: 'vincolo',
  tipo: Vincolo,
  elenco: { model: 'vincolo', visible: () => ({}) },
  input: (t) => ({
    famigliaPk: t.int({ description: 'Number of the family. Missing from a change: it stays.' }),
    tipoSerramentoPk: t.int({ description: 'Number of the window type. Missing from a change: it stays.' }),
    ...inputFields(t, vincoloSchema),
  }),
  create: [createVincolo, 'Adds a constraint.'],
  update: [updateVincolo, 'Changes a constraint.'],
  delete: [deleteVincolo, 'Removes a constraint.'],
  deleted: ['pk', 'deletedId'],
})
