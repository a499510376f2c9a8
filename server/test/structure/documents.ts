import { file, isCode, type Rule } from './rule.ts'

/** Names between back quotes. */
const named = (text = '') => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

/** A component of the set is known by its picture, which e2e/componentImages.ts draws. */
const componentsPictured: Rule = {
  name: 'each component of docs/ui.md has a picture that is drawn again',
  check: (files) => {
    const page = files.find(({ path }) => path === 'docs/ui.md')?.text ?? ''
    const drawn = files.find(({ path }) => path === 'e2e/componentImages.ts')?.text ?? ''
    const rows = page.split('\n').filter((line) => line.startsWith('| '))
    const pictures = rows.filter((row) => row.includes('<img'))
    const pictured = new Set(pictures.flatMap((row) => named(row.split(' | ')[0])))
    const missing = rows
      .filter((row) => !row.includes('<img'))
      .flatMap((row) => named(row.split(' | ')[1]))
      .filter((name) => !pictured.has(name))
    const undrawn = pictures
      .flatMap((row) => /src="ui\/(\w+)\.png"/.exec(row)?.[1] ?? [])
      .filter((name) => !drawn.includes(`name: '${name}'`))
    return [...missing, ...undrawn].map((name) => `docs/ui.md: ${name}`)
  },
  example: {
    files: [
      file(
        'docs/ui.md',
        '| a list | `ListPage`, `DataTable` | rows |\n| a form | `Field` | label |\n\n| `ListPage`, `DataTable` | <img src="ui/List.png"> |\n',
      ),
      file('e2e/componentImages.ts', "name: 'Table'"),
    ],
    offences: ['docs/ui.md: Field', 'docs/ui.md: List'],
  },
}

export const documents: readonly Rule[] = [
  componentsPictured,
  {
    name: 'a mutation of the pages asks for its errors by the fragment `payloadError`',
    check: (files) =>
      files
        .filter((one) => isCode(one) && one.path.startsWith('web/'))
        .filter(({ text }) => /\berrors \{[^{}]*\bmessage\s/.test(text))
        .map(({ path }) => path),
    example: {
      files: [
        file('web/a.ts', 'graphql`mutation a { save {\n  errors {\n    message\n  }\n} }`\n'),
        file('web/b.ts', 'graphql`mutation b { save { errors { ...payloadError @relay(mask: false) } } }`\n'),
      ],
      offences: ['web/a.ts'],
    },
  },
]
