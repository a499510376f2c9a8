import { file, isCode, isTest, type Rule, type SourceFile } from './rule.ts'

/** Nouns of docs/glossary.md that only an area may know, in the singular and the plural. */
const NOUNS = new Set(
  `
  accessori accessorio agente agenti aperture assenza assenze attivita avanzamenti avanzamento banchi banco budget
  catalogo cliente clienti commessa commesse conferma conferme distinta famiglia famiglie fase fasi festivita
  fornitore fornitori fornitura forniture lavorazione lavorazioni macchina macchine materiale materiali operatore
  operatori ordine ordini persone postazione postazioni preventivi preventivo problema problemi proposta proposte
  reparti reparto rimanenza rimanenze schedulazione schedulazioni serramento solleciti sollecito tempistica
  tempistiche tipologia tipologie vincoli vincolo
`
    .trim()
    .split(/\s+/),
)

/** What the platform says of the business all the same, and why; a path that ends in a slash is a folder. */
const EXCEPTIONS: readonly { why: string; paths: readonly string[] }[] = [
  {
    why: 'Who asks is an agent, an operator, a supplier: permissions, links and limits of tokens are one table each.',
    paths: [
      'server/platform/context.ts',
      'server/platform/permissions.ts',
      'server/platform/identity/',
      'server/platform/idempotency/doOnce.ts',
    ],
  },
  {
    why: '`ordine` is the column of a place in a list that people arrange.',
    paths: [
      'server/platform/db/arranged/',
      'server/platform/db/byOrdine.ts',
      'server/platform/graphql/referenceField.ts',
    ],
  },
  {
    why: 'What an import answers and its job keeps is one type of the schema, which names orders.',
    paths: ['server/platform/imports/kind.ts', 'server/platform/imports/resultTypes.ts'],
  },
  {
    why: 'Types of the schema that an area names without importing the one that has them; the compiler wants a model.',
    paths: ['server/platform/graphql/builder.ts', 'server/platform/graphql/relatedList.ts'],
  },
  {
    why: 'What refers to a stored file: the compiler asks for every relation of the model.',
    paths: ['server/platform/files/clean.ts'],
  },
]

const reasonFor = (path: string) =>
  EXCEPTIONS.flatMap(({ paths }) => paths).find((one) => (one.endsWith('/') ? path.startsWith(one) : path === one))

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const TEXTS = /'[^'\n]*'/g

/** The nouns in the names of a file, each once. */
function nounsIn({ text }: SourceFile): string[] {
  // Names and keys have no space; sentences, of people or of the schema, may say what they like.
  const names = text.replace(COMMENTS, '').replace(TEXTS, (written) => (/\s/.test(written) ? "''" : written))
  const words = (names.match(/[A-Za-z]+/g) ?? []).flatMap((name) => name.split(/(?<=[a-z])(?=[A-Z])/))
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => NOUNS.has(word)).sort()
}

const isPlatform = (one: SourceFile) => one.path.startsWith('server/platform/') && isCode(one) && !isTest(one.path)

export const business: readonly Rule[] = [
  {
    name: 'server/platform has no word of the business: areas declare what is theirs, areas.ts puts it together',
    check: (files) =>
      files
        .filter((one) => isPlatform(one) && reasonFor(one.path) === undefined)
        .flatMap((one) => nounsIn(one).map((noun) => `${one.path}: ${noun}`)),
    example: {
      files: [
        file('server/platform/jobs/cleanup.ts', 'await db.$executeRaw`DELETE FROM proposte_piano`\n'),
        file('server/platform/settings/read.ts', "// Of orders: ordini.\nconst tipiCliente = 'Un cliente di prova'\n"),
        file('server/platform/permissions.ts', 'const viewOrdini = true\n'),
        file('server/ordini/rules.ts', 'const ordini = 1\n'),
      ],
      offences: ['server/platform/jobs/cleanup.ts: proposte', 'server/platform/settings/read.ts: cliente'],
    },
  },
  {
    name: 'every exception for words of the business in server/platform is needed',
    check(files) {
      const needed = new Set(
        files.filter((one) => isPlatform(one) && nounsIn(one).length > 0).map(({ path }) => reasonFor(path)),
      )
      const present = (path: string) => files.some((one) => one.path.startsWith(path))
      return EXCEPTIONS.flatMap(({ paths }) => paths).filter((path) => present(path) && !needed.has(path))
    },
    example: {
      files: [file('server/platform/permissions.ts', 'export const can = true\n')],
      offences: ['server/platform/permissions.ts'],
    },
  },
]
