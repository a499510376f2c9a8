import { afterEach, expect, test, vi } from 'vitest'
import { leftAlone, rememberLeaving, rememberTouch, wasLeaving } from '#shell/tablet/leave.ts'
import { enterByPin } from '../tablet/tablet.ts'

const MINUTES = 2
const answer = (errors: object[]) =>
  vi.stubGlobal('fetch', async () => Response.json({ data: { loginConPin: { errors } } }))

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('the right PIN begins anew: a tab that was closed and idle, or on its way out, throws nobody out', async () => {
  rememberTouch(Date.now() - (MINUTES + 1) * 60_000)
  rememberLeaving(7)
  answer([])
  expect(await enterByPin(1, '2580')).toEqual([])
  expect(leftAlone(MINUTES)).toBe(false)
  expect(wasLeaving(7)).toBe(false)
})

test('a wrong PIN leaves what the device remembers', async () => {
  rememberTouch(Date.now() - (MINUTES + 1) * 60_000)
  answer([{ code: 'INVALID', field: 'pin', message: 'PIN errato.' }])
  expect(await enterByPin(1, '0000')).toHaveLength(1)
  expect(leftAlone(MINUTES)).toBe(true)
})
