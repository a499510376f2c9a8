import { expect, test } from 'vitest'
import { fornituraBody, fornituraDraft } from '../draft.ts'
import { fornituraSubject, whyNoMailFornitura } from '../rules.ts'

const sendable = { emailSentAt: null, stato: '', email: 'ordini@vetreria.example', righe: 2, raccoltaId: null }

test.each([
  [{}, null],
  [{ stato: 'DA_FARE' }, null],
  [{ stato: 'CONFERMATO' }, 'Lo stato è CONFERMATO: la mail non si può più inviare.'],
  [{ emailSentAt: new Date(), stato: 'INVIATO' }, 'La mail è già stata inviata.'],
  [{ email: '' }, 'Il fornitore non ha un indirizzo e-mail.'],
  [{ email: 'a@b.it, c@d.it' }, 'Il fornitore non ha un indirizzo e-mail.'],
  [{ righe: 0 }, 'L’ordine fornitore non ha righe.'],
  [{ raccoltaId: 7 }, 'L’ordine fornitore parte con la raccolta n. 7: la mail è della raccolta.'],
])('%j', (different, expected) => expect(whyNoMailFornitura({ ...sendable, ...different })).toBe(expected))

const azienda = {
  ragioneSociale: 'Serramenti <Valdombra>',
  indirizzo: '',
  cap: '',
  citta: '',
  provincia: '',
  partitaIva: '',
  telefono: '0437 1',
  email: 'info@valdombra.example',
  pec: '',
  codiceSdi: '',
  iban: '',
}
const fornitura = { id: 12, tipologia: 'vetro', testoEmail: '', ordine: { numeroCommessa: '26/0153' } }

test('its own text comes before that of the settings; blank html is none', () => {
  const settings = { azienda, testo_mail_fornitore: 'Buongiorno,\n\na <presto>' }
  expect(fornituraDraft(fornitura, settings)).toEqual({
    oggetto: fornituraSubject('26/0153', 'vetro', 12),
    corpo: '<p>Buongiorno,</p>\n<p>a &lt;presto&gt;</p>',
  })
  expect(fornituraDraft({ ...fornitura, testoEmail: '<p> </p>' }, settings).corpo).toContain('Buongiorno')
  expect(fornituraDraft({ ...fornitura, testoEmail: '<p>Ciao</p>' }, settings).corpo).toBe('<p>Ciao</p>')
})

test('the signature stands below, and nothing in text or company is markup of its own', () => {
  const body = fornituraBody('<p>Ciao</p><script>x</script>', { azienda })
  expect(body).toBe('<p>Ciao</p>\n<p>Serramenti &lt;Valdombra&gt;<br>0437 1<br>info@valdombra.example</p>')
})
