import { expect, test } from 'vitest'
import { settings } from '#amministrazione/impostazioni/rules.ts'
import kept from './keptNames.json' with { type: 'json' }

// What people have kept outside of the code: addresses in mails and saved views, settings in databases. A name may be
// added here, and goes only with what reads the old one.

interface Address {
  schema?: object
}

/** The names in the addresses of each module that says what an address may hold. */
function addresses(): Record<string, string[]> {
  const modules = import.meta.glob<Record<string, Address>>('../../../screens/**/*rlState.ts', { eager: true })
  return Object.fromEntries(
    Object.entries(modules).flatMap(([path, exported]) => {
      const names = Object.values(exported).flatMap((value) =>
        typeof value === 'object' && value !== null && value.schema ? Object.keys(value.schema) : [],
      )
      return names.length > 0 ? [[path.replace(/^.*\/screens\//, ''), [...new Set(names)].sort()]] : []
    }),
  )
}

test('the names in addresses, which saved views hold too, stay', () => {
  const now = addresses()
  expect(Object.keys(now).length).toBeGreaterThan(10)
  for (const [path, names] of Object.entries(kept.addresses))
    expect(now[path], path).toEqual(expect.arrayContaining(names))
})

test('the names of settings stay', () => {
  expect(Object.keys(settings)).toEqual(expect.arrayContaining(kept.settings))
})
