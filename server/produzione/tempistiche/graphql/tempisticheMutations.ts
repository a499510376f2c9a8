import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { createCodiceSerramento } from '../createCodiceSerramento.ts'
import { deleteCodiceSerramento } from '../deleteCodiceSerramento.ts'
import { deleteTempistica } from '../deleteTempistica.ts'
import { createTempistica, updateTempistica } from '../entity.ts'
import { tempisticheList } from '../list.ts'
import { codiceSchema, tempisticaSchema } from '../rules.ts'
import { updateCodiceSerramento } from '../updateCodiceSerramento.ts'
import { CodiceSerramento } from './CodiceSerramento.ts'
import { Tempistica } from './Tempistica.ts'

entityMutations({
  field: 'tempistica',
  tipo: Tempistica,
  elenco: tempisticheList,
  input: (t) => inputFields(t, tempisticaSchema),
  create: [createTempistica, 'Adds a timing.'],
  update: [updateTempistica, 'Changes a timing.'],
  delete: [deleteTempistica, 'Removes a timing.'],
  deleted: ['pk', 'deletedId'],
})

entityMutations({
  field: 'codiceSerramento',
  tipo: CodiceSerramento,
  elenco: { model: 'codiceSerramento', visible: () => ({}) },
  input: (t) => inputFields(t, codiceSchema),
  create: [createCodiceSerramento, 'Adds a window code.'],
  update: [updateCodiceSerramento, 'Changes a window code; the lines and the timings that use it stay with it.'],
  delete: [deleteCodiceSerramento, 'Removes a window code that no line and no timing uses.'],
  deleted: ['pk'],
})
