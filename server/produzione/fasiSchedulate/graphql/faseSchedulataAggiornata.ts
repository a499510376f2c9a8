import type { Prisma } from '../../../../prisma/generated/client.ts'
import type { Elenco } from '../../../platform/db/elenco.ts'
import { subscriptionField } from '../../../platform/graphql/subscriptionField.ts'
import { puo } from '../../../platform/permissions.ts'
import { OrdineDiFase } from './parti.ts'

const permesso = 'updateStatoFasiOrdineFornitore'

/** The orders of the list: who follows it sees the phases of every order. */
const ordini: Elenco<Prisma.OrdineWhereInput, Record<string, never>> = {
  model: 'ordine',
  visibili: (viewer) => (puo(viewer, permesso) ? {} : { id: { in: [] } }),
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
