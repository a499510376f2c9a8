import { readFileSync } from 'node:fs'
import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql'
import { expect, test } from 'vitest'
import { type AnyObjectSchema, ArraySchema, ObjectSchema } from 'yup'
import type { FieldExtension } from '#platform/graphql/fields.ts'
import { exposedOperations } from '#platform/graphql/mutationField.ts'
import { schema } from '#server/schema.ts'

// What clients are generated from: a field says what it takes. docs/decisions/02-operations.md

type Taken = GraphQLInputField | GraphQLArgument

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
const inputs = types.filter(isInputObjectType)
const taken: [path: string, field: Taken][] = [
  ...inputs.flatMap((type) =>
    Object.values(type.getFields()).map((field): [string, Taken] => [`${type.name}.${field.name}`, field]),
  ),
  ...types
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) =>
        field.args.map((arg): [string, Taken] => [`${type.name}.${field.name}(${arg.name})`, arg]),
      ),
    ),
]
const pathsOf = (is: (field: Taken, typeName: string) => boolean) =>
  taken.flatMap(([path, field]) => (is(field, getNamedType(field.type).name) ? [path] : []))

test('a Float is what may have any number of decimals, or be larger than an Int', () => {
  expect(pathsOf((_field, type) => type === 'Float')).toEqual([
    'IpotesiInput.quanto',
    'LetturaContatoreInput.total',
    'PesoClienteInput.peso',
    'PesoOrdineInput.peso',
  ])
})

test('a day is a Date; only hours of the clock, and a week that may be none, are texts', () => {
  const texts = pathsOf(
    ({ name, description }, type) =>
      type === 'String' && /YYYY-MM-DD|^(?:data|giorno)(?:$|[A-Z])/.test(`${name} ${description ?? ''}`),
  )
  expect(texts).toEqual([
    'FaseAttualeInput.fine',
    'FaseAttualeInput.inizio',
    'FaseInviataInput.fine',
    'FaseInviataInput.inizio',
    'FiltroFabbisogno.settimana',
    'MoveFineFaseInput.fine',
    'SceltaFaseInput.fromDate',
    'Query.provaSpostaFineFase(fine)',
  ])
})

/** What questions take: filters, and arguments of all but mutations. docs/style.md#vocabulary */
const asked = taken.filter(
  ([path]) => path.startsWith('Filtro') || (path.includes('(') && !path.startsWith('Mutation.')),
)
const askedPaths = (is: (name: string, typeName: string) => boolean) =>
  asked.flatMap(([path, { name, type }]) => (is(name, getNamedType(type).name) ? [path] : [])).sort()

test('days that are asked for are a Periodo, but for one day alone', () => {
  expect(askedPaths((_name, type) => type === 'Date')).toEqual([
    'FiltroAvanzamento.materialiAl',
    'Query.ordineFornitorePdf(dataConsegna)',
    'Query.prezzo(giorno)',
    'Query.provaRiparaCella(giorno)',
  ])
  expect(askedPaths((_name, type) => type === 'Periodo').length).toBeGreaterThan(25)
})

test('a row that is asked for is named by its number, pk or <nome>Pk, several by pks or <nome>Pks', () => {
  const paging = ['first', 'last', 'pagina', 'perPagina']
  const numbers = askedPaths((name, type) => type === 'Int' && !paging.includes(name) && !/^pks?$|Pks?$/.test(name))
  // Places, from 1.
  expect(numbers).toEqual(['Query.bomModificabile(riga)', 'Query.bomRiga(posizione)', 'Query.bomRiga(riga)'])
  expect(askedPaths((name, type) => type !== 'Int' && /^pks?$|Pks?$/.test(name))).toEqual([])
})

test('a row that a write names is named by its number too, and never by the name of its type', () => {
  const rows = new Set(types.filter(isObjectType).map(({ name }) => name.toLowerCase()))
  const numbers = taken.filter(([, { type }]) => getNamedType(type).name === 'Int')
  const called = numbers.filter(([, { name }]) => rows.has(name.toLowerCase()) || /^ids?$|I[dD]s?$/.test(name))
  expect(called.map(([path]) => path)).toEqual([])
  const references = inputs.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ extensions }) => (extensions as Partial<FieldExtension>).field?.kind === 'reference')
      .map(({ name }) => name),
  )
  expect(references.length).toBeGreaterThan(20)
  expect(references.filter((name) => !/^pk$|Pk$/.test(name))).toEqual([])
})

/** What the rules of an operation do not read: answered beside it, or taken from old clients for nothing. */
const BESIDE_THE_RULES = [
  'endVediCome.ok',
  'logout.ok',
  'preparePasskey.ok',
  'preparePasskeyAccesso.ok',
  'saveSchedulazione.fasi.durata',
  'takeFoto.ok',
]

test('what an input takes is read by the rules of its operation', () => {
  const unread: string[] = []
  const walk = (type: GraphQLInputObjectType, rules: AnyObjectSchema, path: string) => {
    for (const field of Object.values(type.getFields())) {
      const place = `${path}.${field.name}`
      const rule = rules.fields[field.name]
      const item = rule instanceof ArraySchema ? rule.innerType : rule
      const inner = getNamedType(field.type)
      if (!rule) unread.push(place)
      else if (isInputObjectType(inner) && item instanceof ObjectSchema) {
        if (Object.keys(item.fields).length > 0) walk(inner, item, place)
      }
    }
  }
  for (const [name, { schema: rules }] of exposedOperations) {
    const input = getNamedType(schema.getMutationType()?.getFields()[name]?.args[0]?.type)
    // Rules that are made for each call are tried by the tests of their operation.
    if (rules instanceof ObjectSchema && isInputObjectType(input)) walk(input, rules, name)
  }
  expect(unread.sort()).toEqual(BESIDE_THE_RULES)
})

