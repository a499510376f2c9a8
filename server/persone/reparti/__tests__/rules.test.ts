import { describe, expect, test } from 'vitest'
import { repartoKey, repartoSchema, storedReparto } from '../rules.ts'

describe('the key of a department', () => {
  test.each([
    ['Posa', 'posa'],
    ['Posa in opera', 'posa_in_opera'],
    ['Verniciatùra – 2', 'verniciatura_2'],
    ['3° turno', 'reparto_3_turno'],
    ['…', 'reparto_'],
    ['Macchine', 'macchine_2'],
  ])('%s is %s', (name, chiave) => {
    expect(repartoKey(name, ['ufficio', 'macchine', 'banchi'])).toBe(chiave)
  })

  test('is another one where it is taken, and never longer than a key may be', () => {
    expect(repartoKey('Posa', ['posa', 'posa_2'])).toBe('posa_3')
    const long = repartoKey('x'.repeat(100), [])
    expect(long.length).toBeLessThanOrEqual(50)
    expect(repartoKey('x'.repeat(100), [long])).not.toBe(long)
  })
})

const told = (input: object) => repartoSchema.validate({ nome: 'Posa', ...input }, { abortEarly: false })

test('each kind of capacity asks for its own figure, and keeps no other', async () => {
  await expect(told({ capacita: 'minuti' })).rejects.toMatchObject({ inner: [{ path: 'minutiGiorno' }] })
  await expect(told({ capacita: 'minuti', minutiGiorno: 0 })).rejects.toMatchObject({
    errors: ['Scrivi più di zero minuti.'],
  })
  await expect(told({ capacita: 'giorni' })).rejects.toMatchObject({ inner: [{ path: 'giorni' }] })
  await expect(told({ capacita: 'altro' })).rejects.toMatchObject({ inner: [{ path: 'capacita' }] })
  const all = { minutiGiorno: 480, minutiPezzo: 20, giorni: 3 }
  const kept = async (capacita: string) => storedReparto(await told({ capacita, ...all }))
  expect(await kept('minuti')).toMatchObject({ minutiGiorno: 480, minutiPezzo: 20, giorni: null })
  expect(await kept('giorni')).toMatchObject({ minutiGiorno: null, minutiPezzo: 0, giorni: 3 })
  expect(await kept('persone')).toMatchObject({ minutiGiorno: null, minutiPezzo: 20, giorni: null })
  expect(await kept('nessuna')).toMatchObject({ minutiGiorno: null, minutiPezzo: 0, giorni: null })
})
