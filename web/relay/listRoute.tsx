import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { OperationType, VariablesOf } from 'relay-runtime'
import { ListSkeleton } from '#ui/stati/Skeletons.tsx'
import { loadRoute, type RouteQuery } from './loadRoute.tsx'

interface Options<TQuery extends OperationType> {
  path: string
  /** The default export of `__generated__/…Query$parameters.ts`. */
  query: RouteQuery<TQuery>
  /** Of `urlState`. */
  url: { variables: (search: URLSearchParams) => VariablesOf<TQuery> }
  title: string
  /** Flag without which the no-permission page is shown; none asks for none. */
  permission?: string
  page: () => Promise<{ default: ComponentType }>
  /** Rows of the skeleton. */
  rows?: number
  /** What is read beside it: choices, saved views. */
  beside?: Parameters<typeof loadRoute<TQuery>>[0]['beside']
}

/** The route of a list: reads what its URL asks for. */
export function listRoute<TQuery extends OperationType>(options: Options<TQuery>): RouteObject {
  const { path, query, url, title, permission, page, rows, beside } = options
  return {
    path,
    ...loadRoute<TQuery>({
      query,
      variables: (_params, search) => url.variables(search),
      title,
      permission,
      page,
      beside,
      skeleton: <ListSkeleton title={title} righe={rows} />,
    }),
  }
}
