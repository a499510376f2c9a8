import { inputFields } from '#platform/graphql/fields.ts'
import {
  deletedField,
  type InputBuilder,
  mutationField,
  nodeField,
  type PayloadBuilder,
  versioneInput,
} from '#platform/graphql/mutationField.ts'
import { deleteMateriale } from '../deleteMateriale.ts'
import { createMateriale } from '../entity.ts'
import { materialiList } from '../list.ts'
import { materialeHeaderSchema } from '../rules.ts'
import { updateMateriale } from '../updateMateriale.ts'
import { OrdineColonnaInput, TitoloColonnaInput } from './columns.ts'
import { Materiale } from './Materiale.ts'

const fields = (t: InputBuilder) => ({
  ...inputFields(t, materialeHeaderSchema),
  colonneList: t.stringList({ description: 'Columns of the printed rows, in order; each once.' }),
  sort: t.field({ type: [OrdineColonnaInput], description: 'What they are ordered by, the first first.' }),
  labels: t.field({ type: [TitoloColonnaInput], description: 'Titles of columns in the PDF.' }),
})

const which = (t: InputBuilder) => t.string({ required: true, description: 'The name that it has now.' })

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  materiale: nodeField(t, Materiale, materialiList, ({ pk }) => pk),
})

mutationField(createMateriale, { description: 'Adds a material.', input: fields, payload })

mutationField(updateMateriale, {
  description: 'Changes the fields of a material that are sent.',
  input: (t) => ({ materiale: which(t), versione: versioneInput(t), ...fields(t) }),
  payload,
})

mutationField(deleteMateriale, {
  description: 'Removes a material that nothing is called by.',
  input: (t) => ({ materiale: which(t) }),
  payload: (t) => ({ deletedId: deletedField(t, 'Materiale') }),
})
