import { lookup } from 'node:dns/promises'
import { type BlockList, isIP } from 'node:net'
import { isInNetworks, isPublicAddress } from './addresses.ts'

/** An address outside cannot be reached, or must not be; the message is in Italian. */
export class OutsideFault extends Error {}

/** Where a name leads: its address, looked up once. */
interface Place {
  address: string
  family: 4 | 6
}

/** Looks a name up, all its addresses. */
export type Lookup = (name: string) => Promise<readonly { address: string }[]>

/** Whom the product may call outside. */
export interface OutsideRules {
  /** Networks of the house that may be called too, without TLS as well. */
  networks: BlockList
  /** The system's unless told. */
  lookup?: Lookup
}

const systemLookup: Lookup = (name) => lookup(name, { all: true, verbatim: true })

const PRIVATE = 'L’indirizzo porta in una rete privata, che non si può chiamare.'

/** A URL that could be called, whoever it leads to. @throws OutsideFault */
function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new OutsideFault('Serve un indirizzo https://.')
  if (url.username || url.password) throw new OutsideFault('L’indirizzo non può portare utente e password.')
  return url
}

/**
 * Where a URL leads. The addresses are looked up here, once, and whoever connects takes the one that was judged: a name
 * that answers otherwise a moment later changes nothing.
 * @throws OutsideFault when one of its addresses is private, or it is not https
 */
export async function resolveOutside(text: string, { networks, lookup: find = systemLookup }: OutsideRules) {
  const url = readUrl(text)
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(name) ? [{ address: name }] : await find(name).catch(() => [])
  const [first] = found
  if (!first) throw new OutsideFault(`Il nome ${name} non si trova.`)
  const isOurs = found.every(({ address }) => isInNetworks(address, networks))
  if (!isOurs && !found.every(({ address }) => isPublicAddress(address))) throw new OutsideFault(PRIVATE)
  if (url.protocol !== 'https:' && !isOurs) throw new OutsideFault('Serve un indirizzo https://.')
  const place: Place = { address: first.address, family: isIP(first.address) === 6 ? 6 : 4 }
  return { url, place }
}
