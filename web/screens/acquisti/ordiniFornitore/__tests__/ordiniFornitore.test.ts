import { describe, expect, test } from 'vitest'
import { ordineFornitoreSchema } from '#acquisti/ordiniFornitore/rules.ts'
import { entityInput } from '#forms/entity/useEntityForm.ts'
import { startImage } from '#forms/image/chosenImage.ts'
import { exportUrl } from '#ui/export/addresses.ts'
import { readUrl } from '#ui/urlState.ts'
import { fornituraFormValues, writeFornitura } from '../form/fornituraFormValues.ts'
import { fornitureFilterChips } from '../list/filterChips.ts'
import { fornitureTabs } from '../list/fornitureTabs.ts'
import { fornitureStatesVariables, ordiniFornitoreUrlState } from '../list/ordiniFornitoreUrlState.ts'
import type { FornituraRow } from '../list/row.ts'

const { filter: serverFilter, filters, schema, variables } = ordiniFornitoreUrlState
const read = (search: string) => readUrl(schema, new URLSearchParams(search))
const values = (search: string) => variables(new URLSearchParams(search))
const names = {
  agenti: [{ pk: 3, nome: 'Anna' }],
  statiMateriali: [{ pk: 8, nome: 'Arrivato' }],
  magazzini: [{ chiave: 'QR', nome: 'Deposito' }],
  commessa: '26/0001',
}

describe('the list', () => {
  test('every filter of the address reaches the server, and is a chip that takes it away', () => {
    const query =
      'ordine=1&numero_commessa=26&cliente=r&progetto=p&riferimento=f&tipologia=legno&fornitore_nome=x&stato=ARRIVATO' +
      '&attesi=si&rilievo=FATTO&co=INVIATA&magazzino=QR&note=n&agente=3&tipo_agente=B2C*s&materiali=vetro&stati_materiali=8' +
      ['data_consegna', 'data_consegna_fornitore', 'data_arrivo', 'data_ordine_fornitore', 'data_inserimento']
        .map((field) => `&${field}_da=2026-01-01&${field}_a=2026-01-31`)
        .join('')
    const stato = read(query)
    // Late ones and those without a state are values of the state's own filter.
    const { search, empty, inRitardo, ...filter } = serverFilter(stato)
    expect(Object.entries(filter).filter(([, value]) => value === null)).toEqual([])
    const chip = fornitureFilterChips(stato, names)
    expect(chip).toHaveLength(22)
    expect(chip.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Ordine: 26/0001',
        'Agente: Anna',
        'Stato materiale: Arrivato',
        'CO: Inviata',
        'Rilievo: Fatto',
        'Magazzino: Deposito',
      ]),
    )
    const senza = Object.assign({ ...stato }, ...chip.map((one) => one.senza))
    expect(serverFilter(senza)).toEqual(serverFilter(read('')))
    expect(filters).toHaveLength(28)
  })

  test('no state; what makes no sense is left out; agents only for users who see them', () => {
    expect(serverFilter(read('stato=!'))).toMatchObject({ stato: null, inRitardo: true })
    expect(serverFilter(read('stato=-'))).toMatchObject({ stato: null, empty: true })
    expect(values('rilievo=x&co=1&data_arrivo_da=ieri&ordina=segreto&pagina=-1')).toEqual(values(''))
    expect(fornitureFilterChips(read('agente=3&tipo_agente=B2B'), { ...names, agenti: null })).toEqual([])
  })

  test('the tabs count the same supplier orders whatever state is chosen, those of none and the late ones too', () => {
    for (const stato of ['ARRIVATO', '-', '!'])
      expect(fornitureStatesVariables(new URLSearchParams(`stato=${stato}&cliente=r`))).toEqual(
        fornitureStatesVariables(new URLSearchParams('cliente=r')),
      )
    const stati = [
      { pk: 1, nome: 'DA_FARE' },
      { pk: 2, nome: 'ARRIVATO' },
    ]
    const ordiniFornitorePerStato = [
      { statoPk: null, conteggio: 3, inRitardo: 1 },
      { statoPk: 1, conteggio: 4, inRitardo: 2 },
    ]
    const said = (chosen: string, counted: Parameters<typeof fornitureTabs>[2]) =>
      fornitureTabs(stati, chosen, counted).map(({ value, word, count }) => [value, word, count])
    expect(said('', { ordiniFornitorePerStato })).toEqual([
      ['', 'Tutti', 7],
      ['DA_FARE', 'Da fare', 4],
      ['ARRIVATO', 'Arrivato', 0],
      ['-', 'Senza stato', 3],
      ['!', 'Consegna in ritardo', 3],
    ])
    expect(said('', null).every(([, , count]) => count === null)).toBe(true)
    // An old address may name a state that was taken away.
    expect(said('TOLTO', { ordiniFornitorePerStato }).at(-1)).toEqual(['TOLTO', 'Tolto', 0])
  })

  test('the export asks for what is filtered and sorted', () => {
    const url = new URL(
      exportUrl('ordini_fornitori.xlsx', ordiniFornitoreUrlState, read('stato=ARRIVATO&ordina=-dataArrivo')),
      'http://x',
    )
    expect(url.pathname).toBe('/esporta/ordini_fornitori.xlsx')
    expect(JSON.parse(url.searchParams.get('filtro') ?? '')).toEqual({ stato: ['ARRIVATO'] })
    expect(url.searchParams.get('ordinamento')).toBe('-dataArrivo')
  })
})

describe('the form', () => {
  const riga = {
    pk: 4,
    versione: 2,
    ordinePk: 9,
    fornitorePk: 7,
    tipologia: 'legno',
    statoNome: '',
    domanda2Legno: 'FSC',
    numeroDocumento: '',
    note: '',
    rivendita: false,
    domanda1Legno: false,
    costoMateriale: 10,
  } as FornituraRow
  const initial = fornituraFormValues(riga)
  const form = { schema: ordineFornitoreSchema, initial }

  test('begins with what is stored; only what was touched is sent', () => {
    expect(initial).toMatchObject({ ordinePk: 9, fornitorePk: 7, stato: '', domanda1Legno: false, costoMateriale: 10 })
    const of = { pk: 4 }
    expect(entityInput({ ...form, of, values: initial })).toEqual({ pk: 4, versione: 2 })
    expect(entityInput({ ...form, of, values: { ...initial, note: 'x', domanda1Legno: true } })).toEqual({
      pk: 4,
      versione: 2,
      note: 'x',
      domanda1Legno: true,
    })
  })

  test('a new one sends all its fields', () => {
    const empty = fornituraFormValues(null)
    const { versione: _versione, immagine: _image, ...fields } = empty
    expect(entityInput({ schema: ordineFornitoreSchema, of: null, initial: empty, values: empty })).toEqual(fields)
  })

  test('a picture that is taken away is said; a new one goes up by itself; one that stays is not spoken of', () => {
    const saved = startImage('/files/a/b.png')
    const write = (image: object) => writeFornitura({ note: 'x' }, { ...initial, immagine: { ...saved, ...image } })
    expect(write({})).toEqual({ note: 'x' })
    expect(write({ removed: true })).toEqual({ note: 'x', removeImmaginePdf: true })
    expect(write({ removed: true, chosen: new File(['x'], 'x.png') })).toEqual({ note: 'x' })
  })
})
