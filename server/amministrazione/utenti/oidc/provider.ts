import type { Configuration } from 'openid-client'
import { isThisMachine } from '#platform/call.ts'
import type { OidcSettings } from '#platform/env.ts'

/** Who logs people in, as it has described itself; asked once, again when it did not answer. */
const known = new Map<string, Promise<Configuration>>()

const LIBRARY_TIMEOUT_S = 10

/** The library is loaded by the first login that needs it: most installations never do. */
export const oidcLibrary = () => import('openid-client')

/** The issuer of the settings. @throws when it does not answer, or describes itself wrongly */
export function oidcProvider({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const key = `${issuer} ${clientId}`
  const found = known.get(key)
  if (found) return found
  const asked = discover(issuer, clientId, clientSecret)
  known.set(key, asked)
  asked.catch(() => known.delete(key))
  return asked
}

async function discover(issuer: string, clientId: string, clientSecret: string): Promise<Configuration> {
  const { allowInsecureRequests, discovery } = await oidcLibrary()
  const url = new URL(issuer)
  // Without TLS only on this machine, to try it.
  const execute = url.protocol === 'http:' && isThisMachine(url.host) ? [allowInsecureRequests] : []
  return discovery(url, clientId, clientSecret, undefined, { execute, timeout: LIBRARY_TIMEOUT_S })
}
