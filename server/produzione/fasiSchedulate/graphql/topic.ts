import { ordiniList } from '#ordini/ordini/list.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

const permesso = 'updateStatoFasiOrdineFornitore'

/** The orders of the list: who follows it sees the phases of every order. */
const ordini: ListSource<Prisma.OrdineWhereInput, Record<string, never>> = {
  model: 'ordine',
  visible: (viewer) => (can(viewer, permesso) ? {} : { id: { in: [] } }),
  filter: () => [],
  orderings: {},
  predefinito: [],
}

changeTopic('FASE_SCHEDULATA', {
  log: 'ordine',
  permesso,
  rows: { tipo: 'Ordine', elenco: ordini, seenIn: ordiniList },
  description: 'Orders whose phases, their states or they themselves may have changed.',
})
