import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ordineTotals } from '../../../ordini/rules.ts'
import { nettoRiga } from '../../../righe/rules.ts'
import { totaliOfferta } from '../../totali/rules.ts'
import { choicesOfCodice, type RigaAccettata, righeOfOrdine } from '../rules.ts'

const euro = fc.integer({ min: 0, max: 9_999_999 }).map((n) => n / 100)
const percent = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100)

const riga: fc.Arbitrary<RigaAccettata & { iva: number }> = fc.record({
  rivendita: fc.boolean(),
  codiceRivendita: fc.constantFrom('', 'DAV'),
  tipoSerramentoPk: fc.constant(1),
  famigliaPk: fc.constantFrom(null, 2),
  tipoAperturaPk: fc.constant(null),
  opzioni: fc.constant([]),
  accessoriPks: fc.constant([]),
  numero: fc.integer({ min: 1, max: 9999 }),
  altezza: fc.constant(1200),
  larghezza: fc.constant(1000),
  ante: fc.constant(null),
  specchiature: fc.constant([]),
  forma: fc.constant(''),
  descrizione: fc.constant('x'),
  listino: euro,
  scontoArticolo: percent,
  iva: fc.constantFrom(10, 22),
})
const servizio = fc.record({
  nome: fc.constant('Posa'),
  tipo: fc.constantFrom('POSA', 'TRASPORTO'),
  importo: euro,
  iva: fc.constant(10),
})

test('the net of the order is that of the offer, to the cent, in 2,000 random offers', () => {
  fc.assert(
    fc.property(
      fc.array(riga, { minLength: 1, maxLength: 20 }),
      fc.array(servizio, { maxLength: 4 }),
      percent,
      (righe, servizi, sconto) => {
        const made = righeOfOrdine(righe, servizi, { sconto, tipoExtraPk: 1, codiceOf: () => null })
        const { netto, listino } = totaliOfferta(righe, servizi, sconto)
        // As the order would write them anew: its own rule leaves every net as it is.
        expect(made.map(nettoRiga)).toEqual(made.map((one) => one.netto))
        expect(ordineTotals(made)).toMatchObject({ netto, listino })
      },
    ),
    { numRuns: 2000 },
  )
})

test('choices are the same whatever their order; without a family there are none', () => {
  const opzioni = [
    { opzionePk: 1, valorePk: 12 },
    { opzionePk: 2, valorePk: 5 },
  ]
  const choices = choicesOfCodice({ tipoSerramentoPk: 1, famigliaPk: 2, opzioni })
  expect(choices).toEqual({ tipoSerramentoPk: 1, famigliaPk: 2, valori: '5 12' })
  expect(choicesOfCodice({ tipoSerramentoPk: 1, famigliaPk: 2, opzioni: opzioni.toReversed() })).toEqual(choices)
  expect(choicesOfCodice({ tipoSerramentoPk: 1, famigliaPk: null, opzioni })).toBeNull()
})
