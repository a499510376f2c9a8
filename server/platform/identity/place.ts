import { isIPv6 } from 'node:net'

/** What counts as one place: an IPv4 address, or the /64 that one IPv6 connection has at its disposal. */
export function networkOf(indirizzo: string): string {
  const [senzaZona = ''] = indirizzo.toLowerCase().split('%')
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(senzaZona)?.[1]
  if (ipv4) return ipv4
  if (!isIPv6(senzaZona)) return senzaZona
  const [inizio = '', fine] = senzaZona.split('::')
  const before = inizio ? inizio.split(':') : []
  const after = fine ? fine.split(':') : []
  const zeros = fine === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
