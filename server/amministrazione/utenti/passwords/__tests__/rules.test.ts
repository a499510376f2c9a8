import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newPasswordRule } from '../../rules.ts'
import { isCommonPassword, isLikeName } from '../rules.ts'

/** As `/api` judges: the shorter ones are judged by how common they are, too. */
const DOCUMENTED = { context: { documented: true } }

test.each([
  'aaaaaaaa',
  'AAAAaaaa',
  'qwerty123',
  'Qwerty123!',
  'qwertyuiop',
  'asdfghjkl',
  '1q2w3e4r',
  '1qaz2wsx',
  'abcdefgh',
  'abcd1234',
  'hgfedcba',
  'abababab',
  'abc123abc123',
  'password',
  'P@ssw0rd',
  'Password1!',
  'password2026',
  '2026password',
  'passwordpassword',
  'admin123',
  'Benvenuto1',
  'juventus1',
  'iloveyou',
  'Serramenti2026',
  'finestra99',
  'ciaociao',
  'letmein1',
  'zxcvbnm1',
])('%s is refused', async (password) => {
  expect(isCommonPassword(password)).toBe(true)
  await expect(newPasswordRule().validate(password, DOCUMENTED)).rejects.toThrow('Questa password è troppo comune.')
})

test.each([
  'una frase lunga',
  'Vento-di-marzo7',
  'kR7#mQ2x',
  'tre cavalli gialli',
  'segreta-di-Anna',
  'passo 12 nel bosco',
  'h4nn0-v1nt0-l0r0',
])('%s is good enough', async (password) => {
  await expect(newPasswordRule().validate(password, DOCUMENTED)).resolves.toBe(password)
})

test('ten characters are wanted, eight where the documented API is asked', async () => {
  await expect(newPasswordRule().validate('kR7#mQ2xv')).rejects.toThrow('almeno 10 caratteri')
  await expect(newPasswordRule().validate('kR7#mQ2xvT')).resolves.toBe('kR7#mQ2xvT')
  await expect(newPasswordRule().validate('kR7#mQ2', DOCUMENTED)).rejects.toThrow('almeno 8 caratteri')
  // What is too short is told so and no more.
  const { errors } = await newPasswordRule()
    .validate('ciaociao', { abortEarly: false })
    .catch((error) => error)
  expect(errors).toEqual(['Questa password è troppo corta. Deve contenere almeno 10 caratteri.'])
})

test('what a machine makes is never refused, and a longer one of the same is never worse', () => {
  const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789-_!']
  const made = fc.array(fc.constantFrom(...letters), { minLength: 20, maxLength: 40 }).map((all) => all.join(''))
  let refused = 0
  fc.assert(
    fc.property(made, (password) => {
      if (new Set(password).size > 12 && isCommonPassword(password)) refused++
    }),
  )
  expect(refused).toBe(0)
})

test('a text of any length is judged at once', () => {
  const started = performance.now()
  for (const text of ['a'.repeat(200), 'ab'.repeat(100), 'password'.repeat(25)]) isCommonPassword(text)
  expect(performance.now() - started).toBeLessThan(200)
})

const ROSSI = { username: 'mario.rossi', firstName: 'Mario', lastName: 'Rossi', email: 'm.rossi@example.com' }
test.each(['Rossi2026!', 'mario-99', 'XmarioX1', 'rossi12345'])('%s is like the name', (password) => {
  expect(isLikeName(password, ROSSI)).toBe(true)
})
test.each(['un rosso tramonto', 'mario ha un cane verde', 'Vento-di-marzo7'])('%s is not', (password) => {
  expect(isLikeName(password, ROSSI)).toBe(false)
})
test('short names stand in passwords by chance', () => {
  expect(isLikeName('anna12345x', { username: 'ann' })).toBe(false)
})
