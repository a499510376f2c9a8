// How the matrix asks about the types, the openings and the accessories of the catalogue.
import { nextNumber } from '../factories.ts'
import type { MatrixAction } from './calls.ts'
import type { MatrixFacts, ObjectKind } from './scene.ts'

/** The rows of the catalogue that the matrix tries. */
export const makeTipiRows = {
  TipoInCatalogo: ({ db }: MatrixFacts) => db.tipoSerramento.create({ data: { nome: `Tipo libero ${nextNumber()}` } }),
  TipoApertura: ({ db }: MatrixFacts) => db.tipoApertura.create({ data: { nome: `Apertura ${nextNumber()}` } }),
  Accessorio: ({ db }: MatrixFacts) => db.accessorio.create({ data: { nome: `Accessorio ${nextNumber()}` } }),
}

export const tipiNodes: Record<string, ObjectKind> = {
  TipoInCatalogo: 'TipoInCatalogo',
  TipoApertura: 'TipoApertura',
  Accessorio: 'Accessorio',
}

const NEXT = 'Nuovo nel catalogo della matrice'

export const tipiActions: Record<string, MatrixAction> = {
  createTipoSerramento: {
    input: () => ({ nome: NEXT }),
    prima: ({ app }) => app.db.tipoSerramento.deleteMany({ where: { nome: NEXT } }),
  },
  updateTipoInCatalogo: { tipo: 'TipoInCatalogo', input: (pk) => ({ pk, nome: `Altro tipo ${pk}` }) },
  deleteTipoSerramento: { tipo: 'TipoInCatalogo', input: (pk) => ({ pk }) },
  // The question knows one of several entries: the list is another one meanwhile.
  arrangeTipiSerramento: { tipo: 'TipoInCatalogo', input: (pk) => ({ pks: [pk] }), never: true },
  createTipoApertura: {
    input: () => ({ nome: NEXT, senso: 'FISSA' }),
    prima: ({ app }) => app.db.tipoApertura.deleteMany({ where: { nome: NEXT } }),
  },
  updateTipoApertura: { tipo: 'TipoApertura', input: (pk) => ({ pk, nome: `Altra apertura ${pk}` }) },
  deleteTipoApertura: { tipo: 'TipoApertura', input: (pk) => ({ pk }) },
  arrangeTipiApertura: { tipo: 'TipoApertura', input: (pk) => ({ pks: [pk] }), never: true },
  createAccessorio: {
    input: () => ({ nome: NEXT }),
    prima: ({ app }) => app.db.accessorio.deleteMany({ where: { nome: NEXT } }),
  },
  updateAccessorio: { tipo: 'Accessorio', input: (pk) => ({ pk, nome: `Altro accessorio ${pk}` }) },
  deleteAccessorio: { tipo: 'Accessorio', input: (pk) => ({ pk }) },
  arrangeAccessori: { tipo: 'Accessorio', input: (pk) => ({ pks: [pk] }), never: true },
}
