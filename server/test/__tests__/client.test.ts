import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../client.ts'
import { makePreventivo } from '../factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const VIEWER = '{ viewer { username isSuperuser permessi { adminPreventivi } } }'

test('each kind of user is who it says, through the real identity', async () => {
  const superuser = await app.as('super')
  const { data } = await superuser.graphql(VIEWER)
  expect(data).toEqual({ viewer: { username: 'super', isSuperuser: true, permessi: { adminPreventivi: true } } })
  expect((await app.visitor.graphql(VIEWER)).data).toEqual({ viewer: null })
  expect((await (await app.as('super')).contesto()).viewer?.id).toBe(superuser.user?.id)
})

test('a refusal comes masked, as callers see it', async () => {
  const { data, errors } = await app.visitor.graphql('{ preventivi { totalCount } }')
  expect(data).toBeNull()
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('a document the schema can’t answer is a mistake of the test', async () => {
  await expect(app.visitor.graphql('{ inesistente }')).rejects.toThrow('Documento di prova non valido')
})

test('a token has its scope', async () => {
  const superuser = await app.as('super')
  const preventivo = await makePreventivo(app.db)
  const reader = await app.conToken(superuser.user as NonNullable<typeof superuser.user>)
  const { errors } = await reader.graphql(
    `mutation { setEliminatoPreventivo(input: { pk: ${preventivo.id}, eliminato: true }) { errors { code } } }`,
  )
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' })
})
