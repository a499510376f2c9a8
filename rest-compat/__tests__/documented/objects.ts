import { corrections } from './corrections.ts'
import pages from './pages.json' with { type: 'json' }

/** A field by name, with the fields of what it holds. */
export type NamedFields = { [name: string]: NamedFields }

/** 'a b{c d}' → { a: {}, b: { c: {}, d: {} } } */
export function namedFields(text: string): NamedFields {
  const root: NamedFields = {}
  const open = [root]
  let last = root
  for (const token of text.match(/[^\s{}]+|[{}]/g) ?? []) {
    if (token === '{') open.push(last)
    else if (token === '}') open.pop()
    else {
      last = {}
      const place = open.at(-1)
      if (place) place[token] = last
    }
  }
  return root
}

/** The reverse of `namedFields`. */
export const writtenFields = (fields: NamedFields): string =>
  Object.entries(fields)
    .map(([name, inside]) => (Object.keys(inside).length > 0 ? `${name}{${writtenFields(inside)}}` : name))
    .join(' ')

type ObjectName = keyof typeof pages.objects

const asked = new Set<string>()

/** What the pages list of an object, corrected. */
function wholeOf(name: ObjectName): NamedFields {
  asked.add(name)
  const { drop = '', add = '' } = corrections[name] ?? {}
  const dropped = namedFields(drop)
  const listed = Object.entries(namedFields(pages.objects[name].fields)).filter(
    ([field]) => !Object.hasOwn(dropped, field),
  )
  return { ...Object.fromEntries(listed), ...namedFields(add) }
}

/** The fields of an object as calls have them. @param without those that a call does not have */
export function object(name: ObjectName, without = ''): string {
  const left = namedFields(without)
  return writtenFields(
    Object.fromEntries(Object.entries(wholeOf(name)).filter(([field]) => !Object.hasOwn(left, field))),
  )
}

/** The sums that stand with a list of an object. */
export function sumsOf(name: ObjectName): string {
  return pages.objects[name].totals
}

/** What an object must have. */
export function requiredOf(name: ObjectName): string {
  return pages.objects[name].required
}

/** Objects of the pages that no call of `calls.ts` takes or answers. */
export const objectsNotAsked = () => Object.keys(pages.objects).filter((name) => !asked.has(name))
