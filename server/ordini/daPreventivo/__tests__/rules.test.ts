import { describe, expect, test } from 'vitest'
import {
  freeNumeroLike,
  orderedStato,
  type PreventivoToTranslate,
  tipoClienteOf,
  translatePreventivo,
} from '../rules.ts'

const preventivo: PreventivoToTranslate = {
  id: 12,
  nomeCognome: 'Anna Verdi',
  tipoCliente: 'non professionista',
  tipoIntervento: 'ristrutturazione',
  note: 'Chiamare dopo le 18',
  messaInPosa: true,
  indirizzoPosa: 'Via Roma 1',
  cittaPosa: 'Parma',
  provinciaPosa: 'Parma',
  pianoPosa: '2',
  famiglia: { nome: 'Legno' },
  opzioni: [{ opzione: { nome: 'Colore' }, valore: { nome: 'Bianco' } }],
  serramenti: [
    {
      tipoSerramentoId: 3,
      tipoSerramento: { nome: 'Finestra', ante: 2 },
      tipoApertura: { nome: 'Battente' },
      accessori: [{ nome: 'Zanzariera' }],
      quantita: 2,
      altezza: 1400,
      larghezza: 1200,
    },
  ],
}

describe('a quote as an order', () => {
  test('lines keep measures and pieces; nothing of the quote is lost', () => {
    const { righe, note, tipoCliente, riferimento } = translatePreventivo(preventivo)
    expect(righe).toMatchObject([
      {
        tipoSerramentoPk: 3,
        numero: 2,
        altezza: 1400,
        larghezza: 1200,
        ante: 2,
        codiceSerramentoPk: null,
        rivendita: false,
        descrizione: 'Apertura: Battente. Accessori: Zanzariera',
      },
    ])
    expect([tipoCliente, riferimento]).toEqual(['PRIVA', 'Anna Verdi'])
    for (const part of ['preventivo n. 12', 'Legno', 'Colore: Bianco', 'ristrutturazione', 'Via Roma 1', 'Chiamare']) {
      expect(note).toContain(part)
    }
  })

  test('what an order has no place for is listed', () => {
    const { daCompletare } = translatePreventivo({ ...preventivo, tipoCliente: 'marziano' })
    expect(daCompletare.join('\n')).toMatch(/Codice serramento di 1 riga/)
    expect(daCompletare.join('\n')).not.toMatch(/ante|Aperture/)
    expect(daCompletare.join('\n')).toMatch(/Colore: Bianco: nelle note/)
    expect(daCompletare.join('\n')).toMatch(/Tipo cliente “marziano”/)
  })

  test.each([
    ['non professionista', 'PRIVA'],
    ['Privato', 'PRIVA'],
    ['professionista', 'IMPRE'],
    ['Impresa edile', 'IMPRE'],
    ['Rivenditore', 'RIVEN'],
    ['', null],
  ] as const)('%s is %s', (text, expected) => {
    expect(tipoClienteOf(text)).toBe(expected)
  })

  test('the state that says ordered: by its word, ordered before accepted', () => {
    const stati = (...names: string[]) => names.map((stato, id) => ({ id, stato }))
    expect(orderedStato(stati('Nuovo', 'Accettato', 'Rifiutato'))?.stato).toBe('Accettato')
    expect(orderedStato(stati('Accettato', 'Ordinato'))?.stato).toBe('Ordinato')
    expect(orderedStato(stati('Nuovo', 'Rifiutato'))).toBeNull()
  })

  test('a number that no order has', () => {
    expect(freeNumeroLike('P7', new Set())).toBe('P7')
    expect(freeNumeroLike('P7', new Set(['P7', 'P7-2']))).toBe('P7-3')
  })
})
