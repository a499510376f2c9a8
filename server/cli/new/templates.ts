import { nodeField } from '#platform/graphql/mutationField.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { modelOf, type Target } from './domain.ts'
import { factoryOf, importLines, sourceOf } from './sources.ts'

/** A file to be written, or written anew with more in it, by its path in the project. */
interface NewFile {
  path: string
  source: string
}

const RECIPES: Readonly<Record<string, string>> = {
  create: 'createOperation',
  update: 'updateOperation',
  delete: 'deleteOperation',
}

const DONE: Readonly<Record<string, string>> = {
  create: 'Adds one.',
  update: 'Changes the fields that are sent; the others stay.',
  delete: 'Removes one.',
}

/** Whether an operation is the recipe of its entity. */
export const isRecipe = ({ verb, entity }: Target) => Object.hasOwn(RECIPES, verb) && entity !== undefined

/** The file of an operation: what is a recipe stands below its entity. */
const operationPath = (target: Target) => `${target.folder}/${isRecipe(target) ? 'entity' : target.name}.ts`

function operationFile(target: Target): NewFile {
  const { name, verb, noun, entity, permission } = target
  const path = operationPath(target)
  const recipe = RECIPES[verb]
  if (recipe && entity) {
    const source = sourceOf(path)
    const own = `/** ${DONE[verb]} */\nexport const ${name} = ${recipe}({ nome: '${name}', entity: ${entity} })\n`
    const imported = new RegExp(`^import .*\\b${recipe}\\b`, 'm').test(source)
    return { path, source: `${imported ? '' : `${importLines(path, [recipe])}\n`}${source}\n${own}` }
  }
  const take = entity ? `${entity}.take(ctx, pk)` : `lockRow(ctx.tx, '${modelOf(noun)}', pk)`
  return {
    path,
    source: `${importLines(path, ['operation', 'identitySchema', entity ?? 'lockRow'])}

/** Says in the history that somebody did it. */
export const ${name} = operation({
  nome: '${name}',
  permesso: '${permission}',
  schema: identitySchema,
  async run({ pk }, ctx) {
    const { id } = await ${take}
    await ctx.audit({ oggetto: '${noun}', oggettoPk: id, azione: '${name}' })
    return { pk }
  },
})
`,
  }
}

function graphqlFile(target: Target): NewFile {
  const { name, verb, noun, folder, schema, list } = target
  const path = `${folder}/graphql/${name}.ts`
  const field = modelOf(noun)
  const visible = list ?? `{ model: '${field}', visible: () => ({}) }`
  const names = ['mutationField', name, ...(list ? [list] : [])]
  const description = isRecipe(target) ? DONE[verb] : 'Says in the history that somebody did it.'
  const node = `{ ${field}: ${nodeField.name}(t, ${noun}, ${visible}, ({ pk }) => pk) }`
  const pk = '(t) => ({ pk: t.int({ required: true }) })'
  let input = pk
  let payload = `(t) => (${node})`
  if (isRecipe(target) && verb === 'delete') {
    names.push('deletedField')
    payload = `(t) => ({ deletedId: deletedField(t, '${noun}') })`
  } else names.push(nodeField.name, noun)
  if (isRecipe(target) && schema && verb !== 'delete') {
    names.push('inputFields', schema)
    const fields = `inputFields(t, ${schema})`
    if (verb === 'update') names.push('changeInput')
    input = verb === 'create' ? `(t) => ${fields}` : `(t) => ({ ...changeInput(t), ...${fields} })`
  }
  return {
    path,
    source: `${importLines(path, names, { [name]: operationPath(target) })}

mutationField(${name}, {
  description: '${description}',
  input: ${input},
  payload: ${payload},
})
`,
  }
}

function testFile(target: Target, sample: string): NewFile {
  const { name, verb, noun, folder } = target
  const path = `${folder}/__tests__/${name}.test.ts`
  const creates = isRecipe(target) && verb === 'create'
  const factory = creates ? undefined : factoryOf(noun)
  const names = ['type Client', 'createTestApp', 'type TestApp', mutateAs.name, ...(factory ? [factory] : [])]
  const input = creates ? sample : '{ pk }'
  const row = factory ? `  const { id: pk } = await ${factory}(app.db)\n` : ''
  const action = isRecipe(target) ? { create: 'crea', update: 'modifica', delete: 'elimina' }[verb] : name
  const history = verb === 'update' && isRecipe(target) ? '[]' : `[{ azione: '${action}' }]`
  const missing = creates
    ? ''
    : `
test('what is not there is not found', async () => {
  const fatto = ${mutateAs.name}(superuser, '${name}', { pk: 2_000_000_000 })
  await expect(fatto).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
})
`
  return {
    path,
    source: `import { afterAll, beforeAll, expect, test } from 'vitest'
${importLines(path, names)}

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const storia = () => app.db.auditLog.findMany({ where: { oggetto: '${noun}' } })

test('it is done, and the history says so', async () => {
${row}  const { errors } = await ${mutateAs.name}(superuser, '${name}', ${input})
  expect(errors).toEqual([])
  expect(await storia()).toMatchObject(${history})
})

test('refused by permission; nothing changed', async () => {
  const prima = await storia()
${row}  const senzaRuoli = await app.as('fornitore')
  const fatto = ${mutateAs.name}(senzaRuoli, '${name}', ${input})
  await expect(fatto).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect(await storia()).toEqual(prima)
})
${missing}`,
  }
}

/** The files of an operation. @param sample what is sent to it when it adds an object, as source */
export function filesFor(target: Target, sample: string): NewFile[] {
  return [operationFile(target), graphqlFile(target), testFile(target, sample)]
}
