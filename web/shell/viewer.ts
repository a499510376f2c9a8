import { createContext, use } from 'react'
import type { ViewerQuery$data } from '#generated/ViewerQuery.graphql.ts'

export type ShellViewer = NonNullable<ViewerQuery$data['viewer']>

/** Names of the permissions, those of server/platform/permissions.ts. */
export type ViewerFlag = keyof ShellViewer['permessi']

export const ViewerContext = createContext<ShellViewer | null>(null)

/** Who is logged in; inside a staff shell there is always somebody. */
export function useViewer(): ShellViewer {
  const viewer = use(ViewerContext)
  if (!viewer) throw new Error('useViewer va usato dentro una shell')
  return viewer
}
