import { expect, test } from 'vitest'
import { describeMail } from '#platform/mail/describe.ts'
import type { MailStatus } from '#platform/mail/rules.ts'

const now = new Date('2026-03-02T10:00:00Z')
const mail = (stato: MailStatus, inviaDal = now) => ({ stato, tentativi: 0, inviaDal, inviataIl: null })

test('what is in the outbox is in uscita, with the time at which it leaves where one is set', () => {
  expect(describeMail(mail('DA_INVIARE'), true, now)).toBe('In uscita')
  expect(describeMail(mail('DA_INVIARE', new Date('2026-03-03T07:00:00Z')), true, now)).toBe(
    'In uscita: parte il 03-03-2026 08:00',
  )
  expect(describeMail(mail('DA_INVIARE'), false, now)).toMatch(/^In uscita: /)
})

test('held by hand it waits, as the order that it is about says', () => {
  expect(describeMail(mail('SOSPESA'), true, now)).toMatch(/^In attesa: sospesa /)
})

test.each<[MailStatus, number]>([
  ['DA_INVIARE', 0],
  ['DA_INVIARE', 2],
  ['IN_INVIO', 0],
  ['FALLITA', 3],
  ['SOSPESA', 0],
  ['ANNULLATA', 0],
])('%s after %i tries is never told as sent', (stato, attempts) => {
  const words = describeMail({ ...mail(stato), tentativi: attempts }, true, now)
  expect(words.replace(/non sarà inviata/, '')).not.toMatch(/inviat|consegnat/i)
})
