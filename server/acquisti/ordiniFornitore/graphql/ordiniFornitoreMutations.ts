import { inputFields } from '#platform/graphql/fields.ts'
import { FileInput } from '#platform/graphql/files/FileInput.ts'
import {
  changeInput,
  deletedField,
  type InputBuilder,
  mutationField,
  nodeField,
  type PayloadBuilder,
} from '#platform/graphql/mutationField.ts'
import { createOrdineFornitore } from '../createOrdineFornitore.ts'
import { deleteOrdineFornitore } from '../deleteOrdineFornitore.ts'
import { ordiniFornitoreList } from '../list.ts'
import { arrivoSchema, ordineFornitoreSchema } from '../rules.ts'
import { setCoOrdineFornitore } from '../setCoOrdineFornitore.ts'
import { setRilievoOrdineFornitore } from '../setRilievoOrdineFornitore.ts'
import { setStatoOrdineFornitore } from '../setStatoOrdineFornitore.ts'
import { updateOrdineFornitore } from '../updateOrdineFornitore.ts'
import { CoEnum, OrdineFornitore, RilievoEnum } from './OrdineFornitore.ts'

const pk = (t: InputBuilder) => t.int({ required: true })

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  ordineFornitore: nodeField(t, OrdineFornitore, ordiniFornitoreList, (outcome) => outcome.pk),
})

const immaginePdf = (t: InputBuilder) => ({
  immaginePdf: t.field({ type: FileInput, description: 'A new picture for its print.' }),
  removeImmaginePdf: t.boolean({ description: 'Takes the picture away, unless a new one comes.' }),
})

mutationField(createOrdineFornitore, {
  description: 'Adds a supplier order to an order, DA_FARE unless told.',
  input: (t) => ({ ...inputFields(t, ordineFornitoreSchema), ...immaginePdf(t) }),
  payload,
})

mutationField(updateOrdineFornitore, {
  description: 'Changes the fields of a supplier order that are sent.',
  input: (t) => ({
    ...changeInput(t),
    ordinePk: t.int({ description: 'Number of its order. It may come along, another is refused.' }),
    ...inputFields(t, ordineFornitoreSchema.omit(['ordinePk'])),
    ...immaginePdf(t),
  }),
  payload,
})

mutationField(setStatoOrdineFornitore, {
  description: 'Sets the state of a supplier order, with what ARRIVATO asks for.',
  input: (t) => ({ ...changeInput(t), ...inputFields(t, arrivoSchema) }),
  payload,
})

mutationField(setRilievoOrdineFornitore, {
  description: 'Sets how the measures on site stand: never back.',
  input: (t) => ({ pk: pk(t), rilievo: t.field({ type: RilievoEnum, description: 'FATTO stays.' }) }),
  payload,
})

mutationField(setCoOrdineFornitore, {
  description: 'Sets how the order confirmation stands: never back.',
  input: (t) => ({ pk: pk(t), co: t.field({ type: CoEnum, description: 'INVIATA stays.' }) }),
  payload,
})

mutationField(deleteOrdineFornitore, {
  description: 'Removes a supplier order that its supplier does not know of; its rows wait for another.',
  input: (t) => ({ pk: pk(t) }),
  payload: (t) => ({ deletedId: deletedField(t, 'OrdineFornitore') }),
})
