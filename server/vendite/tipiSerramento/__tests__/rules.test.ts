import { describe, expect, test } from 'vitest'
import { UserErrors } from '#platform/errors.ts'
import { validateInput } from '#platform/operation.ts'
import { labelsOf } from '#shared/fields/fields.ts'
import { ALTEZZA_MAX_SMALLER } from '../../vincoli/rules.ts'
import { FIXED_TIPO_EXTRA, fixedTipoReason, isExtraByName, tipoFormSchema, tipoInCatalogoSchema } from '../rules.ts'

const errorsOf = async (input: object) => {
  try {
    await validateInput(tipoInCatalogoSchema, input)
    return []
  } catch (error) {
    if (error instanceof UserErrors) return error.errors.map(({ field, message }) => [field, message])
    throw error
  }
}

describe('a window type', () => {
  test('a name is enough', async () => {
    expect(await validateInput(tipoInCatalogoSchema, { nome: ' Bilico ' })).toEqual({
      nome: 'Bilico',
      disegno: 'BATTENTE',
      ante: 1,
      conTelaio: true,
      extra: false,
      ritirato: false,
      altezzaMin: null,
      altezzaMax: null,
      larghezzaMin: null,
      larghezzaMax: null,
      aperturaPks: [],
      accessorioPks: [],
      immagine: null,
      removeImmagine: false,
    })
  })

  test.each([
    ['no name', { nome: '  ' }, 'nome'],
    ['a name of two lines', { nome: 'Bi\nlico' }, 'nome'],
    ['a long name', { nome: 'x'.repeat(101) }, 'nome'],
    ['a shape that nobody draws', { nome: 'a', disegno: 'STELLA' }, 'disegno'],
    ['no leaf', { nome: 'a', ante: 0 }, 'ante'],
    ['more leaves than are drawn', { nome: 'a', ante: 7 }, 'ante'],
    ['half a leaf', { nome: 'a', ante: 1.5 }, 'ante'],
    ['half a pair', { nome: 'a', larghezzaMax: 900 }, 'larghezzaMin'],
    ['a list of words', { nome: 'a', aperturaPks: ['ante'] }, 'aperturaPks[0]'],
    ['no list', { nome: 'a', accessorioPks: 3 }, 'accessorioPks'],
    ['a picture that is a word', { nome: 'a', immagine: 'x.png' }, 'immagine'],
  ])('refuses %s', async (_example, input, field) => {
    expect((await errorsOf(input)).map(([field]) => field)).toContain(field)
  })

  test('refuses bounds upside down beside the maximum', async () => {
    expect(await errorsOf({ nome: 'a', altezzaMin: 900, altezzaMax: 800 })).toEqual([
      ['altezzaMax', ALTEZZA_MAX_SMALLER],
    ])
  })

  test('each field has its name', () => {
    const labels = labelsOf(tipoFormSchema)
    expect(Object.keys(labels).toSorted()).toEqual(
      [
        'nome',
        'disegno',
        'ante',
        'conTelaio',
        'extra',
        'ritirato',
        'altezzaMin',
        'altezzaMax',
        'larghezzaMin',
        'larghezzaMax',
        'aperturaPks',
        'accessorioPks',
      ].toSorted(),
    )
    expect(Object.values(labels).every(Boolean)).toBe(true)
  })

  test('the type of the extra lines stays; what files mean by its old name', () => {
    expect(fixedTipoReason({ extra: true })).toBe(FIXED_TIPO_EXTRA)
    expect(fixedTipoReason({ extra: false })).toBeNull()
    expect(['EXTRA', ' Extra ', 'Extra large'].map(isExtraByName)).toEqual([true, true, false])
  })
})
