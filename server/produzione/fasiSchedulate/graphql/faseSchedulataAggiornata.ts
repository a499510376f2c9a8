import type { Prisma } from '../../../../prisma/generated/client.ts'
import type { ListSource } from '../../../platform/db/listSource.ts'
import { subscriptionField } from '../../../platform/graphql/subscriptionField.ts'
import { can } from '../../../platform/permissions.ts'
import { OrdineDiFase } from './parts.ts'

const permesso = 'updateStatoFasiOrdineFornitore'

/** The orders of the list: who follows it sees the phases of every order. */
const ordini: ListSource<Prisma.OrdineWhereInput, Record<string, never>> = {
  model: 'ordine',
  visibili: (viewer) => (can(viewer, permesso) ? {} : { id: { in: [] } }),
  filtra: () => [],
  ordinamenti: {},
  predefinito: [],
}

subscriptionField('faseSchedulataAggiornata', {
  tipo: OrdineDiFase,
  elenco: ordini,
  topic: 'ordine',
  permesso,
  description: 'An order whose phases, their states or the order itself may have changed: `pk` is its number.',
})
