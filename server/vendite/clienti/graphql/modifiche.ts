import { encodeGlobalID } from '@pothos/plugin-relay'
import { mutationField, nodoField, type PayloadBuilder } from '../../../platform/graphql/mutationField.ts'
import { createCliente } from '../createCliente.ts'
import { deleteCliente } from '../deleteCliente.ts'
import { elencoClienti } from '../elenco.ts'
import { updateCliente } from '../updateCliente.ts'
import { Cliente } from './Cliente.ts'

type InputBuilder = Parameters<Parameters<typeof mutationField>[1]['input']>[0]

const campi = (t: InputBuilder) => ({
  nome: t.string(),
  codice: t.string({ description: 'Empty: none.' }),
  tipoCliente: t.string({ description: 'IMPRE, PRIVA, RIVEN or nothing.' }),
  piva: t.string(),
  codFatturazione: t.string(),
  agente: t.int({ description: 'Number of the agent.' }),
  email: t.string(),
  indirizzo: t.string(),
  citta: t.string(),
  cap: t.string(),
  provincia: t.string(),
  telefono: t.string(),
  telefono2: t.string(),
  telefax: t.string(),
  note: t.string(),
  pagamento: t.string(),
  testoEmail: t.string({ description: 'Rich text: what is not on the white list is taken out.' }),
})

const payload = (t: PayloadBuilder<{ pk: number }>) => ({
  cliente: nodoField(t, Cliente, elencoClienti, ({ pk }) => pk),
})

mutationField(createCliente, { description: 'Adds a customer.', input: campi, payload })

mutationField(updateCliente, {
  description: 'Changes the fields of a customer that are sent.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    ...campi(t),
  }),
  payload,
})

mutationField(deleteCliente, {
  description: 'Removes a customer without orders.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
    deletedId: t.id({
      nullable: true,
      description: 'Relay id it had.',
      resolve: ({ result }) => result && encodeGlobalID('Cliente', result.pk),
    }),
  }),
})