test('a list is ordered by an enum that has each order both ways', () => {
  const orders = taken.filter(([, { name }]) => name === 'ordinamento')
  expect(orders.length).toBeGreaterThan(35)
  for (const [path, { type }] of orders) {
    const named = getNamedType(type)
    if (!isEnumType(named)) throw new Error(`${path} is no enum`)
    const names = named.getValues().map(({ name }) => name)
    expect(
      names
        .filter((name) => !name.endsWith('_DESC'))
        .map((name) => `${name}_DESC`)
        .sort(),
      path,
    ).toEqual(names.filter((name) => name.endsWith('_DESC')).sort())
  }
})

/** Why these are JSON, and no others. */
const JSON_FIELDS = {
  'PreparePasskeyPayload.opzioni': 'what browsers take of WebAuthn, by its own specification',
  'PreparePasskeyAccessoPayload.opzioni': 'likewise',
  'ConfirmPasskeyInput.risposta': 'what browsers give of WebAuthn, by its own specification',
  'LoginConPasskeyInput.risposta': 'likewise',
  'LoginInput.passkey': 'likewise',
  'ConfirmIdentitaInput.passkey': 'likewise',
  'RigaOrdine.extraFields': 'the keys are whatever a company writes of its lines',
  'RigaOrdineFornitore.extraFields': 'likewise, as its import brings them',
  'CreateRigaOrdineFornitoreInput.extraFields': 'likewise',
  'UpdateRigaOrdineFornitoreInput.extraFields': 'likewise',
  'RigaOrdineInput.extraFields': 'likewise',
  'UpdateExtraFieldsRigaInput.extraFields': 'likewise',
  'UpdateExtraFieldsRigaInput.letti': 'likewise',
  'Impostazione.valore': 'each setting has a shape of its own, told by `controllo`',
  'Impostazione.predefinito': 'likewise',
  'UpdateImpostazioneInput.valore': 'likewise',
  'Job.risultato': 'each kind of job has a shape of its own; `importazione` is the typed one',
  'Query.impattoCalendario(input)': 'the input of one of thirteen mutations',
  'Query.fasiInArco': 'thousands of bars travel as arrays: docs/decisions/19-cells-of-the-timeline.md',
}

test('JSON is what has no shape that could be said, with an example', () => {
  const told = types
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field): [string, { description?: string | null }][] =>
        getNamedType(field.type).name === 'JSON' ? [[`${type.name}.${field.name}`, field]] : [],
      ),
    )
  const asked = taken.filter(([, { type }]) => getNamedType(type).name === 'JSON')
  const open: [string, { description?: string | null }][] = [...told, ...asked]
  expect(open.map(([path]) => path).sort()).toEqual(Object.keys(JSON_FIELDS).sort())
  expect(open.filter(([, { description }]) => !/`[[{]"?\w/.test(description ?? '')).map(([path]) => path)).toEqual([])
})

test('every scalar of ours has a page that says what it is', () => {
  const own = types.filter(isScalarType).filter((type) => !isSpecifiedScalarType(type))
  expect(Object.fromEntries(own.map(({ name, specifiedByURL }) => [name, specifiedByURL]))).toEqual({
    Date: 'https://scalars.graphql.org/andimarek/local-date',
    DateTime: 'https://scalars.graphql.org/andimarek/date-time',
    Decimal: 'https://www.rfc-editor.org/rfc/rfc8259#section-6',
    JSON: 'https://www.rfc-editor.org/rfc/rfc8259',
  })
})

test('every row has an id, by which it is found again; what answers of a row only values has none', () => {
  const isValue = ({ extensions }: GraphQLObjectType) =>
    (extensions.pothosOptions as { isValue?: boolean } | undefined)?.isValue === true
  const all = types.filter(isObjectType).filter(({ extensions }) => extensions.pothosPrismaModel)
  const rows = all.filter((type) => !isValue(type))
  const isNode = (type: GraphQLObjectType) => type.getInterfaces().some(({ name }) => name === 'Node')
  expect(rows.filter((type) => !isNode(type)).map(({ name }) => name)).toEqual([])
  expect(all.filter(isValue).filter((type) => type.getFields().id)).toEqual([])
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter((type) => String(type.getFields().id?.type) !== 'ID!').map(({ name }) => name)).toEqual([])
})

test('who adds something is told what must be there', () => {
  const bare = inputs
    .filter(({ name }) => name.startsWith('Create'))
    .filter((type) => !Object.values(type.getFields()).some(({ type: of }) => isNonNullType(of)))
    .map(({ name }) => name)
  expect(bare).toMatchInlineSnapshot(`
    [
      "CreateClienteInput",
      "CreateConfermaDaPreventivoInput",
      "CreateOffertaInput",
      "CreatePreventivoInput",
      "CreateVincoloInput",
    ]
  `)
})

test('a mutation begins with a verb of the table in docs/style.md', () => {
  const style = readFileSync(new URL('../../../../docs/style.md', import.meta.url), 'utf8')
  const table = style.split('### Verbs of mutations')[1]?.split('\n## ')[0] ?? ''
  const cells = [...table.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell)
  const verbs = new Set(cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, verb]) => verb)))
  const used = new Map(
    Object.keys(schema.getMutationType()?.getFields() ?? {}).map((name) => [name, /^[a-z]+/.exec(name)?.[0] ?? '']),
  )
  expect([...used].filter(([, verb]) => !verbs.has(verb)).map(([name]) => name)).toEqual([])
  expect([...verbs].filter((verb) => ![...used.values()].includes(verb ?? ''))).toEqual([])
})
