import { expect, test } from 'vitest'
import { demoSettings } from '#prisma/seed/azienda/azienda.ts'
import { PRIVACY_NOTICE, privacyNotice } from '../privacy/rules.ts'

const { azienda } = demoSettings
const notice = (different: object) =>
  privacyNotice({ azienda, informativa_privacy: PRIVACY_NOTICE, mesi_richieste: 24, ...different })

test('the default says what art. 13 GDPR asks for, with the company in it', () => {
  const text = notice({})
  for (const said of [
    'art. 13 del Regolamento UE 2016/679',
    'Titolare del trattamento: Serramenti Valdombra S.r.l., Via delle Essenze 12, 32000 Valdombra.',
    'info@valdombra.example',
    'art. 6, par. 1, lett. b',
    'non diventano un ordine per 24 mesi',
    'Garante per la protezione dei dati personali',
  ])
    expect(text).toContain(said)
  expect(text).not.toContain('{{')
  expect(text).not.toContain('196/2003')
})

test('what the company wrote itself is filled, and nothing else in braces', () => {
  const own = 'Di {{ titolare }}, {{altro}}, $& {{conservazione}}'
  const named = { ...azienda, ragioneSociale: 'A $& B' }
  expect(notice({ informativa_privacy: own, mesi_richieste: 0, azienda: named })).toBe(
    'Di A $& B, Via delle Essenze 12, 32000 Valdombra, {{altro}}, $& finché servono a rispondere',
  )
  const nobody = Object.fromEntries(Object.keys(azienda).map((name) => [name, '']))
  expect(notice({ azienda: nobody })).toContain('Titolare del trattamento: il produttore.')
})
