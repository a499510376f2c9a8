import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import { type GraphQLFieldResolver, execute as graphqlExecute, isInterfaceType, isObjectType, parse } from 'graphql'
import { expect, test } from 'vitest'
import { schema as product } from '#server/schema.ts'
import DirectPlugin, { decideDirectFields, ownResolver, unknownOptions } from '../direct.ts'
import { execute } from '../execute.ts'

interface Row {
  n: number
}
interface Viewer {
  admin: boolean
}

let refused = 0
const builder = new SchemaBuilder<{ Context: Viewer; AuthScopes: { admin: boolean; even: number } }>({
  plugins: [ScopeAuthPlugin, DirectPlugin],
  // Wanted by the types of a plugin that is not here.
  prisma: {} as never,
  scopeAuth: {
    unauthorizedError: () => {
      refused++
      return new Error('refused')
    },
    authScopes: ({ admin }) => ({ admin, even: (n) => n % 2 === 0 }),
  },
})
const Row = builder.objectRef<Row>('Row').implement({
  fields: (t) => ({
    n: t.exposeInt('n'),
    ofAdmin: t.int({ nullable: true, authScopes: { admin: true }, resolve: ({ n }) => n }),
    withheld: t.int({
      nullable: true,
      authScopes: { admin: true },
      unauthorizedResolver: () => null,
      resolve: ({ n }) => n,
    }),
    hinted: t.int({
      nullable: true,
      authScopes: { admin: true },
      unauthorizedResolver: ({ n }) => (n === 1 ? null : -n),
      resolve: ({ n }) => n,
    }),
    ofEven: t.int({ nullable: true, authScopes: ({ n }) => ({ even: n }), resolve: ({ n }) => n }),
    missing: t.int({ nullable: true, resolve: ({ n }) => (n === 2 ? undefined : n) }),
    later: t.int({ resolve: async ({ n }) => n }),
    fails: t.int({
      nullable: true,
      resolve: ({ n }) => {
        if (n === 2) throw new Error('two')
        return n
      },
    }),
    double: t.int({ args: { by: t.arg.int({ required: true }) }, resolve: ({ n }, { by }) => n * by }),
  }),
})
const Owned = builder.objectRef<Row>('Owned').implement({
  authScopes: ({ n }) => ({ even: n }),
  fields: (t) => ({ n: t.exposeInt('n', { nullable: true }) }),
})
builder.queryType({
  fields: (t) => ({
    rows: t.field({ type: [Row], resolve: () => [{ n: 1 }, { n: 2 }, { n: 3 }] }),
    owned: t.field({ type: [Owned], resolve: () => [{ n: 2 }, { n: 3 }, { n: 4 }] }),
  }),
})
const schema = builder.toSchema()

test.each([
  ['fields without scopes', '{ rows { n missing later fails a: double(by: 2) b: double(by: 3) } }'],
  ['scopes of the request', '{ rows { ofAdmin withheld hinted } }'],
  ['scopes of the row', '{ rows { ofEven } owned { n } }'],
])('%s: the answer of graphql-js', async (_name, text) => {
  for (const admin of [true, false]) {
    const args = () => ({ schema, document: parse(text), contextValue: { admin } })
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
    const theirs = plain(await graphqlExecute(args()))
    expect(plain(await execute(args()))).toEqual(theirs)
    // Once more: what one execution found out is not another's.
    expect(plain(await execute(args()))).toEqual(theirs)
  }
})

test('what one viewer may read another may still not', async () => {
  const document = parse('{ rows { ofAdmin withheld } }')
  const seen = await execute({ schema, document, contextValue: { admin: true } })
  const unseen = await execute({ schema, document, contextValue: { admin: false } })
  expect(seen.data?.rows).toEqual([1, 2, 3].map((n) => ({ ofAdmin: n, withheld: n })))
  expect(unseen.data?.rows).toEqual([1, 2, 3].map(() => ({ ofAdmin: null, withheld: null })))
  expect(unseen.errors).toHaveLength(3)
})

test('what is withheld from every row is refused once', async () => {
  refused = 0
  await execute({ schema, document: parse('{ rows { withheld } }'), contextValue: { admin: false } })
  expect(refused).toBe(1)
})

/** Scopes of rows as they could be called one day: what is not let in is null. */
class RenamedPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    config: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const { letsIn } = config.pothosOptions as { letsIn?: (row: unknown) => boolean }
    return (source, ...rest) => (!letsIn || letsIn(source) ? resolver(source, ...rest) : null)
  }
}

test('what an unknown option decides is asked of every row', async () => {
  SchemaBuilder.registerPlugin('renamed' as never, RenamedPlugin as never)
  const builder = new SchemaBuilder<{ Context: Viewer; AuthScopes: { admin: boolean } }>({
    plugins: ['renamed' as never, ScopeAuthPlugin, DirectPlugin],
    prisma: {} as never,
    scopeAuth: { authScopes: ({ admin }) => ({ admin }) },
  })
  const letsIn = ({ n }: Row) => n !== 2
  const Row = builder.objectRef<Row>('Row').implement({
    authScopes: { admin: true },
    fields: (t) => ({ n: t.int({ nullable: true, resolve: ({ n }) => n, ...({ letsIn } as object) }) }),
  })
  builder.queryType({
    fields: (t) => ({ rows: t.field({ type: [Row], resolve: () => [{ n: 1 }, { n: 2 }, { n: 3 }] }) }),
  })
  const args = { schema: builder.toSchema(), document: parse('{ rows { n } }'), contextValue: { admin: true } }
  expect((await execute(args)).data?.rows).toEqual([{ n: 1 }, { n: null }, { n: 3 }])
})

test('every option of the product is known: its rows are read quickly', () => {
  const types = Object.values(product.getTypeMap()).filter((type) => isObjectType(type) || isInterfaceType(type))
  const fields = types.flatMap((type) => Object.values(type.getFields()))
  expect(new Set([...types, ...fields].flatMap(unknownOptions))).toEqual(new Set())
  const columns = product.getType('Ordine')
  const names = isObjectType(columns) ? Object.values(columns.getFields()).filter((def) => ownResolver({ def })) : []
  expect(names.length).toBeGreaterThan(30)
})

test('where the options stand under another name, nothing is known and every row is asked', () => {
  const built = builder.toSchema()
  const types = Object.values(built.getTypeMap()).filter((type) => isObjectType(type))
  const fields = types.flatMap((type) => Object.values(type.getFields()))
  for (const one of [...types, ...fields]) {
    const { pothosOptions, ...others } = one.extensions
    if (pothosOptions) one.extensions = { ...others, pothosSettings: pothosOptions }
  }
  decideDirectFields(built)
  expect(fields.filter((def) => ownResolver({ def }))).toEqual([])
})
