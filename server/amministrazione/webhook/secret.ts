import { randomBytes } from 'node:crypto'
import type { Config } from '#platform/env.ts'
import { seal, unseal } from '#platform/identity/vault.ts'

type Keys = Pick<Config, 'secretKey' | 'dataDir'>

/** What the secrets of webhooks are sealed for. */
export const WEBHOOK_PURPOSE = 'webhook'
const BYTES = 32

/** A new secret: as the receiver needs it, and sealed as it is stored. */
export function newWebhookSecret(config: Keys): { text: string; sealed: string } {
  const bytes = randomBytes(BYTES)
  return { text: `whsec_${bytes.toString('base64')}`, sealed: seal(config, WEBHOOK_PURPOSE, bytes) }
}

/** The secret of a webhook; null when another installation has sealed it. */
export function openWebhookSecret(config: Keys, sealed: string): string | null {
  const bytes = unseal(config, WEBHOOK_PURPOSE, sealed)
  return bytes && `whsec_${bytes.toString('base64')}`
}
