// How the matrix asks about the catalogue.
import type { MatrixAction, MatrixQuery } from './calls.ts'
import type { ObjectKind } from './scene.ts'

export const catalogoNodes: Record<string, ObjectKind> = {
  TipologiaInCatalogo: 'TipologiaInCatalogo',
  FamigliaInCatalogo: 'FamigliaInCatalogo',
}

export const catalogoQueries: Record<string, MatrixQuery> = {
  famigliaInCatalogo: { tipo: 'FamigliaInCatalogo', args: (pk) => `pk: ${pk}` },
  storicoCatalogo: { args: 'oggetto: Famiglia, pk: 1' },
}

const NEXT = 'Nuova della matrice'
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')

export const catalogoActions: Record<string, MatrixAction> = {
  createTipologiaFamiglia: {
    input: () => ({ nome: NEXT }),
    prima: ({ app }) => app.db.tipologiaFamiglia.deleteMany({ where: { nome: NEXT } }),
  },
  updateTipologiaFamiglia: { tipo: 'TipologiaInCatalogo', input: (pk) => ({ pk, nome: `Altra ${pk}` }) },
  deleteTipologiaFamiglia: { tipo: 'TipologiaInCatalogo', input: (pk) => ({ pk }) },
  // The question knows one of several entries: the list is another one meanwhile.
  ordinaTipologieFamiglia: { tipo: 'TipologiaInCatalogo', input: (pk) => ({ pks: [pk, -1] }), mai: true },
  createFamiglia: {
    tipo: 'TipologiaInCatalogo',
    input: (tipologiaFamiglia) => ({ nome: NEXT, tipologiaFamiglia }),
    prima: ({ app }) => app.db.famiglia.deleteMany({ where: { nome: NEXT } }),
  },
  updateFamiglia: { tipo: 'FamigliaInCatalogo', input: (pk) => ({ pk, nome: `Altra ${pk}` }) },
  deleteFamiglia: { tipo: 'FamigliaInCatalogo', input: (pk) => ({ pk }) },
  ordinaFamiglie: { tipo: 'FamigliaInCatalogo', input: (pk) => ({ pks: [pk, -1] }), mai: true },
  setOpzioniFamiglia: {
    tipo: 'FamigliaInCatalogo',
    input: (pk) => ({ pk, opzioni: [{ nome: 'Vetro', valori: [{ nome: 'Doppio' }] }] }),
  },
  addImmagineFamiglia: {
    tipo: 'FamigliaInCatalogo',
    input: (pk) => ({ pk, immagine: { nome: 'foto.png', base64: PNG } }),
  },
  deleteImmagineFamiglia: { tipo: 'ImmagineInCatalogo', input: (pk) => ({ pk }) },
  ordinaImmaginiFamiglia: { tipo: 'ImmagineInCatalogo', input: (pk) => ({ pks: [pk, -1] }), mai: true },
}
