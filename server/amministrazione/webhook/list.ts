import { filterBy } from '#platform/db/filterBy.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { consegneFilters } from './rules.ts'

const NONE = { id: { in: [] } }

/** The webhooks, for who administers tokens. */
export const webhookList: ListSource<Prisma.WebhookWhereInput, object> = {
  model: 'webhook',
  visible: (viewer) => (can(viewer, 'adminToken') ? {} : NONE),
  filter: () => [],
  orderings: {
    id: (direction) => ({ id: direction }),
    nome: (direction) => ({ nome: direction }),
  },
  predefinito: ['nome'],
}

/** What was sent to webhooks, or waits, of the last days. */
export const consegneList: ListSource<Prisma.ConsegnaWebhookWhereInput, FilterOf<typeof consegneFilters>> = {
  model: 'consegnaWebhook',
  visible: (viewer) => (can(viewer, 'adminToken') ? {} : NONE),
  filter: filterBy('consegnaWebhook', consegneFilters),
  orderings: { id: (direction) => ({ id: direction }) },
  predefinito: ['-id'],
}
