import { encodeGlobalID } from '@pothos/plugin-relay'
import {
  type InputBuilder,
  mutationField,
  nodoField,
  type PayloadBuilder,
} from '../../../platform/graphql/mutationField.ts'
import { createFestivita } from '../createFestivita.ts'
import { deleteFestivita } from '../deleteFestivita.ts'
import { elencoFestivita } from '../elenco.ts'
import { updateFestivita } from '../updateFestivita.ts'
import { Festivita } from './Festivita.ts'

const campi = (t: InputBuilder) => ({
  giornoDa: t.string({ description: 'First day, `YYYY-MM-DD`.' }),
  giornoA: t.string({ description: 'Last day, included.' }),
  oraDa: t.string({ description: 'Hour on the first day, `HH:mm`; both hours or none.' }),
  oraA: t.string({ description: 'Hour on the last day, `HH:mm`.' }),
  title: t.string({ description: 'Its name; may be empty.' }),
})

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  festivita: nodoField(t, Festivita, elencoFestivita, ({ pk }) => pk),
})

mutationField(createFestivita, { description: 'Adds a holiday.', input: campi, payload })

mutationField(updateFestivita, {
  description: 'Changes the fields of a holiday that are sent.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    ...campi(t),
  }),
  payload,
})

mutationField(deleteFestivita, {
  description: 'Removes a holiday.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
    deletedId: t.id({
      nullable: true,
      description: 'Relay id it had.',
      resolve: ({ result }) => result && encodeGlobalID('Festivita', result.pk),
    }),
  }),
})
