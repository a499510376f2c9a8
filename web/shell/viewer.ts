import { createContext, use } from 'react'
import type { ViewerQuery$data } from '../relay/__generated__/ViewerQuery.graphql.ts'

export type Viewer = NonNullable<ViewerQuery$data['viewer']>

/** Names of the permissions, those of server/platform/permissions.ts. */
export type Flag = keyof Viewer['permessi']

export const ContestoViewer = createContext<Viewer | null>(null)

/** Who is logged in; inside a staff shell there is always somebody. */
export function useViewer(): Viewer {
  const viewer = use(ContestoViewer)
  if (!viewer) throw new Error('useViewer va usato dentro una shell')
  return viewer
}
