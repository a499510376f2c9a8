import { expect, test } from 'vitest'
import { drawSerramento } from '#shared/drawings/drawings.ts'
import { type DrawnRiga, figures } from '../figure.ts'

const tipoSerramento: DrawnRiga['tipoSerramento'] = {
  nome: 'Portafinestra',
  disegno: 'PORTA',
  ante: 1,
  extra: false,
  aperture: [{ senso: 'SINISTRA' }, { senso: 'DESTRA' }],
} as DrawnRiga['tipoSerramento']
const riga: DrawnRiga = {
  ...{ posizione: 1, numero: 1, rivendita: false, larghezza: 900, altezza: 2200, specchiature: [] },
  ante: null,
  tipoSerramento,
  tipoApertura: null,
}
const drawn = (senso: 'SINISTRA' | 'DESTRA' | null, ante = 1) =>
  drawSerramento({ disegno: 'PORTA', ante, senso, specchiature: [], larghezza: 900, altezza: 2200, quote: false })

test.each([
  ['the opening that was ordered, not the first of its type', { tipoApertura: { senso: 'DESTRA' } }, drawn('DESTRA')],
  ['no opening while nobody has said which of two', {}, drawn(null)],
  ['the leaves that were ordered', { tipoApertura: { senso: 'SINISTRA' }, ante: 2 }, drawn('SINISTRA', 2)],
] as const)('a paper draws %s', (_of, different, svg) => {
  expect(drawn('SINISTRA')).not.toBe(drawn('DESTRA'))
  expect(figures([{ ...riga, ...different }])?.text).toContain(svg)
})
