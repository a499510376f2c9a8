import type { MatrixFamiglia, MatrixTipo } from '../matrice/model.ts'
import type { VincoliCatalogo } from '../readVincoli.ts'

export const sampleTipo = (pk: number, name: string, different: Partial<MatrixTipo> = {}): MatrixTipo => ({
  pk,
  nome: name,
  extra: false,
  ante: 1,
  disegno: 'BATTENTE',
  immagine: null,
  versione: 1,
  altezzaMin: null,
  altezzaMax: null,
  larghezzaMin: null,
  larghezzaMax: null,
  aperture: [],
  ...different,
})

export const sampleFamiglia = (pk: number, name: string, tipologia: string): MatrixFamiglia => ({
  pk,
  nome: name,
  tipologiaFamiglia: { nome: tipologia },
})

type Misure = [altezzaMin: number, altezzaMax: number, larghezzaMin: number, larghezzaMax: number]

export const sampleVincolo = (
  pk: number,
  tipoSerramentoPk: number,
  famigliaPk: number,
  [altezzaMin, altezzaMax, larghezzaMin, larghezzaMax]: Misure,
): VincoliCatalogo['vincoli'][number] => ({
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
