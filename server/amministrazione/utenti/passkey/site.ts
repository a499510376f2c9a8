import type { Context } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'

/** The site that a passkey belongs to: the name, and the addresses that pages have. */
interface PasskeySite {
  rpID: string
  origins: string[]
}

/**
 * The public address where there is one, else where the product was asked. A passkey made under another name is none
 * here: browsers see to it.
 * @throws UserErrors where the product is asked by a number, which no passkey belongs to
 */
export function passkeySite({ services, host }: Pick<Context, 'services' | 'host'>): PasskeySite {
  const { publicUrl } = services.config
  const origins = publicUrl ? [new URL(publicUrl).origin] : [`http://${host}`, `https://${host}`]
  const [address = ''] = origins
  const rpID = URL.canParse(address) ? new URL(address).hostname : ''
  if (rpID === '' || /^[\d.]+$|^\[/.test(rpID)) {
    throw UserErrors.of(null, 'Le passkey vogliono un nome e HTTPS: apri il programma dal suo indirizzo (PUBLIC_URL).')
  }
  return { rpID, origins }
}
