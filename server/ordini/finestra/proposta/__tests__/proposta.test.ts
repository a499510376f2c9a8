import { describe, expect, test } from 'vitest'
import { NO_POSA } from '../../../posa/rules.ts'
import { completedFromNotes } from '../rules.ts'

const item = (pk: number, nome: string) => ({ pk, nome, ritirato: false })
const catalogue = {
  famiglie: [
    { ...item(1, 'Legno'), opzioni: [{ ...item(11, 'Vetro'), valori: [item(21, 'Doppio'), item(22, 'Triplo')] }] },
  ],
  tipi: new Map([
    [
      5,
      { nome: 'Finestra', aperture: [item(31, 'Battente')], accessori: [item(41, 'Zanzariera'), item(42, 'Maniglia')] },
    ],
  ]),
}
const riga = {
  pk: 1,
  tipoSerramentoPk: 5,
  rivendita: false,
  descrizione: 'Apertura: Battente. Accessori: Zanzariera, Maniglia',
  famigliaPk: null,
  tipoAperturaPk: null,
  opzioni: [],
  accessoriPks: [],
}
const ordine = {
  ...NO_POSA,
  note: [
    'Dal preventivo n. 12',
    'Famiglia: Legno',
    'Vetro: Triplo',
    'Intervento: nuovo',
    'Messa in posa: Via Roma 1 Parma (Parma), piano 2',
    'Note del cliente: Vetro: Doppio se possibile',
  ].join('\n'),
  righe: [riga],
}

describe('what notes of an order from a quote say', () => {
  test('goes into the fields, and out of the texts; the rest stays', () => {
    expect(completedFromNotes(ordine, catalogue)).toEqual({
      messaInPosa: true,
      indirizzoPosa: 'Via Roma 1',
      cittaPosa: 'Parma',
      provinciaPosa: 'Parma',
      pianoPosa: '2',
      note: 'Dal preventivo n. 12\nIntervento: nuovo\nNote del cliente: Vetro: Doppio se possibile',
      righe: [
        {
          ...riga,
          descrizione: '',
          famigliaPk: 1,
          opzioni: [{ opzionePk: 11, valorePk: 22 }],
          tipoAperturaPk: 31,
          accessoriPks: [41, 42],
        },
      ],
    })
  })

  test.each([
    ['Messa in posa: richiesta', { indirizzoPosa: '', pianoPosa: '' }],
    ['Messa in posa: piano terra', { indirizzoPosa: '', pianoPosa: 'terra' }],
    [
      'Messa in posa: Via Po 2, interno B Fidenza (Parma)',
      { indirizzoPosa: 'Via Po 2, interno B Fidenza', cittaPosa: '' },
    ],
  ])('%s', (line, place) => {
    const note = `Dal preventivo n. 1\n${line}`
    expect(completedFromNotes({ ...ordine, note }, catalogue)).toMatchObject({ messaInPosa: true, ...place })
  })

  test('what is said already stays; an opening that the type has not is left where it is', () => {
    const kept = { ...riga, famigliaPk: 1, tipoAperturaPk: 99, accessoriPks: [41] }
    expect(completedFromNotes({ ...ordine, righe: [kept] }, catalogue)?.righe).toEqual([kept])
    const opened = { ...riga, tipoAperturaPk: 31 }
    expect(completedFromNotes({ ...ordine, righe: [opened] }, catalogue)?.righe).toMatchObject([
      { accessoriPks: [41, 42] },
    ])
    const strange = { ...riga, descrizione: 'Apertura: Scorrevole' }
    expect(completedFromNotes({ ...ordine, note: '', righe: [strange] }, catalogue)).toBeNull()
  })

  test('nothing is proposed of other orders', () => {
    const free = { ...riga, descrizione: 'Bagno' }
    expect(completedFromNotes({ ...ordine, note: 'Famiglia: Legno', righe: [free] }, catalogue)).toBeNull()
  })
})
