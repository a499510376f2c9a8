import { describe, expect, test } from 'vitest'
import { demoSettings } from '#prisma/seed/azienda/azienda.ts'
import {
  fillTemplate,
  type PreventivoTemplate,
  placeholders,
  templateFacts,
  whyNoEmailAgente,
  whyNoEmailCliente,
} from '../rules.ts'

const agente = { user: { firstName: 'Luca', lastName: 'Bassi', email: 'luca@example.com' } }
const free = { eliminato: false, email: 'anna@example.com', emailInviataIl: null, emailInviataAgenteIl: null, agente }
const ELIMINATO = 'Il preventivo è stato eliminato: ripristinalo per inviare e-mail'

describe('when a mail may be sent', () => {
  test.each([
    [{}, null],
    [{ agente: null }, null],
    [{ emailInviataIl: '2026-03-01T10:00:00Z' }, 'E-mail già inviata al cliente il 01-03-2026'],
    [
      { emailInviataIl: new Date('2026-03-01T10:00:00Z'), eliminato: true },
      'E-mail già inviata al cliente il 01-03-2026',
    ],
    [{ eliminato: true }, ELIMINATO],
    [{ email: 'boh' }, 'L’indirizzo e-mail del cliente non è valido'],
    [{ email: 'a@b.it, c@d.it' }, 'L’indirizzo e-mail del cliente non è valido'],
  ])('to the customer with %j: %s', (changed, expected) =>
    expect(whyNoEmailCliente({ ...free, ...changed })).toBe(expected),
  )

  test.each([
    [{}, null],
    [{ emailInviataIl: '2026-03-01T10:00:00Z' }, null],
    [{ emailInviataAgenteIl: '2026-03-01T10:00:00Z' }, 'E-mail già inviata all’agente il 01-03-2026'],
    [{ emailInviataAgenteIl: '2026-03-01T10:00:00Z', agente: null }, 'E-mail già inviata all’agente il 01-03-2026'],
    [{ agente: null }, 'Nessun agente assegnato'],
    [{ eliminato: true }, ELIMINATO],
    [{ agente: { user: { email: '' } } }, 'L’agente non ha un indirizzo e-mail valido'],
  ])('to the agent with %j: %s', (changed, expected) =>
    expect(whyNoEmailAgente({ ...free, ...changed })).toBe(expected),
  )
})

const preventivo: PreventivoTemplate = {
  id: 42,
  dataCreazione: '2026-03-01T23:30:00Z',
  nomeCognome: '<Anna> & "figli"',
  telefono: '051 000000',
  email: 'anna@example.com',
  indirizzo: 'Via Roma 1',
  citta: 'Bologna',
  provincia: 'Bologna',
  tipoCliente: 'impresa',
  tipoIntervento: 'nuovo',
  messaInPosa: true,
  regionePosa: 'Toscana',
  indirizzoPosa: '',
  cittaPosa: 'Lucca',
  provinciaPosa: 'Lucca',
  pianoPosa: '2',
  note: 'uno\r\ndue {{email}}',
  famiglia: { nome: 'Classica 68', tipologiaFamiglia: { nome: 'Legno' } },
  opzioni: [
    { opzione: { nome: 'Colore' }, valore: { nome: 'Noce' } },
    { opzione: { nome: 'Vetro' }, valore: { nome: 'Triplo' } },
  ],
  serramenti: [
    {
      quantita: 2,
      altezza: 1400,
      larghezza: 1200,
      tipoSerramento: { nome: 'Finestra 2 ante' },
      tipoApertura: { nome: 'Battente' },
      accessori: [{ nome: 'Zanzariera' }, { nome: 'Persiana' }],
      specchiature: [],
    },
    {
      quantita: 1,
      altezza: 900,
      larghezza: 600,
      tipoSerramento: { nome: 'Vasistas' },
      tipoApertura: { nome: 'Ribalta' },
      accessori: [],
      specchiature: [],
    },
  ],
  agente,
}
const manufacturer = {
  azienda: demoSettings.azienda,
  telefono_commerciale: '800 000 000',
  sito: 'https://www.valdombra.example',
}
const data = templateFacts(preventivo, manufacturer)

test('the values of the placeholders', () => {
  expect(Object.keys(data)).toEqual(Object.keys(placeholders))
  expect(data).toMatchObject({
    numero: '42',
    data_creazione: '02-03-2026',
    opzioni: 'Colore: Noce\nVetro: Triplo',
    serramenti:
      '2 × Finestra 2 ante, Battente, 1.200 × 1.400 mm (Zanzariera, Persiana)\n1 × Vasistas, Ribalta, 600 × 900 mm',
    totale_serramenti: '3 serramenti',
    luogo_posa: 'Lucca, Lucca, piano: 2',
    messa_in_posa: 'sì',
    agente: 'Luca Bassi',
  })
  expect(templateFacts({ ...preventivo, agente: null }, manufacturer)).toMatchObject({ agente: '', agente_email: '' })
})

describe('fillTemplate', () => {
  test('values in a body are escaped, their lines broken', () => {
    expect(fillTemplate('<p title="{{nome_cognome}}">{{ nome_cognome }}<br>{{note}}</p>', data, 'html')).toEqual({
      testo:
        '<p title="&lt;Anna&gt; &amp; &quot;figli&quot;">&lt;Anna&gt; &amp; &quot;figli&quot;<br>uno<br>due {{email}}</p>',
      sconosciuti: [],
    })
  })
  test('an empty value takes the blank after it along', () => {
    const text = '{{nome}}, {{indirizzo}} {{citta}} ({{provincia}})'
    const values = { nome: 'Rossi', indirizzo: '', citta: 'Padova', provincia: 'Padova' }
    for (const kind of ['html', 'testo'] as const)
      expect(fillTemplate(text, values, kind).testo).toBe('Rossi, Padova (Padova)')
  })

  test('a subject is one plain line', () => {
    const { testo } = fillTemplate('Preventivo {{numero}} per {{nome_cognome}}: {{note}}', data, 'testo')
    expect(testo).toBe('Preventivo 42 per <Anna> & "figli": uno due {{email}}')
  })
  test('unknown placeholders stay and are listed once, also those of the prototype', () => {
    expect(fillTemplate('{{boh}} {{numero}} {{ boh }} {{constructor}} {{}} {{a b}}', data, 'testo')).toEqual({
      testo: '{{boh}} 42 {{ boh }} {{constructor}} {{}} {{a b}}',
      sconosciuti: ['boh', 'constructor'],
    })
  })
})
