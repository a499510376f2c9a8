import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { file, isCode, isTest, type Rule, type SourceFile } from './rule.ts'
import { LEFT_NAMES, LEFT_PROPERTIES, MACHINE_WORDS } from './words.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const textOf = (path: string) => readFileSync(`${root}${path}`, 'utf8')

/** The words of an identifier, in lower case: `numeroCommessa` is two. */
const wordsOf = (name: string): string[] =>
  name.split(/(?=[A-Z][a-z])|(?<=[a-z0-9])(?=[A-Z])|[_$]/).map((word) => word.toLowerCase())

/** The words of the business: the terms of docs/glossary.md. */
function readGlossary(): Set<string> {
  const terms = textOf('docs/glossary.md')
    .split('\n')
    .flatMap((line) => (line.startsWith('|') ? (line.split('|')[1] ?? '') : ''))
  return new Set(
    terms
      .join(' ')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .match(/[a-z]+/g),
  )
}

const GLOSSARY = readGlossary()
const WORDS = new Set(MACHINE_WORDS.filter((word) => !GLOSSARY.has(word)))
/** The values of enums as REST and addresses spell them: the schema and the database write them in capitals. */
const enumWords = (text: string) =>
  [...text.matchAll(/^enum (?!Ordinamento)\w+ \{(.*?)^\}/gms)].flatMap(
    ([, values = '']) => values.match(/\b[A-Z][A-Z0-9_]*\b/g)?.map((value) => value.toLowerCase()) ?? [],
  )
/** Names of the contracts, those of GraphQL and of the database. */
const CONTRACT = new Set(
  [textOf('schema.graphql'), ...globSync('prisma/schema/**/*.prisma', { cwd: root }).map(textOf)].flatMap((text) => [
    ...(text.match(/\w+/g) ?? []),
    ...enumWords(text),
  ]),
)
/** Those of several words, as they stand inside other names: `cancelMail` in `cancelMailSchema`. */
const CONTRACT_PHRASES = new Set(
  [...CONTRACT].map((name) => wordsOf(name).join(' ')).filter((phrase) => phrase.includes(' ')),
)

/** The words of a name without those that are the name of something in a contract. */
function ownWords(name: string): string[] {
  const words = wordsOf(name)
  for (let length = words.length; length > 1; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      if (CONTRACT_PHRASES.has(words.slice(at, at + length).join(' '))) words.splice(at, length)
    }
  }
  return words
}

/** A node of a syntax tree, as the parser gives it. */
interface Node {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** The names that a pattern declares; those that stand for a property under its own name are the property's. */
function namesOf(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [pattern.name as string]
  if (pattern.type === 'AssignmentPattern') return namesOf(pattern.left)
  if (pattern.type === 'RestElement') return namesOf(pattern.argument)
  if (pattern.type === 'TSParameterProperty') return namesOf(pattern.parameter)
  if (pattern.type === 'ArrayPattern') return (pattern.elements as unknown[]).flatMap(namesOf)
  if (pattern.type === 'ObjectPattern')
    return (pattern.properties as Node[]).flatMap((property) =>
      property.shorthand ? [] : namesOf(property.value ?? property),
    )
  return []
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
const NAMED = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
]

/** The names that a node declares: of variables, parameters, functions, types. */
function declaredBy(node: Node): string[] {
  if (node.type === 'VariableDeclarator') return namesOf(node.id)
  return [
    ...(FUNCTIONS.includes(node.type) ? (node.params as unknown[]).flatMap(namesOf) : []),
    ...(NAMED.includes(node.type) ? namesOf(node.id) : []),
  ]
}

/** Rooms that every area of the web reads: a word of a contract has no place there either. */
const KITS = /^web\/(ui|forms|relay|shell)\//

/** The properties that the types of a file declare and that hold an Italian word of a machine. */
function propertiesOf({ path, text }: SourceFile): string[] {
  // Names with a line between their words are those of /api, of settings, of the database.
  const isOwn = (name: string) => !name.includes('_') && (KITS.test(path) || !CONTRACT.has(name))
  const names = [...nodesOf(parseSync(path, text).program)]
    .filter(({ type }) => type === 'TSPropertySignature' || type === 'TSMethodSignature')
    .flatMap(({ key }) => namesOf(key))
    .filter((name) => isOwn(name) && !LEFT_PROPERTIES.includes(name) && wordsOf(name).some((word) => WORDS.has(word)))
  return [...new Set(names.map((name) => `${path}: ${name}`))]
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesOf(one)
  else if (isNode(value)) {
    yield value
    for (const child of Object.values(value)) if (typeof child === 'object' && child !== null) yield* nodesOf(child)
  }
}

/** Declared names of a file that hold an Italian word of a machine. */
function offencesOf({ path, text }: SourceFile): string[] {
  const names = [...nodesOf(parseSync(path, text).program)]
    .flatMap(declaredBy)
    .filter((name) => !LEFT_NAMES.includes(name) && ownWords(name).some((word) => WORDS.has(word)))
  return [...new Set(names.map((name) => `${path}: ${name}`))]
}

export const language: readonly Rule[] = [
  {
    name: 'variables, functions and types say machine words in English, those of the glossary in Italian',
    check: (files) => files.filter(isCode).flatMap(offencesOf),
    example: {
      files: [
        file(
          'server/ordini/ordini/list.ts',
          'export const rilettura = (valori: number[], { esito }: { esito: string }) => valori.length + esito.length\n' +
            'const { valore, chiave: quanti } = righe\n',
        ),
      ],
      offences: [
        'server/ordini/ordini/list.ts: rilettura',
        'server/ordini/ordini/list.ts: valori',
        'server/ordini/ordini/list.ts: quanti',
      ],
    },
  },
  {
    name: 'properties say machine words in English, but those of a contract and those that leave untyped',
    check: (files) => files.filter((one) => isCode(one) && !isTest(one.path)).flatMap(propertiesOf),
    example: {
      files: [
        file('web/ui/Page.tsx', 'interface Props { larghezza: number; etichetta: string; chiudi(): void }\n'),
        file('web/screens/ordini/list.ts', 'type Row = { nome: string; postiRimasti: number }\n'),
        file('server/ordini/ordini/list.ts', 'type Row = { nome: string; scelte: number }\n'),
      ],
      offences: [
        'web/ui/Page.tsx: etichetta',
        'web/ui/Page.tsx: chiudi',
        'web/screens/ordini/list.ts: postiRimasti',
        'server/ordini/ordini/list.ts: scelte',
      ],
    },
  },
]
