import { describe, expect, test } from 'vitest'
import { fornitoreSchema } from '../../../../../server/acquisti/fornitori/rules.ts'
import { leggiUrl } from '../../../../ui/urlState.ts'
import { cambiati, datiScritti, etichette, mostra, NUOVO, valoriDi } from '../modulo/valori.ts'
import { ordinamenti, statoElenco, variabiliElenco } from '../statoElenco.ts'

const variabili = (ricerca: string) => variabiliElenco(leggiUrl(statoElenco, new URLSearchParams(ricerca)))

describe('the list', () => {
  test('search, type, order and page', () => {
    expect(variabili('')).toEqual({
      ...{ filtro: { search: null, tipologia: null }, pagina: 1, perPagina: 25, ordinamento: null },
    })
    expect(variabili('search=sile&tipologia=vetro&ordina=-tempo&pagina=2')).toMatchObject({
      ...{ filtro: { search: 'sile', tipologia: 'vetro' }, pagina: 2, ordinamento: ['-tempo'] },
    })
  })

  test.each(['ordina=password', 'pagina=-1'])('what makes no sense is left out: %s', (ricerca) => {
    expect(variabili(ricerca)).toEqual(variabili(''))
  })

  test('every order has a column', () => {
    for (const [colonna, ordine] of Object.entries(ordinamenti)) expect(colonna).toBe(ordine)
  })
})

describe('the form', () => {
  const letto = {
    ...{ id: 'x', pk: 1, nome: 'Sile', codice: '', tipologia: 'vetro', email: '', tempo: 9, isDefault: true },
    ...{ immagine: '/files/a/logo.png', testata: '', testoPdf: '', versione: 4 },
  }
  const iniziali = valoriDi(letto)

  test('has every field of the schema', () => {
    const campi = Object.keys(etichette)
    expect(campi.sort()).toEqual(Object.keys(fornitoreSchema.fields).sort())
    expect(Object.keys(datiScritti(NUOVO)).sort()).toEqual(campi)
  })

  test('sends only what was touched; a picture taken away is said, one that is changed is not', () => {
    expect(cambiati(iniziali, iniziali)).toEqual({})
    expect(cambiati(iniziali, { ...iniziali, tempo: 3 })).toEqual({ tempo: 3 })
    const tolta = { ...iniziali.immagine, tolta: true }
    expect(cambiati(iniziali, { ...iniziali, immagine: tolta })).toEqual({ removeImmagine: true })
    const nuova = new File(['x'], 'a.png')
    expect(cambiati(iniziali, { ...iniziali, immagine: { ...tolta, nuova } })).toEqual({})
  })

  test('values in words', () => {
    expect([mostra('tempo', 9), mostra('isDefault', false), mostra('email', ''), mostra('nome', 'Sile')]).toEqual([
      ...['9 giorni', 'No', '–', 'Sile'],
    ])
  })
})
