import { encodeGlobalID } from '@pothos/plugin-relay'
import {
  type InputBuilder,
  mutationField,
  nodoField,
  type PayloadBuilder,
} from '../../../platform/graphql/mutationField.ts'
import { createAssenza } from '../createAssenza.ts'
import { deleteAssenza } from '../deleteAssenza.ts'
import { elencoAssenze } from '../elenco.ts'
import { updateAssenza } from '../updateAssenza.ts'
import { Assenza } from './Assenza.ts'

const campi = (t: InputBuilder) => ({
  persona: t.float({ description: 'Number of whoever is away.' }),
  giornoDa: t.string({ description: 'First day, `YYYY-MM-DD`.' }),
  giornoA: t.string({ description: 'Last day, included.' }),
  oraDa: t.string({ description: 'Hour on the first day, `HH:mm`; both hours or none.' }),
  oraA: t.string({ description: 'Hour on the last day, `HH:mm`.' }),
  title: t.string({ description: 'What for; may be empty.' }),
})

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  assenza: nodoField(t, Assenza, elencoAssenze, ({ pk }) => pk),
})

mutationField(createAssenza, { description: 'Adds an absence.', input: campi, payload })

mutationField(updateAssenza, {
  description: 'Changes the fields of an absence that are sent.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    ...campi(t),
  }),
  payload,
})

mutationField(deleteAssenza, {
  description: 'Removes an absence.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
    deletedId: t.id({
      nullable: true,
      description: 'Relay id it had.',
      resolve: ({ result }) => result && encodeGlobalID('Assenza', result.pk),
    }),
  }),
})
