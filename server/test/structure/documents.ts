import { file, isCode, type Rule } from './rule.ts'

export const documents: readonly Rule[] = [
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
