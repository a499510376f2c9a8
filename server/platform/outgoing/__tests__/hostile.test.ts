import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublicAddress, networksOf } from '../addresses.ts'
import { postOutside } from '../postOutside.ts'
import { OutsideFault } from '../resolve.ts'

/** Counts what arrives on this machine, which is what hostile addresses lead to. */
let server: Server
let port: number
let arrived = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    arrived++
    if (request.url === '/altrove') response.writeHead(302, { location: `http://127.0.0.1:${port}/` }).end()
    else response.writeHead(200).end('x'.repeat(100_000))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const networks = networksOf([])

/** Names as an attacker's server answers them. */
const NAMES: Readonly<Record<string, string[]>> = {
  'interno.example': ['10.0.0.7'],
  'metadati.example': ['169.254.169.254'],
  'loopback.example': ['127.0.0.1'],
  'loopback6.example': ['::1'],
  'mappato.example': ['::ffff:127.0.0.1'],
  'misto.example': ['93.184.215.14', '127.0.0.1'],
  'misto6.example': ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', 'fe80::1'],
  'locale6.example': ['fd00::1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'seiquattro.example': ['2002:7f00:1::'],
  'teredo.example': ['2001:0:53aa:64c:0:0:80ff:fffe'],
  'nessuno.example': [],
}

const lookup = async (name: string) => (NAMES[name] ?? [name]).map((address) => ({ address }))

const at = (host: string) => [`https://${host}:${port}/`, `http://${host}:${port}/`]

/** Ways to write an address that is nobody's business: 60 and more. */
const HOSTILE = [
  ...['127.0.0.1', 'localhost', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '0', '0.0.0.0', '127.255.255.254'],
  ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:0:0:1]', '[::127.0.0.1]'],
  ...['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '198.18.0.1'],
  ...['192.0.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.9', '224.0.0.1', '255.255.255.255', '240.0.0.1'],
  ...['[fe80::1]', '[fc00::1]', '[fd12:3456::1]', '[ff02::1]', '[64:ff9b::a00:1]', '[2002:a00:1::]', '[2001:db8::1]'],
  ...Object.keys(NAMES),
].flatMap(at)

const OTHERS = [
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'javascript:alert(1)',
  'https://utente:segreto@example.com/',
  'https://utente@127.0.0.1/',
  '//127.0.0.1/',
  '127.0.0.1',
  '',
  'https://',
  'http://[::1',
]

const post = (url: string, rules = { networks, lookup }) =>
  postOutside({ url, headers: {}, body: '{}', timeout: 3_000 }, rules)

describe('hostile addresses', () => {
  const all = [...HOSTILE, ...OTHERS]
  test(`none of ${all.length} is called`, async () => {
    expect(all.length).toBeGreaterThan(60)
    const before = arrived
    for (const url of all) await expect(post(url), url).rejects.toBeInstanceOf(OutsideFault)
    expect(arrived).toBe(before)
  })

  test('the server would have heard them: one of the house is called, without TLS too', async () => {
    const before = arrived
    const { status } = await post(`http://127.0.0.1:${port}/`, { networks: networksOf(['127.0.0.0/8']), lookup })
    expect([status, arrived - before]).toEqual([200, 1])
  })

  test('a name that leads elsewhere a moment later is called where it was judged', async () => {
    let asked = 0
    const moving = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.7' }]
    const url = `http://cambia.example:${port}/`
    const { status } = await post(url, { networks: networksOf(['127.0.0.1/32']), lookup: moving })
    expect([status, asked]).toEqual([200, 1])
  })

  test('a redirection is told and not followed', async () => {
    const before = arrived
    const { status } = await post(`http://127.0.0.1:${port}/altrove`, { networks: networksOf(['127.0.0.0/8']), lookup })
    expect([status, arrived - before]).toEqual([302, 1])
  })

  test('who does not answer is given up', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, resolve))
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
    const rules = { networks: networksOf(['127.0.0.0/8']), lookup }
    const waiting = postOutside({ url, headers: {}, body: '{}', timeout: 200 }, rules)
    await expect(waiting).rejects.toThrow('Nessuna risposta in 0.2 secondi')
    silent.closeAllConnections()
    await new Promise((resolve) => silent.close(resolve))
  })
})

test.each(['93.184.215.14', '8.8.8.8', '2606:4700:4700::1111', '172.32.0.1', '11.0.0.1', '100.128.0.1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)
