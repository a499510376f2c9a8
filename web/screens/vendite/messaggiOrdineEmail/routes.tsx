import type { RouteObject } from 'react-router'
import { listRoute } from '../../../ui/list/listRoute.tsx'
import type { MessaggiPageQuery } from './__generated__/MessaggiPageQuery.graphql.ts'
import query from './__generated__/MessaggiPageQuery.graphql.ts'
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
