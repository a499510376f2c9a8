import { fetchQuery } from 'react-relay'
import type { ViewerQuery } from '#generated/ViewerQuery.graphql.ts'
import { relayEnvironment } from './relayEnvironment.ts'
import { viewerQuery } from './ViewerQuery.ts'

/** Who is logged in, as a shell asked at its start. */
export type RouteViewer = NonNullable<ViewerQuery['response']['viewer']>

let asked: Promise<RouteViewer | null> | undefined

/**
 * Who is logged in, for loaders: waits for the shell's own question, and is not asked again, since an answer of 'nobody'
 * would send away who has only to write the password again. Null for nobody.
 */
export function routeViewer(): Promise<RouteViewer | null> {
  asked ??= fetchQuery<ViewerQuery>(relayEnvironment, viewerQuery, {}, { fetchPolicy: 'store-or-network' })
    .toPromise()
    .then(
      (data) => data?.viewer ?? null,
      // The shell itself says that it could not be read.
      () => null,
    )
  return asked
}
