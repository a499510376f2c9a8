import type { Catalogo, Famiglia, Tipo } from '../matrice/matrice.ts'

export const tipo = (pk: number, nome: string, diverso: Partial<Tipo> = {}): Tipo => ({
  pk,
  nome,
  ante: 1,
  disegno: 'BATTENTE',
  immagine: null,
  versione: 1,
  altezzaMin: null,
  altezzaMax: null,
  larghezzaMin: null,
  larghezzaMax: null,
  aperture: [],
  ...diverso,
})

export const famiglia = (pk: number, nome: string, tipologia: string): Famiglia => ({
  pk,
  nome,
  tipologiaFamiglia: { nome: tipologia },
})

type Misure = [altezzaMin: number, altezzaMax: number, larghezzaMin: number, larghezzaMax: number]

export const vincolo = (
  pk: number,
  tipoSerramentoPk: number,
  famigliaPk: number,
  [altezzaMin, altezzaMax, larghezzaMin, larghezzaMax]: Misure,
): Catalogo['vincoli'][number] => ({
  id: `Vincolo:${pk}`,
  pk,
  versione: 1,
  tipoSerramentoPk,
  famigliaPk,
  altezzaMin,
  altezzaMax,
  larghezzaMin,
  larghezzaMax,
})
