import { file, isCode, isTest, type Rule } from './rule.ts'

/** A comparator with its parameters: `.sort((a, b) => …`, `.toSorted(([one]) => …`. */
const COMPARATOR = /\.(?:sort|toSorted)\(\s*\(([^()]*?)\)\s*=>\s*(?=([^\n]*(?:\n[^\n]*){0,3}))[^\n]*/g

/** The first names of two parameters, patterns too: `[a], [b]` → a, b. */
const namesOf = (parameters: string) =>
  parameters
    .split(/,(?![^[{]*[\]}])/)
    .map((one) => one.match(/\w+/g) ?? [])
    .filter((words) => words.length > 0)

/** Whether what a comparator says has a word of a parameter. */
const looksAt = (body: string, words: readonly string[]) => words.some((word) => new RegExp(`\\b${word}\\b`).test(body))

export const comparators: readonly Rule[] = [
  {
    name: 'a comparator looks at both sides: one that looks at one of them orders by chance',
    check: (files) =>
      files
        .filter((one) => isCode(one) && !isTest(one.path))
        .flatMap(({ path, text }) =>
          [...text.matchAll(COMPARATOR)].flatMap(({ 0: whole, 1: parameters = '', 2: body = '' }) => {
            const sides = namesOf(parameters)
            const both = sides.length === 2 && sides.every((words) => looksAt(body, words))
            return both ? [] : [`${path}: ${whole.split('\n')[0]?.slice(0, 60)}`]
          }),
        ),
    example: {
      files: [
        file('server/a.ts', 'rows.sort((a) => (a.own ? -1 : 1))\nrows.toSorted((a, _b) => a.pk)\n'),
        file('server/b.ts', 'rows.sort((a, b) => a.pk - b.pk)\nrows.sort(([a], [b]) => (a < b ? -1 : 1))\n'),
      ],
      offences: ['server/a.ts: .sort((a) => (a.own ? -1 : 1))', 'server/a.ts: .toSorted((a, _b) => a.pk)'],
    },
  },
]
