import { filterBy } from '#platform/db/filterBy.ts'
import { columnOrders, visibleWith } from '#platform/db/listParts.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { consegneFilters } from './rules.ts'

/** The webhooks, for who administers tokens. */
export const webhookList: ListSource<Prisma.WebhookWhereInput, object> = {
  model: 'webhook',
  visible: visibleWith('adminToken'),
  filter: () => [],
  orderings: {
    ...columnOrders('webhook', 'id', 'nome'),
  },
  predefinito: ['nome'],
}

/** What was sent to webhooks, or waits, of the last days. */
export const consegneList: ListSource<Prisma.ConsegnaWebhookWhereInput, FilterOf<typeof consegneFilters>> = {
  model: 'consegnaWebhook',
  visible: visibleWith('adminToken'),
  filter: filterBy('consegnaWebhook', consegneFilters),
  orderings: { id: (direction) => ({ id: direction }) },
  predefinito: ['-id'],
}
