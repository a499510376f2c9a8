import { describe, expect, test } from 'vitest'
import { compostoErrors } from '#shared/composti/rules.ts'
import { missingData } from '#vendite/preventivi/rules.ts'
import { composedBy, followed, partsDrawing, schemiOf, withPartOpening } from '../composto/composto.ts'
import { emptyWizardForm, newSerramento, withFamiglia, withTipo } from '../formValues.ts'
import type { WizardCatalogo, WizardTipo } from '../model.ts'
import { bodyFromValues } from '../sendPreventivo.ts'
import { wizardCatalogo } from './wizardCatalogo.ts'

const [window] = wizardCatalogo.tipi
const fissa = { id: 3, nome: 'Fissa', senso: 'FISSA' } as const
const withFissa = (tipo: WizardTipo): WizardTipo =>
  tipo.id === 1 ? { ...tipo, aperture: [...tipo.aperture, fissa] } : tipo
const catalogo: WizardCatalogo = { ...wizardCatalogo, tipi: wizardCatalogo.tipi.map(withFissa) }
const offer = { catalogo, famiglia: 1 }
const ofShape = (tipo: WizardTipo, shape: WizardTipo['disegno']): WizardTipo => ({ ...tipo, disegno: shape })
const serramento = { ...newSerramento(1, catalogo), tipoAperturaPk: 1, altezza: 1400, larghezza: 1500 }
const sizes = (fields: readonly { larghezza: number; altezza: number }[] | null) =>
  fields?.map(({ larghezza, altezza }) => `${larghezza} × ${altezza}`)

describe('schemes', () => {
  test('are those of the shape; without a fixed light two windows beside each other', () => {
    if (!window) throw new Error('no window')
    expect(schemiOf(window, { catalogo: wizardCatalogo, famiglia: 1 })).toEqual(['dueAffiancate'])
    expect(schemiOf(window, offer)).toContain('sottoluce')
    expect(schemiOf(ofShape(window, 'PORTA'), offer)).toContain('sopraluce')
    expect(schemiOf(ofShape(window, 'PORTA'), offer)).not.toContain('sottoluce')
    for (const shape of ['ARCO', 'TONDO', 'LIBERA'] as const)
      expect(schemiOf(ofShape(window, shape), offer)).toEqual([])
  })
  test('begin with what the family makes', () => {
    const fields = composedBy('lateraleDestro', serramento, offer)
    expect(sizes(fields)).toEqual(['1100 × 1400', '400 × 1400'])
    expect(fields?.map(({ tipoAperturaPk }) => tipoAperturaPk)).toEqual([1, 3])
    // A third of it would be 333 mm wide, which no family makes.
    expect(sizes(composedBy('lateraleDestro', { ...serramento, larghezza: 1000 }, offer))).toEqual([
      '600 × 1400',
      '400 × 1400',
    ])
    expect(composedBy('lateraleDestro', { ...serramento, larghezza: '' }, offer)).toBeNull()
    expect(composedBy('dueLaterali', { ...serramento, larghezza: 300 }, offer)).toBeNull()
  })
})

