import { expect, test } from 'vitest'
import { contentSecurityPolicy, newNonce, securityHeadersOf, withHeaders } from '#doors/http/headers.ts'

const answers: Record<string, (nonce: string) => Response> = {
  '/': (nonce) => new Response(`<script nonce="${nonce}"></script>`),
  '/file': () => new Response('x', { headers: { 'Content-Security-Policy': "default-src 'none'; sandbox" } }),
  '/via': () => Response.redirect('http://localhost/'),
}

/** Answers with their headers. */
function app(https: boolean) {
  const headersOf = securityHeadersOf({ https })
  return {
    request(path: string, { headers: { host } }: { headers: { host?: string } } = { headers: {} }): Response {
      const nonce = newNonce()
      const answer = answers[path]?.(nonce) ?? Response.error()
      return withHeaders(answer, headersOf(host, nonce))
    },
  }
}

test('a page carries its nonce, new at each response, and nothing inline without it', async () => {
  const [one, two] = [app(false).request('/'), app(false).request('/')]
  const nonce = /nonce="([^"]+)"/.exec(await one.text())?.[1] ?? ''
  expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/)
  const policy = one.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`)
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`)
  expect(policy).not.toMatch(/unsafe|\*|http:/)
  for (const rule of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"]) {
    expect(policy).toContain(rule)
  }
  expect(two.headers.get('content-security-policy')).not.toBe(policy)
  expect(one.headers.get('x-content-type-options')).toBe('nosniff')
  expect(one.headers.get('permissions-policy')).toContain('camera=(self)')
  expect(one.headers.get('strict-transport-security')).toBeNull()
})

test('over TLS: HSTS and wss', async () => {
  const response = app(true).request('/', { headers: { host: 'gestione.example.it' } })
  expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/)
  expect(response.headers.get('content-security-policy')).toContain("connect-src 'self' wss://gestione.example.it;")
})

test('each host is told its own address, whoever asked before', async () => {
  const made = app(false)
  for (const host of ['uno.it', 'due.it:8080', 'uno.it']) {
    const policy = made.request('/', { headers: { host } }).headers.get('content-security-policy')
    expect(policy).toContain(`connect-src 'self' ws://${host};`)
  }
})

test('a stricter policy of the handler stays, an unchangeable response gets the headers too', async () => {
  expect(app(false).request('/file').headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(app(false).request('/via').headers.get('x-frame-options')).toBe('DENY')
})

test.each(['evil.example; script-src *', 'a b', "x' 'unsafe-inline", 'x\r\ny'])(
  'the host %j is not repeated',
  (host) => {
    expect(contentSecurityPolicy('n', host, false)).toContain("connect-src 'self';")
  },
)

test('pictures of the local services may be shown too, and nothing else of theirs', () => {
  const policy = contentSecurityPolicy('n', undefined, false, 'http://10.0.0.5:8000/base?x=1')
  expect(policy).toContain("img-src 'self' data: blob: http://10.0.0.5:8000;")
  expect(policy.match(/10\.0\.0\.5/g)).toHaveLength(1)
})
