import { type DocumentedCall, toldCalls } from './calls.ts'
import { misread } from './corrections.ts'
import { namedFields, writtenFields } from './objects.ts'
import pages from './pages.json' with { type: 'json' }

const slashed = (name: string) => (name.endsWith('/') ? name : `${name}/`)
const both = (...names: (string | undefined)[]) => writtenFields(namedFields(names.filter(Boolean).join(' ')))

/** The documented calls of the old /api: method and path → what they take and answer. */
export const documentedCalls: Readonly<Record<string, DocumentedCall>> = (() => {
  const read = new Map(Object.entries(pages.calls))
  const calls = Object.entries(toldCalls).map(([name, call]): [string, DocumentedCall] => {
    const listed = read.get(slashed(name))
    read.delete(slashed(name))
    const wrong = misread[name]?.drop.split(' ') ?? []
    const body = listed?.body.split(' ').filter((field) => !wrong.includes(field))
    return [name, { ...call, query: both(listed?.query, call.query), body: both(body?.join(' '), call.body) }]
  })
  return Object.fromEntries([...calls, ...read])
})()
