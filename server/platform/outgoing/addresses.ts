import { BlockList, isIP } from 'node:net'

// Where a program outside may be: what nobody but us can reach must not be reached by us for somebody else.

/** Networks of IPv4 that are nobody's public address. https://www.iana.org/assignments/iana-ipv4-special-registry */
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** What public addresses of IPv6 are within. */
const PUBLIC_V6 = ['2000::/3']

/** Within that: tunnels that lead to an address of IPv4, and examples. */
const NOT_PUBLIC_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

/** @throws Error when a text is no network, `10.0.0.0/8` */
export function networksOf(texts: readonly string[]): BlockList {
  const list = new BlockList()
  for (const text of texts) {
    const [address = '', bits = ''] = text.split('/')
    const family = isIP(address)
    const length = /^\d{1,3}$/.test(bits) ? Number(bits) : -1
    if (family === 0 || length < 0 || length > (family === 6 ? 128 : 32)) throw new Error(`Not a network: ${text}`)
    list.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

const notPublicV4 = networksOf(NOT_PUBLIC_V4)
const publicV6 = networksOf(PUBLIC_V6)
const notPublicV6 = networksOf(NOT_PUBLIC_V6)

/** Whether an address is a public one, as far as its number tells; what is no address is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublicV4.check(address, 'ipv4')
  return family === 6 && publicV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6')
}

/** Whether an address is in one of some networks. */
export function isInNetworks(address: string, networks: BlockList): boolean {
  const family = isIP(address)
  return family !== 0 && networks.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
