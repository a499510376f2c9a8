import { expect, test } from 'vitest'
import { type DraftStore, deleteDraft, isStarted, readDraft, writeDraft } from '../bozza/draftStore.ts'
import { realignDraft } from '../bozza/realignDraft.ts'
import { emptyWizardForm, newSerramento, withFamiglia } from '../formValues.ts'
import { wizardCatalogo } from './wizardCatalogo.ts'

function stores(content: string | null = null): DraftStore & { text: string | null } {
  return {
    text: content,
    getItem() {
      return this.text
    },
    setItem(_name, value) {
      this.text = value
    },
    removeItem() {
      this.text = null
    },
  }
}

const initial = emptyWizardForm(wizardCatalogo)
const now = new Date('2026-11-21T10:00:00Z')
const compiled = {
  ...withFamiglia(initial, 1, wizardCatalogo),
  nomeCognome: 'Anna Rossi',
  serramenti: [{ ...newSerramento(1, wizardCatalogo), altezza: 1200 }],
  privacy: true,
}

test('what was filled in comes back, the privacy acceptance does not', () => {
  const d = stores()
  writeDraft(d, { valori: compiled, passo: 2, salvataIl: now.toISOString() })
  const draft = readDraft(d, emptyWizardForm(wizardCatalogo), now)
  expect(draft).toEqual({ valori: { ...compiled, privacy: false }, passo: 2, salvataIl: now.toISOString() })
  deleteDraft(d)
  expect(readDraft(d, initial, now)).toBeNull()
})

test.each([
  [30, true],
  [31, false],
])('after %i days the draft is still there: %s', (days, stays) => {
  const d = stores()
  writeDraft(d, {
    valori: compiled,
    passo: 1,
    salvataIl: new Date(now.getTime() - days * 86_400_000).toISOString(),
  })
  expect(readDraft(d, initial, now) !== null).toBe(stays)
})

test.each([
  '',
  '{',
  '7',
  '[]',
  '{"versione":99,"salvataIl":"2026-11-21T09:00:00Z","valori":{}}',
  '{"versione":1,"salvataIl":"2026-11-21T09:00:00Z","passo":2,"valori":{"famiglia":1,"valoriOpzioni":[11,21]}}',
  '{"versione":2}',
])('%j on the device is no draft', (text) => {
  expect(readDraft(stores(text), initial, now)).toBeNull()
})

test('values of another kind than the form expects are left out', () => {
  const values = {
    famigliaPk: '1',
    valoreOpzionePks: [11, 'x'],
    nomeCognome: 5,
    citta: 'Bologna',
    serramenti: [null, { altezza: 'a' }],
  }
  const read = readDraft(
    stores(JSON.stringify({ versione: 2, salvataIl: now, passo: 9, valori: values })),
    initial,
    now,
  )
  expect(read).toMatchObject({
    passo: 1,
    valori: { famigliaPk: '', valoreOpzionePks: [11], nomeCognome: '', citta: 'Bologna' },
  })
  expect(read?.valori.serramenti).toMatchObject([{ altezza: '' }, { altezza: '', accessorioPks: [] }])
})

test('a device that keeps nothing does no harm', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  const d = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(() => writeDraft(d, { valori: compiled, passo: 1, salvataIl: '' })).not.toThrow()
  expect(() => deleteDraft(d)).not.toThrow()
  expect(readDraft(d, initial, now)).toBeNull()
})

test('an untouched form is no draft, whatever its key', () => {
  expect(isStarted(emptyWizardForm(wizardCatalogo), initial)).toBe(false)
  expect(isStarted({ ...initial, note: 'x' }, initial)).toBe(true)
})

test('a draft follows a catalogue that has changed since', () => {
  const previous = {
    ...compiled,
    valoreOpzionePks: [12, 99],
    tipoCliente: 'nobile',
    pianoPosa: '40',
    serramenti: [...compiled.serramenti, { ...newSerramento(1, wizardCatalogo), tipoSerramentoPk: 77 }],
  }
  expect(realignDraft(previous, wizardCatalogo)).toMatchObject({
    famigliaPk: 1,
    valoreOpzionePks: [12, 21],
    tipoCliente: 'non professionista',
    pianoPosa: '',
    serramenti: [{ tipoSerramentoPk: 1, altezza: 1200 }],
  })
  expect(realignDraft({ ...previous, famigliaPk: 44 }, wizardCatalogo)).toMatchObject({
    famigliaPk: '',
    valoreOpzionePks: [],
  })
})
