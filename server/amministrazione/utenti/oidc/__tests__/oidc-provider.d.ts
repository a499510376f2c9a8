declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  export default class Provider {
    constructor(issuer: string, options: ProviderOptions)
    callback(): RequestListener
  }

  interface ProviderOptions {
    clients: { client_id: string; client_secret: string; redirect_uris: string[] }[]
    claims: Record<string, string[]>
    cookies: { keys: string[] }
    features: { devInteractions: { enabled: boolean } }
    findAccount(ctx: unknown, sub: string): { accountId: string; claims(): Record<string, unknown> }
  }
}
