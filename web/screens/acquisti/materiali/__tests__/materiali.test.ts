import { describe, expect, test } from 'vitest'
import { leggiUrl } from '../../../../ui/urlState.ts'
import { cambiati, colonnaInParole, datiScritti, mostra, NUOVO, valoriDi } from '../modulo/valori.ts'
import { statoElenco, variabiliElenco } from '../statoElenco.ts'

const variabili = (ricerca: string) => variabiliElenco(leggiUrl(statoElenco, new URLSearchParams(ricerca)))

describe('the list', () => {
  test('search, order and page', () => {
    expect(variabili('')).toEqual({ filtro: { search: null }, pagina: 1, perPagina: 25, ordinamento: null })
    expect(variabili('search=vetro&ordina=-nome&pagina=2')).toMatchObject({
      ...{ filtro: { search: 'vetro' }, pagina: 2, ordinamento: ['-nome'] },
    })
  })

  test.each(['ordina=password', 'pagina=-1', 'pagina=x'])('what makes no sense is left out: %s', (ricerca) => {
    expect(variabili(ricerca)).toEqual(variabili(''))
  })
})

describe('the form', () => {
  const salvato = {
    ...{
      id: 'x',
      pk: 1,
      nome: 'vetro',
      showReminderOrdineFornitore: true,
      perSchedulazione: true,
      puoEliminare: false,
    },
    ...{ versione: 3, colonneList: ['Codice', 'quantita'], sort: [['quantita', 'desc']], labels: { codice: 'Cod.' } },
  }

  test('what was read is what is sent again', () => {
    const valori = valoriDi(salvato)
    expect(valori.versione).toBe(3)
    const { nome, showReminderOrdineFornitore, colonneList, sort, labels } = salvato
    expect(datiScritti(valori)).toEqual({ nome, showReminderOrdineFornitore, colonneList, sort, labels })
    expect(datiScritti(NUOVO)).toMatchObject({ nome: '', colonneList: [], sort: [] })
  })

  test('sends only what was touched; the columns as one thing', () => {
    const letti = valoriDi(salvato)
    expect(cambiati(letti, letti)).toEqual({})
    expect(cambiati(letti, { ...letti, nome: 'Vetri' })).toEqual({ nome: 'Vetri' })
    const colonne = letti.colonne.map((colonna) => ({ ...colonna, label: '' }))
    expect(cambiati(letti, { ...letti, showReminderOrdineFornitore: false, colonne })).toEqual({
      ...{ showReminderOrdineFornitore: false, colonneList: ['Codice', 'quantita'], sort: [['quantita', 'desc']] },
      labels: {},
    })
  })

  test('columns in words', () => {
    const { colonne } = valoriDi(salvato)
    expect(colonne.map(colonnaInParole)).toEqual(['Codice · «Cod.»', 'quantita · 1 ° Decrescente'])
    expect(mostra('colonne', colonne)).toBe('Codice · «Cod.»\nquantita · 1 ° Decrescente')
    expect([mostra('colonne', []), mostra('showReminderOrdineFornitore', true), mostra('nome', 'x')]).toEqual([
      ...['–', 'Sì', 'x'],
    ])
  })
})
