import { describe, expect, test } from 'vitest'
import { readUrl, writeUrl } from '#ui/urlState.ts'
import { hiddenOrdiniColumns, type OrdiniWidth, ordiniColumnTitles, shownOrdiniColumns } from '../columnTitles.ts'
import { isFilterable } from '../filters/ColumnFilterFields.tsx'
import { ordiniFilterChips } from '../filters/filterChips.ts'
import { ordiniUrlState } from '../ordiniUrlState.ts'

const choices = {
  stati: [{ pk: 1, text: 'Confermato', color: 'NEUTRO' as const }],
  agenti: [{ pk: 5, text: 'Anna Neri' }],
  codiciSistema: ['PVC'],
  fasi: ['legno', 'banchi'],
  items: [{ pk: 3, text: 'Acconto' }],
  aree: [['EST', 'Veneto']] as const,
}
const all = { prezzi: true, agente: true, mail: true, interni: true }
const nothing = { prezzi: false, agente: false, mail: false, interni: false }
const fromUrl = (url: string) => readUrl(ordiniUrlState.schema, new URLSearchParams(url))
const chip = (url: string, sees = all, cliente: string | null = null) =>
  ordiniFilterChips(fromUrl(url), choices, sees, cliente).map(({ label }) => label)

describe('the active filters in words', () => {
  test.each([
    ['', []],
    ['search=rossi&pagina=2&ordina=data', []],
    ['stato=1&agente=5', ['Stato: Confermato', 'Agente: Anna Neri']],
    ['stato=9&agente=nessuno', ['Stato: n. 9', 'Agente: nessuno']],
    ['scheduled=0&tipo_cliente=PRIVA', ['Non schedulati', 'Tipo: Privato']],
    ['senza_misure=no&ordini_fornitore_mancanti=si', ['Misure definitive', 'Ordini fornitore mancanti']],
    ['data_da=2026-01-02&data_a=2026-02-03', ['Data dal 02-01-2026 al 03-02-2026']],
    ['area_consegna=EST', ['Area: Veneto']],
    ['area_consegna=SUD', ['Area: SUD']],
    ['data_posa_a=2026-02-03', ['Posa al 03-02-2026']],
    ['data_da=2026-01-02&data_a=2026-01-02', ['Data 02-01-2026']],
    ['fasi=banchi~2026-01-02~~~2026-01-05', ['Inizio banchi dal 02-01-2026', 'Fine banchi al 05-01-2026']],
    ['check_fatte=3&check_non_fatte=4', ['Acconto: fatto', 'n. 4: non fatto']],
  ])('%s', (url, expected) => {
    expect(chip(url)).toEqual(expected)
  })

  test('the customer is named once it is known', () => {
    expect(chip('cliente=12')).toEqual(['Cliente: n. 12'])
    expect(chip('cliente=12', all, 'Rossi srl')).toEqual(['Cliente: Rossi srl'])
  })

  test('filters on what is withheld are not shown, for they do nothing', () => {
    expect(chip('agente=5&stato_invio_mail=inviata&ordini_fornitore_mancanti=si&check_fatte=3', nothing)).toEqual([])
  })

  test('each takes only itself away', () => {
    const url = 'stato=1&check_fatte=3&data_da=2026-01-02&fasi=banchi~2026-01-02~~~2026-01-05'
    const stato = fromUrl(url)
    for (const { label, senza } of ordiniFilterChips(stato, choices, all, null)) {
      const after = writeUrl(ordiniUrlState.schema, new URLSearchParams(url), senza).toString()
      expect(chip(after)).toEqual(chip(url).filter((other) => other !== label))
    }
  })
})

describe('columns', () => {
  const fields = (sees: typeof all) => ordiniColumnTitles(sees, choices.fasi).map(({ field }) => field)

  test('those of what is withheld are not there', () => {
    const reserved = ['listino', 'sconto', 'netto', 'agente', 'mail', 'dataInvioMail', 'mancanti']
    expect(fields(all)).toEqual(expect.arrayContaining([...reserved, 'fase:legno', 'fase:banchi']))
    expect(fields(nothing).filter((field) => reserved.includes(field))).toEqual([])
  })

  test('money, agent and plan wherever there is room; a column that is filtered by, in place of the reference', () => {
    const titles = ordiniColumnTitles(all, choices.fasi)
    const shown = (...given: [OrdiniWidth, ReadonlySet<string>?]) =>
      shownOrdiniColumns(titles, [], hiddenOrdiniColumns(titles, ...given))
    for (const width of ['media', 'ampia', 'larga'] as const)
      expect(shown(width)).toEqual(expect.arrayContaining(['netto', 'agente', 'inizio', 'fine', 'riferimento']))
    const late = shown('media', new Set(['margine']))
    expect(late).toContain('margine')
    expect(late).not.toContain('riferimento')
    expect(shown('media', new Set(['riferimento', 'mail', 'fase:banchi']))).toEqual(
      expect.arrayContaining(['riferimento', 'mail', 'fase:banchi']),
    )
  })

  test('phases are shown to who chooses them; the number always', () => {
    const titles = ordiniColumnTitles(all, choices.fasi)
    const hidden = hiddenOrdiniColumns(titles, 'larga')
    expect(shownOrdiniColumns(titles, [], hidden).filter((field) => field.startsWith('fase:'))).toEqual([])
    expect(shownOrdiniColumns(titles, ['fase:banchi', 'stato', 'boh'], hidden)).toEqual([
      'numeroCommessa',
      'stato',
      'fase:banchi',
    ])
  })

  test('every column that can be filtered by has its filter', () => {
    const senza = fields(all).filter((field) => !isFilterable(field))
    expect(senza).toEqual(['settimana', 'listino', 'sconto', 'netto', 'dataInvioMail', 'numeroSerramenti'])
  })
})
