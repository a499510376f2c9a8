import { isIPv6 } from 'node:net'

/** What counts as one place: an IPv4 address, or the /64 that one IPv6 connection has at its disposal. */
export function reteDi(indirizzo: string): string {
  const [senzaZona = ''] = indirizzo.toLowerCase().split('%')
  const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(senzaZona)?.[1]
  if (ipv4) return ipv4
  if (!isIPv6(senzaZona)) return senzaZona
  const [inizio = '', fine] = senzaZona.split('::')
  const prima = inizio ? inizio.split(':') : []
  const dopo = fine ? fine.split(':') : []
  const zeri = fine === undefined ? 0 : 8 - prima.length - dopo.length
  const gruppi = [...prima, ...Array.from({ length: Math.max(0, zeri) }, () => '0'), ...dopo]
  return `${gruppi
    .slice(0, 4)
    .map((gruppo) => Number.parseInt(gruppo, 16).toString(16))
    .join(':')}::/64`
}