describe('a window that changes', () => {
  const composed = { ...serramento, schema: 'lateraleDestro' as const }
  const specchiature = composedBy('lateraleDestro', serramento, offer) ?? []
  test('fills its measures, whatever is typed on the way', () => {
    const base = [...specchiature]
    let now = { ...composed, specchiature }
    for (const larghezza of [1, 18, 180, 1800]) {
      now = { ...now, larghezza, specchiature: followed({ ...now, larghezza }, base, offer) }
    }
    expect(sizes(now.specchiature)).toEqual(['1400 × 1400', '400 × 1400'])
    expect(compostoErrors(now.specchiature, { larghezza: 1800, altezza: 1400 })).toEqual([])
  })
  test('opens as the window; of another type it is a simple one again', () => {
    const next = followed({ ...composed, specchiature, tipoAperturaPk: 2 }, specchiature, offer)
    expect(next.map(({ tipoAperturaPk }) => tipoAperturaPk)).toEqual([2, 3])
    expect(withTipo({ ...composed, specchiature }, 1, catalogo).specchiature).toBe(specchiature)
    expect(withTipo({ ...composed, specchiature }, 2, catalogo)).toMatchObject({
      specchiature: undefined,
      schema: undefined,
    })
  })
  test('keeps the openings that were chosen for its parts, as long as their type has them', () => {
    const chosen = { ...composed, specchiature, partOpenings: [null, 2] }
    const openings = (one: typeof chosen, base: typeof specchiature | null) =>
      followed(one, base, offer).map(({ tipoAperturaPk }) => tipoAperturaPk)
    expect(openings(chosen, specchiature)).toEqual([1, 2])
    // Measures by the scheme, and another opening of the window, leave it.
    expect(openings({ ...chosen, larghezza: 1600, tipoAperturaPk: 2 }, null)).toEqual([2, 2])
    // What opens may be fixed, whatever the window does.
    expect(openings({ ...chosen, partOpenings: [3, null], tipoAperturaPk: 2 }, specchiature)).toEqual([3, 3])
    // Gone from the catalogue since: as if nobody had chosen.
    expect(openings({ ...chosen, partOpenings: [77, 77] }, specchiature)).toEqual([1, 3])
    expect(withTipo(chosen, 2, catalogo).partOpenings).toBeUndefined()
  })
  test('what a part has by itself is not kept as a choice', () => {
    const now = { ...composed, specchiature }
    expect(withPartOpening(now, 1, 2, offer)).toEqual([null, 2])
    expect(withPartOpening({ ...now, partOpenings: [2, 2] }, 1, 3, offer)).toEqual([2, null])
    expect(withPartOpening({ ...now, partOpenings: [2, null] }, 0, 1, offer)).toEqual([null, null])
  })
  test('is drawn field by field', () => {
    expect(partsDrawing(specchiature, { larghezza: 1500, altezza: 1400 }, catalogo)).toMatchObject([
      { x: 0, senso: 'SINISTRA' },
      { x: 1100, senso: 'FISSA' },
    ])
    expect(partsDrawing(undefined, { larghezza: 1500, altezza: 1400 }, catalogo)).toEqual([])
  })
  test('is sent without what the form alone knows; a simple one as ever', () => {
    const values = withFamiglia(emptyWizardForm(catalogo), 1, catalogo)
    const sent = (one: typeof serramento) =>
      (bodyFromValues({ ...values, serramenti: [one] }) as { serramenti: object[] }).serramenti[0]
    expect(sent({ ...composed, specchiature, partOpenings: [null, null] } as typeof serramento)).toEqual({
      ...{ tipo_serramento: 1, tipo_apertura: 1, accessori: [], quantita: 1, altezza: 1400, larghezza: 1500 },
      specchiature: [
        { x: 0, y: 0, larghezza: 1100, altezza: 1400, tipo_serramento: 1, tipo_apertura: 1, ante: 1 },
        { x: 1100, y: 0, larghezza: 400, altezza: 1400, tipo_serramento: 1, tipo_apertura: 3, ante: 1 },
      ],
    })
    expect(JSON.stringify(sent(serramento))).not.toContain('specchiature')
  })
  test('says what is wrong of which part; the whole has no limits of its own', () => {
    const values = withFamiglia(emptyWizardForm(catalogo), 1, catalogo)
    const missing = (one: typeof serramento) =>
      missingData({ ...values, serramenti: [one] }, catalogo).filter(({ path }) => path.startsWith('serramenti'))
    expect(missing({ ...composed, specchiature } as typeof serramento)).toEqual([])
    const narrow = specchiature.map((one, n) => ({ ...one, larghezza: n ? 300 : 1200, x: n ? 1200 : 0 }))
    expect(missing({ ...composed, specchiature: narrow } as typeof serramento)).toMatchObject([
      { path: 'serramenti[0].specchiature[1].larghezza', label: 'Serramento 1, parte 2: larghezza', passo: 2 },
    ])
    expect(missing(serramento)).toMatchObject([{ path: 'serramenti[0].larghezza' }])
  })
})
