import type { RouteObject } from 'react-router'
import type { MessaggiPageQuery } from '#generated/MessaggiPageQuery.graphql.ts'
import query from '#generated/MessaggiPageQuery$parameters.ts'
import { listRoute } from '#relay/listRoute.tsx'
import { messaggiUrlState } from './messaggiUrlState.ts'

/** E-mail message templates in the planner shell. */
export const messaggiRoutes: RouteObject[] = [
  listRoute<MessaggiPageQuery>({
    path: '/messaggi-ordini-emails',
    query,
    url: messaggiUrlState,
    title: 'Messaggi e-mail',
    permission: 'viewMessaggi',
    page: () => import('./MessaggiPage.tsx'),
    rows: 6,
  }),
]
