import {
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from '#server/schema.ts'

const types: GraphQLNamedType[] = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
const objects = types.filter(isObjectType)
const roots = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])

interface WithOptions {
  extensions: { pothosOptions?: { authScopes?: unknown; skipTypeScopes?: boolean } }
}
const scopeOf = ({ extensions }: WithOptions) => extensions.pothosOptions?.authScopes
const hasScope = (thing: object) => scopeOf(thing as WithOptions) !== undefined

/** Made by the relay plugin, only ever reached through a list that has its scope. */
const WITHOUT_SCOPE = ['PageInfo']

describe('scopes: closed by default', () => {
  test('every root field names its scope', () => {
    const open = [...roots].flatMap((root) =>
      Object.values(root?.getFields() ?? {})
        .filter((field) => !hasScope(field))
        .map((field) => `${root?.name}.${field.name}`),
    )
    expect(open).toEqual([])
    expect([...roots].flatMap((root) => Object.keys(root?.getFields() ?? {})).length).toBeGreaterThan(30)
  })

  test('every object type names its scope, or each of its fields does', () => {
    const open = objects
      .filter((type) => !roots.has(type) && !WITHOUT_SCOPE.includes(type.name))
      .filter((type) => !hasScope(type) && Object.values(type.getFields()).some((field) => !hasScope(field)))
      .map(({ name }) => name)
    expect(open).toEqual([])
  })

  test('no field leaves the scope of its type', () => {
    const skipped = objects.flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => (field as WithOptions).extensions.pothosOptions?.skipTypeScopes)
        .map((field) => `${type.name}.${field.name}`),
    )
    expect(skipped).toEqual([])
  })

  test('a link to a row of which only some is open says in which list its viewer must see it', () => {
    interface Linked {
      extensions: { pothosOptions?: { open?: unknown; seenIn?: unknown } }
    }
    const optionsOf = (thing: object) => (thing as Linked).extensions.pothosOptions ?? {}
    // A page, a payload and an event hold rows of the list that they are of.
    const events: GraphQLNamedType[] = Object.values(schema.getSubscriptionType()?.getFields() ?? {}).map(({ type }) =>
      getNamedType(type),
    )
    const holdsOwn = (type: GraphQLNamedType) => /(?:Connection|Edge|Payload)$/.test(type.name) || events.includes(type)
    const links = objects
      .filter((type) => !roots.has(type) && !holdsOwn(type))
      .flatMap((type) =>
        Object.values(type.getFields()).map((field) => ({ field, name: `${type.name}.${field.name}` })),
      )
      .filter(({ field }) => optionsOf(getNamedType(field.type)).open)
    expect(links.length).toBeGreaterThan(10)
    expect(links.filter(({ field }) => !optionsOf(field).seenIn).map(({ name }) => name)).toEqual([])
  })

  test('what visitors may read and do', () => {
    const open = [...roots].flatMap((root) =>
      Object.values(root?.getFields() ?? {})
        .filter((field) => JSON.stringify(scopeOf(field as WithOptions)) === '{"pubblico":true}')
        .map((field) => `${root?.name}.${field.name}`),
    )
    expect(open.sort()).toMatchInlineSnapshot(`
      [
        "Mutation.confirmEmailPreventivo",
        "Mutation.connectTablet",
        "Mutation.createPreventivo",
        "Mutation.createPrimoUtente",
        "Mutation.login",
        "Mutation.loginConPasskey",
        "Mutation.loginConPin",
        "Mutation.logout",
        "Mutation.openPaginaConferma",
        "Mutation.openPaginaOfferta",
        "Mutation.openStatoOrdine",
        "Mutation.preparePasskeyAccesso",
        "Mutation.prepareSecondoFattoreAccesso",
        "Mutation.refuseOffertaCliente",
        "Mutation.requestCodiceFirma",
        "Mutation.requestRecuperoPassword",
        "Mutation.resetPassword",
        "Mutation.signConfermaCliente",
        "Mutation.signOffertaCliente",
        "Mutation.writeConfermaCliente",
        "Mutation.writeOffertaCliente",
        "Query.accessoEsterno",
        "Query.avvio",
        "Query.configurazione",
        "Query.famiglie",
        "Query.prezziPreventivo",
        "Query.province",
        "Query.regioni",
        "Query.tabletQui",
        "Query.tipiApertura",
        "Query.tipiSerramento",
        "Query.viewer",
        "Query.vincoli",
      ]
    `)
  })
})

describe('descriptions', () => {
  test('every type, field, argument, input and value has one', () => {
    const silent = types.flatMap((type) => {
      const own = type.description ? [] : [type.name]
      if (isEnumType(type)) return [...own, ...senza(type.name, type.getValues())]
      if (isInputObjectType(type)) return [...own, ...senza(type.name, Object.values(type.getFields()))]
      if (!isObjectType(type) && !isInterfaceType(type)) return own
      const fields = Object.values(type.getFields())
      return [...own, ...senza(type.name, fields), ...fields.flatMap((f) => senza(`${type.name}.${f.name}`, f.args))]
    })
    expect(silent).toEqual([])
  })

  test('they are sentences, not repetitions of the name', () => {
    const fields = objects.flatMap((type) => Object.values(type.getFields()))
    const empty = fields.filter(
      ({ name, description }) => description?.replace(/\W/g, '').toLowerCase() === name.toLowerCase(),
    )
    expect(empty.map(({ name }) => name)).toEqual([])
  })
})

function senza(parent: string, parts: readonly { name: string; description?: string | null | undefined }[]): string[] {
  return parts.filter(({ description }) => !description).map(({ name }) => `${parent}.${name}`)
}
