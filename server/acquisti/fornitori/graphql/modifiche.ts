import { encodeGlobalID } from '@pothos/plugin-relay'
import { FileInput } from '../../../platform/graphql/FileInput.ts'
import {
  type InputBuilder,
  mutationField,
  nodoField,
  type PayloadBuilder,
} from '../../../platform/graphql/mutationField.ts'
import { createFornitore } from '../createFornitore.ts'
import { deleteFornitore } from '../deleteFornitore.ts'
import { elencoFornitori } from '../elenco.ts'
import { updateFornitore } from '../updateFornitore.ts'
import { Fornitore } from './Fornitore.ts'

const campi = (t: InputBuilder) => ({
  nome: t.string(),
  codice: t.string({ description: 'Code; may be empty.' }),
  tipologia: t.string({ description: 'Name of the material supplied; it stays once something was ordered.' }),
  email: t.string({ description: 'Mail address for orders; may be empty.' }),
  tempo: t.float({ description: 'Lead time in whole calendar days.' }),
  isDefault: t.boolean({ description: 'Taken when none is chosen, in the place of the one that was.' }),
  testata: t.string({ description: 'Heading of the printed orders, plain text.' }),
  testoPdf: t.string({ description: 'Text of the printed orders, plain text.' }),
  immagine: t.field({ type: FileInput, description: 'A new picture.' }),
  removeImmagine: t.boolean({ description: 'Takes the picture away, unless a new one comes.' }),
})

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  fornitore: nodoField(t, Fornitore, elencoFornitori, ({ pk }) => pk),
})

mutationField(createFornitore, { description: 'Adds a supplier.', input: campi, payload })

mutationField(updateFornitore, {
  description: 'Changes the fields of a supplier that are sent.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    ...campi(t),
  }),
  payload,
})

mutationField(deleteFornitore, {
  description: 'Removes a supplier from which nothing was ordered.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    deletedId: t.id({
      nullable: true,
      description: 'Relay id it had.',
      resolve: ({ result }) => result && encodeGlobalID('Fornitore', result.pk),
    }),
  }),
})
