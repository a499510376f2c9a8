import { encodeGlobalID } from '@pothos/plugin-relay'
import { mutationField, type PayloadBuilder } from '../../../platform/graphql/mutationField.ts'
import { createVincolo } from '../createVincolo.ts'
import { deleteVincolo } from '../deleteVincolo.ts'
import { updateVincolo } from '../updateVincolo.ts'
import { Vincolo } from './Vincolo.ts'

const famiglia = 'Number of the family.'
const tipo = 'Number of the window type.'
const mm = { description: 'mm, whole' }

const payloadVincolo = (t: PayloadBuilder<{ pk: number }>) => ({
  vincolo: t.prismaField({
    type: Vincolo,
    nullable: true,
    description: 'As it is now; null when there are errors.',
    resolve: (query, { result }, _args, ctx) =>
      result && ctx.services.db.vincolo.findUnique({ ...query, where: { id: result.pk } }),
  }),
})

mutationField(createVincolo, {
  description: 'Adds a constraint.',
  input: (t) => ({
    famiglia: t.float({ description: famiglia }),
    tipoSerramento: t.float({ description: tipo }),
    altezzaMin: t.float(mm),
    altezzaMax: t.float(mm),
    larghezzaMin: t.float(mm),
    larghezzaMax: t.float(mm),
  }),
  payload: payloadVincolo,
})

mutationField(updateVincolo, {
  description: 'Changes a constraint.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int({ description: 'The one that was read: a stale write is refused with CONFLICT.' }),
    famiglia: t.float({ description: `${famiglia} Missing: it stays.` }),
    tipoSerramento: t.float({ description: `${tipo} Missing: it stays.` }),
    altezzaMin: t.float(mm),
    altezzaMax: t.float(mm),
    larghezzaMin: t.float(mm),
    larghezzaMax: t.float(mm),
  }),
  payload: payloadVincolo,
})

mutationField(deleteVincolo, {
  description: 'Removes a constraint.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
    deletedId: t.id({
      nullable: true,
      description: 'Relay id it had.',
      resolve: ({ result }) => result && encodeGlobalID('Vincolo', result.pk),
    }),
  }),
})
