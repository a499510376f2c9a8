import { encodeGlobalID } from '@pothos/plugin-relay'
import {
  type InputBuilder,
  mutationField,
  nodoField,
  type PayloadBuilder,
} from '../../../platform/graphql/mutationField.ts'
import { createPersona } from '../createPersona.ts'
import { deletePersona } from '../deletePersona.ts'
import { elencoPersonale } from '../elenco.ts'
import { updatePersona } from '../updatePersona.ts'
import { Persona } from './Persona.ts'

const campi = (t: InputBuilder) => ({
  nome: t.string(),
  reparto: t.string({ description: 'ufficio, macchine or banchi.' }),
  dataInizio: t.string({ description: 'First day of work, `YYYY-MM-DD`.' }),
  dataFine: t.string({ description: 'Last day of work, `YYYY-MM-DD`; null while employed.' }),
})

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  persona: nodoField(t, Persona, elencoPersonale, ({ pk }) => pk),
})

mutationField(createPersona, { description: 'Adds a person to the staff.', input: campi, payload })

mutationField(updatePersona, {
  description: 'Changes the fields of a person that are sent.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    ...campi(t),
  }),
  payload,
})

mutationField(deletePersona, {
  description: 'Removes a person with their absences.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number they had.', resolve: ({ result }) => result?.pk }),
    deletedId: t.id({
      nullable: true,
      description: 'Relay id they had.',
      resolve: ({ result }) => result && encodeGlobalID('Persona', result.pk),
    }),
  }),
})
