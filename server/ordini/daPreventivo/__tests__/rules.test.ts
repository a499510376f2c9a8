import { describe, expect, test } from 'vitest'
import { NO_POSA } from '../../posa/rules.ts'
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
  regionePosa: 'Emilia-Romagna',
  famigliaId: 4,
  opzioni: [{ opzioneId: 5, valoreId: 6 }],
  serramenti: [
    {
      tipoSerramentoId: 3,
      tipoSerramento: { nome: 'Finestra', ante: 2 },
      tipoAperturaId: 7,
      accessori: [{ id: 8 }],
      quantita: 2,
      altezza: 1400,
      larghezza: 1200,
      specchiature: [],
    },
  ],
}

const field = (x: number, larghezza: number, tipo: number, ante: number) => ({
  ...{ x, y: 0, larghezza, altezza: 1400, ante },
  tipoSerramento: { id: tipo },
  tipoApertura: tipo === 9 ? null : { id: 7 },
})

describe('a quote as an order', () => {
  test('a composed element keeps its fields, and has their leaves', () => {
    const specchiature = [field(0, 400, 9, 1), field(400, 800, 3, 2)]
    const serramenti = preventivo.serramenti.map((one) => ({ ...one, specchiature }))
    const { righe } = translatePreventivo({ ...preventivo, serramenti })
    expect(righe[0]).toMatchObject({
      ante: 3,
      specchiature: [
        { x: 0, y: 0, larghezza: 400, altezza: 1400, ante: 1, tipoSerramentoPk: 9, tipoAperturaPk: null },
        { x: 400, y: 0, larghezza: 800, altezza: 1400, ante: 2, tipoSerramentoPk: 3, tipoAperturaPk: 7 },
      ],
    })
  })
  test('lines keep measures and pieces; nothing of the quote is lost', () => {
    const { righe, note, posa, tipoCliente, riferimento } = translatePreventivo(preventivo)
    expect(righe).toMatchObject([
      {
        tipoSerramentoPk: 3,
        numero: 2,
        altezza: 1400,
        larghezza: 1200,
        ante: 2,
        codiceSerramentoPk: null,
        rivendita: false,
        descrizione: '',
        famigliaPk: 4,
        opzioni: [{ opzionePk: 5, valorePk: 6 }],
        tipoAperturaPk: 7,
        accessoriPks: [8],
      },
    ])
    expect([tipoCliente, riferimento]).toEqual(['PRIVA', 'Anna Verdi'])
    expect(posa).toEqual({
      ...NO_POSA,
      messaInPosa: true,
      indirizzoPosa: 'Via Roma 1',
      cittaPosa: 'Parma',
      provinciaPosa: 'Parma',
      pianoPosa: '2',
    })
    expect(note).toBe('Dal preventivo n. 12\nIntervento: ristrutturazione\nNote del cliente: Chiamare dopo le 18')
  })

  test('what an order has no place for is listed', () => {
    const { daCompletare } = translatePreventivo({ ...preventivo, tipoCliente: 'marziano' })
    expect(daCompletare.join('\n')).toMatch(/Codice serramento di 1 riga/)
    expect(daCompletare.join('\n')).not.toMatch(/ante|Aperture/)
    expect(daCompletare.join('\n')).toMatch(/Scale o ascensore/)
    expect(translatePreventivo({ ...preventivo, messaInPosa: false }).daCompletare.join('\n')).not.toMatch(/Scale/)
    expect(daCompletare.join('\n')).toMatch(/Tipo cliente “marziano”/)
  })

  test('a region of its own stays in the notes', () => {
    const { note } = translatePreventivo({ ...preventivo, messaInPosa: false, provinciaPosa: '', regionePosa: 'Lazio' })
    expect(note).toContain('Regione di posa: Lazio')
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
