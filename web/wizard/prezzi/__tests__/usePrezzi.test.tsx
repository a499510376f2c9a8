import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { missingData } from '#vendite/preventivi/rules.ts'
import { wizardCatalogo } from '../../__tests__/wizardCatalogo.ts'
import { emptyWizardForm, newSerramento } from '../../formValues.ts'
import type { SerramentoFormValues, WizardFormValues } from '../../model.ts'
import { usePrezzi } from '../usePrezzi.ts'

const whole: SerramentoFormValues = {
  ...newSerramento(1, wizardCatalogo),
  chiave: 'a',
  tipoAperturaPk: 1,
  altezza: 1200,
  larghezza: 800,
  quantita: 1,
}
const form = (...serramenti: SerramentoFormValues[]): WizardFormValues => ({
  ...emptyWizardForm(wizardCatalogo),
  famigliaPk: 1,
  valoreOpzionePks: [11, 21],
  serramenti,
})

const asked: { serramenti: unknown[] }[] = []
let answer: () => Response | Promise<Response>
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function shown(values: WizardFormValues) {
  return renderHook((now: WizardFormValues) => usePrezzi(now, missingData(now, wizardCatalogo)), {
    initialProps: values,
  })
}

test('complete windows are asked for once, changed ones again', async () => {
  answer = () => json({ modo: 'esatto', serramenti: [{ prezzo: { da: 500, a: 500 } }] })
  const { result, rerender } = shown(form(whole, { ...whole, chiave: 'b', altezza: '' }))
  await waitFor(() => expect([...result.current]).toEqual([['a', { da: 500, a: 500 }]]))
  answer = () => json({ modo: 'esatto', serramenti: [{ prezzo: null }] })
  rerender(form(whole, { ...whole, chiave: 'b', altezza: 900 }))
  await waitFor(() => expect(result.current.get('b')).toBe('quotare'))
  expect(result.current.get('a')).toEqual({ da: 500, a: 500 })
  expect(asked.map(({ serramenti }) => serramenti.length)).toEqual([1, 1])
})

test('where no prices are told it is asked once', async () => {
  answer = () => json({ modo: 'nessuno', serramenti: [] })
  const { result, rerender } = shown(form(whole))
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  rerender(form({ ...whole, altezza: 1000 }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)))
  expect(asked).toHaveLength(1)
  expect([...result.current]).toEqual([])
})

test.each([
  ['fails', () => Promise.reject(new TypeError('offline'))],
  ['is no JSON', () => new Response('<html>', { status: 502 })],
  ['is a fault', () => json({ detail: 'Errore' }, 500)],
  ['is too often', () => json({ detail: 'Troppe richieste' }, 429)],
  ['is refused', () => json({ famiglia: ['no'] }, 400)],
  ['is wrong', () => json({ modo: 'esatto', serramenti: [{ prezzo: { da: 'x' } }, 7] })],
])('an answer that %s leaves the window without a price', async (_what, fault) => {
  answer = () => json({ modo: 'esatto', serramenti: [{ prezzo: { da: 500, a: 500 } }] })
  const { result, rerender } = shown(form(whole))
  await waitFor(() => expect(result.current.get('a')).toEqual({ da: 500, a: 500 }))
  answer = fault
  rerender(form({ ...whole, altezza: 1000 }))
  await waitFor(() => expect(asked).toHaveLength(2))
  await waitFor(() => expect(result.current.get('a')).toBeNull())
})

test('a slow answer is waited for no longer than 8 seconds', async () => {
  answer = () => json({ modo: 'esatto', serramenti: [{ prezzo: { da: 500, a: 500 } }] })
  const { result, rerender } = shown(form(whole))
  await waitFor(() => expect(result.current.get('a')).toEqual({ da: 500, a: 500 }))
  vi.useFakeTimers()
  answer = () => new Promise<Response>(() => undefined)
  rerender(form({ ...whole, altezza: 1000 }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(result.current.get('a')).toBe('chiede')
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(result.current.get('a')).toBeNull()
})
