import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sealedFor } from '#amministrazione/utenti/secondoFattore/check.ts'
import { newWebhookSecret, openWebhookSecret } from '#amministrazione/webhook/secret.ts'
import { currentKey, seal, sealedWith, unseal } from '#platform/identity/vault.ts'
import { nextKey, readKeys, vaultKeys, writeKeys } from '#platform/identity/vaultKeys.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { oldKeyInUse, resealAll } from '../reseal.ts'

let app: TestApp
const dataDir = mkdtempSync(join(tmpdir(), 'chiavi-'))
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const LONG = 'a'.repeat(40)

test('keys by their numbers, the newest first; what is no list is one key, the first', () => {
  expect(readKeys(`1:${LONG},12:${LONG}b`)).toEqual([
    { number: 12, text: `${LONG}b` },
    { number: 1, text: LONG },
  ])
  for (const text of [LONG, `con, virgole e spazi ${LONG}`, `x:${LONG}`, `1:${LONG},corta`]) {
    expect(readKeys(text)).toEqual([{ number: 1, text }])
  }
  expect(() => readKeys(`2:${LONG},2:${LONG}b`)).toThrow('stesso numero')
})

test('an installation of before has the first key; after a change the old one opens until it is forgotten', async () => {
  writeFileSync(join(dataDir, 'secret.key'), LONG)
  const settings = { secretKey: undefined, dataDir }
  expect(currentKey(settings)).toBe(1)
  const user = await makeUser(app.db, {})
  const secret = Buffer.from('un segreto di venti b')
  const sealed = seal(settings, sealedFor(user.id), secret)
  expect(sealed).toMatch(/^v1\./)
  const lost = await makeUser(app.db, {})
  await app.db.secondoFattore.createMany({
    data: [
      { userId: user.id, segreto: sealed },
      { userId: lost.id, segreto: seal({ secretKey: `9:${LONG}`, dataDir }, sealedFor(lost.id), secret) },
    ],
  })
  const old = vaultKeys(settings)
  writeKeys(dataDir, [nextKey(old), ...old])
  expect(currentKey(settings)).toBe(2)
  expect(unseal(settings, sealedFor(user.id), sealed)).toEqual(secret)
  expect(await resealAll(app.db, settings)).toMatchObject({ factors: { done: 1, lost: 1 } })
  expect(await resealAll(app.db, settings)).toMatchObject({ factors: { done: 0, lost: 1 } })
  const now = await app.db.secondoFattore.findUniqueOrThrow({ where: { userId: user.id } })
  expect(sealedWith(now.segreto)).toBe(2)
  const [newest] = vaultKeys(settings)
  writeKeys(dataDir, newest ? [newest] : [])
  expect(unseal(settings, sealedFor(user.id), now.segreto)).toEqual(secret)
  expect(unseal(settings, sealedFor(user.id), sealed)).toBeNull()
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).not.toContain(LONG)
})

test('secrets of webhooks outlive the key that sealed them', async () => {
  writeFileSync(join(dataDir, 'secret.key'), LONG)
  writeKeys(dataDir, [{ number: 1, text: LONG }])
  const settings = { secretKey: undefined, dataDir }
  const { text, sealed } = newWebhookSecret(settings)
  const { id: userId } = await makeUser(app.db, {})
  const { id } = await app.db.webhook.create({
    data: {
      nome: 'Gestionale',
      indirizzo: 'https://gestionale.example',
      segreto: sealed,
      argomenti: ['ORDINE'],
      userId,
      creatoDaId: userId,
    },
  })
  const old = vaultKeys(settings)
  const newest = nextKey(old)
  writeKeys(dataDir, [newest, ...old])
  expect(await resealAll(app.db, settings)).toMatchObject({ webhooks: { done: 1, lost: 0 } })
  writeKeys(dataDir, [newest])
  const { segreto } = await app.db.webhook.findUniqueOrThrow({ where: { id } })
  expect(openWebhookSecret(settings, segreto)).toBe(text)
})

test('a process that runs seals with the key that another has written, within seconds', () => {
  writeKeys(dataDir, [{ number: 1, text: LONG }])
  const settings = { secretKey: undefined, dataDir }
  expect(currentKey(settings)).toBe(1)
  // As another process does: this one is not told.
  const path = join(dataDir, 'secret.key')
  writeFileSync(`${path}.altra`, `2:${LONG}b\n1:${LONG}\n`)
  renameSync(`${path}.altra`, path)
  const later = Date.now() + 6_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  expect(currentKey(settings)).toBe(2)
  vi.restoreAllMocks()
})

test('an older key that a machine still seals with is not forgotten', async () => {
  writeKeys(dataDir, [
    { number: 3, text: `${LONG}c` },
    { number: 2, text: `${LONG}b` },
  ])
  const settings = { secretKey: undefined, dataDir }
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const sealed = (chiave: number, when: Date) =>
    app.db.sigillo.create({
      data: {
        tabella: 'accessi',
        righe: '{[1,2)}',
        quante: 1,
        ultimaIl: when,
        hash: 'a',
        firma: 'b',
        chiave,
        il: when,
      },
    })
  const inUse = (written: Date | null) => oldKeyInUse(app.db, settings, written)
  expect(await inUse(minutesAgo(60))).toBeNull()
  await sealed(2, minutesAgo(90))
  // Nothing has been sealed since the key is there.
  expect(await inUse(minutesAgo(60))).toBeNull()
  expect(await inUse(null)).toContain('la chiave 2')
  await sealed(2, minutesAgo(40))
  expect(await inUse(minutesAgo(60))).toContain('la chiave 2')
  await sealed(3, minutesAgo(30))
  expect(await inUse(minutesAgo(60))).toBeNull()
  // Of two machines one was not restarted.
  await sealed(2, minutesAgo(4))
  await sealed(3, minutesAgo(1))
  expect(await inUse(minutesAgo(60))).toContain('la chiave 2')
})
