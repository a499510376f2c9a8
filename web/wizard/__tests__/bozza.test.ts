import { expect, test } from 'vitest'
import { cancellaBozza, type Deposito, iniziata, leggiBozza, scriviBozza } from '../bozza/deposito.ts'
import { riallinea } from '../bozza/riallinea.ts'
import { conFamiglia, moduloVuoto, nuovoSerramento } from '../valori.ts'
import { catalogo } from './catalogoWizard.ts'

function deposito(contenuto: string | null = null): Deposito & { testo: string | null } {
  return {
    testo: contenuto,
    getItem() {
      return this.testo
    },
    setItem(_nome, valore) {
      this.testo = valore
    },
    removeItem() {
      this.testo = null
    },
  }
}

const iniziali = moduloVuoto(catalogo)
const adesso = new Date('2026-11-21T10:00:00Z')
const compilati = {
  ...conFamiglia(iniziali, 1, catalogo),
  nomeCognome: 'Anna Rossi',
  serramenti: [{ ...nuovoSerramento(1, catalogo), altezza: 1200 }],
  privacy: true,
}

test('what was filled in comes back, the privacy acceptance does not', () => {
  const d = deposito()
  scriviBozza(d, { valori: compilati, passo: 2, salvataIl: adesso.toISOString() })
  const bozza = leggiBozza(d, moduloVuoto(catalogo), adesso)
  expect(bozza).toEqual({ valori: { ...compilati, privacy: false }, passo: 2, salvataIl: adesso.toISOString() })
  cancellaBozza(d)
  expect(leggiBozza(d, iniziali, adesso)).toBeNull()
})

test.each([
  [30, true],
  [31, false],
])('after %i days the draft is still there: %s', (giorni, resta) => {
  const d = deposito()
  scriviBozza(d, {
    valori: compilati,
    passo: 1,
    salvataIl: new Date(adesso.getTime() - giorni * 86_400_000).toISOString(),
  })
  expect(leggiBozza(d, iniziali, adesso) !== null).toBe(resta)
})

test.each(['', '{', '7', '[]', '{"versione":99,"salvataIl":"2026-11-21T09:00:00Z","valori":{}}', '{"versione":1}'])(
  '%j on the device is no draft',
  (testo) => {
    expect(leggiBozza(deposito(testo), iniziali, adesso)).toBeNull()
  },
)

test('values of another kind than the form expects are left out', () => {
  const valori = {
    famiglia: '1',
    valoriOpzioni: [11, 'x'],
    nomeCognome: 5,
    citta: 'Bologna',
    serramenti: [null, { altezza: 'a' }],
  }
  const letta = leggiBozza(
    deposito(JSON.stringify({ versione: 1, salvataIl: adesso, passo: 9, valori })),
    iniziali,
    adesso,
  )
  expect(letta).toMatchObject({
    passo: 1,
    valori: { famiglia: '', valoriOpzioni: [11], nomeCognome: '', citta: 'Bologna' },
  })
  expect(letta?.valori.serramenti).toMatchObject([{ altezza: '' }, { altezza: '', accessori: [] }])
})

test('a device that keeps nothing does no harm', () => {
  const rifiuta = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  const d = { getItem: rifiuta, setItem: rifiuta, removeItem: rifiuta }
  expect(() => scriviBozza(d, { valori: compilati, passo: 1, salvataIl: '' })).not.toThrow()
  expect(() => cancellaBozza(d)).not.toThrow()
  expect(leggiBozza(d, iniziali, adesso)).toBeNull()
})

test('an untouched form is no draft, whatever its key', () => {
  expect(iniziata(moduloVuoto(catalogo), iniziali)).toBe(false)
  expect(iniziata({ ...iniziali, note: 'x' }, iniziali)).toBe(true)
})

test('a draft follows a catalogue that has changed since', () => {
  const vecchia = {
    ...compilati,
    valoriOpzioni: [12, 99],
    tipoCliente: 'nobile',
    pianoPosa: '40',
    serramenti: [...compilati.serramenti, { ...nuovoSerramento(1, catalogo), tipoSerramento: 77 }],
  }
  expect(riallinea(vecchia, catalogo)).toMatchObject({
    famiglia: 1,
    valoriOpzioni: [12, 21],
    tipoCliente: 'non professionista',
    pianoPosa: '',
    serramenti: [{ tipoSerramento: 1, altezza: 1200 }],
  })
  expect(riallinea({ ...vecchia, famiglia: 44 }, catalogo)).toMatchObject({ famiglia: '', valoriOpzioni: [] })
})
