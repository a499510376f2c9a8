import { expect, test } from 'vitest'
import { proposeSchema } from '#produzione/proposte/rules.ts'
import { differenceInWords, ipotesiInWords, lateOrdini, loadPercent, newIpotesi } from '../scenario.ts'

const names = {
  fornitori: new Map([[7, 'Vetreria Alba']]),
  reparti: [
    { id: 'a', chiave: 'macchine', nome: 'Macchine', capacita: 'PERSONE' as const },
    { id: 'b', chiave: 'banchi', nome: 'Banchi', capacita: 'PERSONE' as const },
  ],
}

test('assumptions read as sentences', () => {
  const persone = { ...newIpotesi('persone'), periodo: { dal: '2026-12-01', al: null } }
  expect(ipotesiInWords(persone, names)).toBe('1 persona in più ai banchi dal 01-12-2026')
  expect(ipotesiInWords(newIpotesi('sabati'), names)).toBe('8 h di sabato alle macchine e ai banchi')
  expect(ipotesiInWords({ ...newIpotesi('fermo'), quanto: 0 }, names)).toBe('reparto macchine fermo')
  expect(ipotesiInWords({ ...newIpotesi('fornitore'), fornitorePk: 7 }, names)).toBe(
    'Vetreria Alba in ritardo di 7 giorni',
  )
  expect(
    ipotesiInWords({ ...newIpotesi('urgente'), macchine: 90, periodo: { dal: null, al: '2026-12-10' } }, names),
  ).toBe('ordine urgente di 1,5 h macchine e 0 h banchi per il 10-12-2026')
})

test('what an assumption begins from lacks only what nobody can guess', async () => {
  const lacks = async (tipo: Parameters<typeof newIpotesi>[0]) => {
    const input = { nome: 'Prova', ambito: 'tutti', ipotesi: [newIpotesi(tipo)] }
    return proposeSchema.validate(input).then(
      () => null,
      ({ path }: { path: string }) => path,
    )
  }
  expect([await lacks('persone'), await lacks('sabati')]).toEqual([null, null])
  expect([await lacks('fermo'), await lacks('fornitore'), await lacks('urgente')]).toEqual([
    'ipotesi[0].periodo.dal',
    'ipotesi[0].fornitorePk',
    'ipotesi[0].banchi',
  ])
})

test('load is that of the next four weeks; differences have a sign', () => {
  const carico = Array.from({ length: 6 }, (_, n) => ({
    lunedi: `2026-11-${n}`,
    reparto: 'banchi' as const,
    capacita: 100,
    occupato: n < 4 ? 50 : 100,
  }))
  expect([loadPercent(carico, 'banchi'), loadPercent(carico, 'macchine')]).toEqual([50, null])
  const write = (value: number) => String(value)
  expect([differenceInWords(3, 5, write), differenceInWords(5, 3, write)]).toEqual(['−2', '+2'])
  expect([differenceInWords(3, 3, write), differenceInWords(null, 3, write)]).toEqual(['', ''])
})

test('late orders of all plans, the latest first; what a scenario makes up is not in today’s plan', () => {
  const ordine = (pk: number, ritardoPrima: number, ritardoDopo: number) => {
    return { pk, numeroCommessa: `26/${pk}`, cliente: '', dataConsegna: null, ritardoPrima, ritardoDopo }
  }
  const righe = lateOrdini([
    { ordini: [ordine(1, 3, 0), ordine(2, 0, 1)] },
    { ordini: [ordine(1, 3, 9), ordine(0, 0, 5)] },
  ])
  expect(righe.map(({ pk, giorni }) => [pk, giorni])).toEqual([
    [1, [3, 0, 9]],
    [0, [null, 0, 5]],
    [2, [0, 1, 0]],
  ])
})
