import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { trustedTypesHead } from '../trustedTypes.ts'

interface Policy {
  createHTML(text: string): string
  createScriptURL(text: string): string
}

/** The policy that the script of a page makes. */
function policyOf(): Policy {
  const [, script = ''] = /<script nonce="abc">(.*)<\/script>/s.exec(trustedTypesHead('abc')) ?? []
  const made: Policy[] = []
  const window = { trustedTypes: { createPolicy: (_name: string, policy: Policy) => made.push(policy) } }
  runInNewContext(script, { window, URL, TypeError, location: new URL('https://serramenti.example/planner/') })
  const [policy] = made
  if (!policy) throw new Error('no policy')
  return policy
}

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload="x()"></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="https://altro.example"></iframe>',
  '<base href="https://altro.example">',
])('a text that would run is refused: %s', (text) => {
  expect(() => policyOf().createHTML(text)).toThrow('markup with a script')
})

test.each(['', '<p>Consegna online = sì, on x=1</p>', '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', 'a < b onda'])(
  'others go through as they are: %s',
  (text) => expect(policyOf().createHTML(text)).toBe(text),
)

test('scripts are the product’s own', () => {
  expect(policyOf().createScriptURL('/assets/worker.js')).toBe('/assets/worker.js')
  expect(policyOf().createScriptURL('blob:https://serramenti.example/1')).toContain('blob:')
  expect(() => policyOf().createScriptURL('https://altro.example/x.js')).toThrow('another site')
})

test('a browser without them is left alone', () => {
  const [, script = ''] = /<script nonce="abc">(.*)<\/script>/s.exec(trustedTypesHead('abc')) ?? []
  expect(() => runInNewContext(script, { window: {} })).not.toThrow()
})
