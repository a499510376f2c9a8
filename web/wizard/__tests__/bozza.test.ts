import { expect, test } from 'vitest'
import { type DraftStore, deleteDraft, isStarted, readDraft, writeDraft } from '../bozza/draftStore.ts'
import { realignDraft } from '../bozza/realignDraft.ts'
import { emptyWizardForm, newSerramento, withFamiglia } from '../formValues.ts'
import { wizardCatalogo } from './wizardCatalogo.ts'

function deposito(contenuto: string | null = null): DraftStore & { testo: string | null } {
  return {
    testo: contenuto,
    getItem() {
      return this.testo
    },
    setItem(_nome, value) {
      this.testo = value
    },
    removeItem() {
      this.testo = null
    },
  }
}

const iniziali = emptyWizardForm(wizardCatalogo)
const adesso = new Date('2026-11-21T10:00:00Z')
const compilati = {
  ...withFamiglia(iniziali, 1, wizardCatalogo),
  nomeCognome: 'Anna Rossi',
  serramenti: [{ ...newSerramento(1, wizardCatalogo), altezza: 1200 }],
  privacy: true,
}

test('what was filled in comes back, the privacy acceptance does not', () => {
  const d = deposito()
  writeDraft(d, { valori: compilati, passo: 2, salvataIl: adesso.toISOString() })
  const bozza = readDraft(d, emptyWizardForm(wizardCatalogo), adesso)
  expect(bozza).toEqual({ valori: { ...compilati, privacy: false }, passo: 2, salvataIl: adesso.toISOString() })
  deleteDraft(d)
  expect(readDraft(d, iniziali, adesso)).toBeNull()
})

test.each([
  [30, true],
  [31, false],
])('after %i days the draft is still there: %s', (giorni, resta) => {
  const d = deposito()
  writeDraft(d, {
    valori: compilati,
    passo: 1,
    salvataIl: new Date(adesso.getTime() - giorni * 86_400_000).toISOString(),
  })
  expect(readDraft(d, iniziali, adesso) !== null).toBe(resta)
})

test.each(['', '{', '7', '[]', '{"versione":99,"salvataIl":"2026-11-21T09:00:00Z","valori":{}}', '{"versione":1}'])(
  '%j on the device is no draft',
  (testo) => {
    expect(readDraft(deposito(testo), iniziali, adesso)).toBeNull()
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
  const letta = readDraft(
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
  expect(() => writeDraft(d, { valori: compilati, passo: 1, salvataIl: '' })).not.toThrow()
  expect(() => deleteDraft(d)).not.toThrow()
  expect(readDraft(d, iniziali, adesso)).toBeNull()
})

test('an untouched form is no draft, whatever its key', () => {
  expect(isStarted(emptyWizardForm(wizardCatalogo), iniziali)).toBe(false)
  expect(isStarted({ ...iniziali, note: 'x' }, iniziali)).toBe(true)
})

test('a draft follows a catalogue that has changed since', () => {
  const vecchia = {
    ...compilati,
    valoriOpzioni: [12, 99],
    tipoCliente: 'nobile',
    pianoPosa: '40',
    serramenti: [...compilati.serramenti, { ...newSerramento(1, wizardCatalogo), tipoSerramento: 77 }],
  }
  expect(realignDraft(vecchia, wizardCatalogo)).toMatchObject({
    famiglia: 1,
    valoriOpzioni: [12, 21],
    tipoCliente: 'non professionista',
    pianoPosa: '',
    serramenti: [{ tipoSerramento: 1, altezza: 1200 }],
  })
  expect(realignDraft({ ...vecchia, famiglia: 44 }, wizardCatalogo)).toMatchObject({ famiglia: '', valoriOpzioni: [] })
})
