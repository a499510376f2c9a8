import { buildSchema, getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import {
  ObjectSchema,
  type SchemaDescription,
  type SchemaInnerTypeDescription,
  type SchemaObjectDescription,
} from 'yup'
import { checkEnumNames, choiceEnum, choiceOf } from '#platform/graphql/choices.ts'
import { exposedOperations } from '#platform/graphql/mutationField.ts'
import { takenWords } from '#platform/graphql/plugins/ruledInputs.ts'
import { dataModel } from '#prisma/generated/dataModel.ts'
import { PRIORITA } from '#produzione/proposte/rules.ts'
import { schema } from '#server/schema.ts'
import { enumName } from '#shared/fields/enumNames.ts'

/** Inputs that take one of some words and are texts all the same, with the reason. */
const TEXTS: Readonly<Record<string, string>> = {
  'CreateAgenteInput.tipoAgente': 'B2C*s is no name for GraphQL',
  'SignConfermaClienteInput.accetto': 'the tick of a form, whose one word is si',
  'SignOffertaClienteInput.accetto': 'the tick of a form, whose one word is si',
  'UpdateAgenteInput.tipoAgente': 'B2C*s is no name for GraphQL',
}

/** The rules of the fields of an input, rows of lists and objects included, each with its type in the schema. */
function* choices(rule: SchemaDescription, type: unknown, path: string): Generator<[path: string, type: unknown]> {
  const inner = (rule as SchemaInnerTypeDescription).innerType
  const { fields } = rule as Partial<SchemaObjectDescription>
  if (inner && !Array.isArray(inner)) yield* choices(inner as SchemaDescription, type, path)
  else if (fields && isInputObjectType(type)) {
    for (const [name, field] of Object.entries(fields)) {
      const input = type.getFields()[name]
      if (input) yield* choices(field as SchemaDescription, getNamedType(input.type), `${type.name}.${name}`)
    }
  } else if (takenWords(rule).length > 0) yield [path, type]
}

function* allChoices() {
  for (const { nome, schema: rules } of exposedOperations.values()) {
    const input = schema.getType(`${nome.charAt(0).toUpperCase()}${nome.slice(1)}Input`)
    if (rules instanceof ObjectSchema) yield* choices((rules.meta()?.judgedBy ?? rules).describe(), input, nome)
  }
}

test('an input that takes one of some words is an enum', () => {
  const found = [...allChoices()]
  expect(found.length).toBeGreaterThan(30)
  const texts = found.flatMap(([path, type]) => (isEnumType(type) ? [] : [path]))
  expect([...new Set(texts)].sort()).toEqual(Object.keys(TEXTS).sort())
})

test('the words of a column that is an enum are those of the database: an older one would fail the answer', () => {
  const open = Object.values(schema.getTypeMap()).flatMap((type) => {
    const model = type.extensions.pothosPrismaModel as keyof typeof dataModel.models | undefined
    if (!isObjectType(type) || !model) return []
    return Object.values(type.getFields()).flatMap((field) => {
      const column = dataModel.models[model]?.fields[field.name]
      if (!isEnumType(getNamedType(field.type)) || column?.kind !== 'scalar') return []
      return Object.hasOwn(dataModel.enums, column.type) ? [] : [`${type.name}.${field.name}`]
    })
  })
  expect(open).toEqual([])
})

test('a list of words has one enum, whose names are the words in upper case', () => {
  expect(() => choiceEnum('Altro', ['banchi', 'macchine'], '', { banchi: '', macchine: '' })).toThrow('hanno già')
  expect(() => choiceEnum('Altro', ['B2C*s'], '', { 'B2C*s': '' })).toThrow('non è un nome')
  expect(() => choiceEnum('Altro', ['1', '0'], '', { 1: '', 0: '' })).toThrow('non è un nome')
  expect(() => choiceOf(['mai', 'vista'])).toThrow('choiceEnum')
  const priorita = schema.getType('PrioritaPiano')
  if (!isEnumType(priorita)) throw new Error('PrioritaPiano is no enum')
  expect(priorita.getValues().map(({ name }) => name)).toEqual(PRIORITA.map((word) => enumName<string>(word)).sort())
  expect(priorita.getValue('IN_RITARDO')?.value).toBe('inRitardo')
})

test('every enum of the schema is upper case: another one is refused when the schema is put together', () => {
  expect(checkEnumNames(schema)).toBe(schema)
  for (const value of ['banchi', 'inRitardo', 'IN_ritardo', '_BANCHI']) {
    const wrong = buildSchema(`enum Reparto { MACCHINE ${value} } type Query { reparto: Reparto }`)
    expect(() => checkEnumNames(wrong)).toThrow(`Reparto.${value}`)
  }
})
