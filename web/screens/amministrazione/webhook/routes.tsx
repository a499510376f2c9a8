import type { RouteObject } from 'react-router'
import type { WebhookPageQuery } from '#generated/WebhookPageQuery.graphql.ts'
import query from '#generated/WebhookPageQuery.graphql.ts'
import { loadRoute } from '#relay/loadRoute.tsx'
import { ListSkeleton } from '#ui/stati/Skeletons.tsx'

/** Other programs that are told of what happens. */
export const webhookRoutes: RouteObject[] = [
  {
    path: '/webhook',
    ...loadRoute<WebhookPageQuery>({
      query,
      title: 'Webhook',
      permission: 'adminToken',
      page: () => import('./WebhookPage.tsx'),
      skeleton: <ListSkeleton title="Webhook" righe={4} />,
    }),
  },
]
