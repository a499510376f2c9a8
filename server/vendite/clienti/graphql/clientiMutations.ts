import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { createCliente } from '../createCliente.ts'
import { deleteCliente } from '../deleteCliente.ts'
import { clientiList } from '../list.ts'
import { clienteSchema } from '../rules.ts'
import { updateCliente } from '../updateCliente.ts'
import { Cliente } from './Cliente.ts'

entityMutations({
  field: 'cliente',
  tipo: Cliente,
  elenco: clientiList,
  input: (t) => inputFields(t, clienteSchema),
  create: [createCliente, 'Adds a customer.'],
  update: [updateCliente, 'Changes the fields of a customer that are sent.'],
  delete: [deleteCliente, 'Removes a customer without orders.'],
  deleted: ['pk', 'deletedId'],
})
