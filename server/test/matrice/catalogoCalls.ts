// How the matrix asks about the catalogue.
import type { MatrixAction, MatrixQuery } from './calls.ts'
import type { ObjectKind } from './scene.ts'

export const catalogoNodes: Record<string, ObjectKind> = {
  TipologiaFamiglia: 'TipologiaFamiglia',
  FamigliaInCatalogo: 'FamigliaInCatalogo',
  Famiglia: 'FamigliaInCatalogo',
  ImmagineFamiglia: 'ImmagineFamiglia',
  Opzione: 'Opzione',
  OpzioneInCatalogo: 'Opzione',
  ValoreOpzione: 'ValoreOpzione',
  CodiceSerramento: 'CodiceSerramento',
}

export const catalogoQueries: Record<string, MatrixQuery> = {
  famigliaInCatalogo: { tipo: 'FamigliaInCatalogo', args: (pk) => `pk: ${pk}` },
  storicoCatalogo: { args: 'oggetto: FAMIGLIA, pk: 1' },
}

const NEXT = 'Nuova della matrice'
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')

export const catalogoActions: Record<string, MatrixAction> = {
  createTipologiaFamiglia: {
    input: () => ({ nome: NEXT }),
    prima: ({ app }) => app.db.tipologiaFamiglia.deleteMany({ where: { nome: NEXT } }),
  },
  updateTipologiaFamiglia: { tipo: 'TipologiaFamiglia', input: (pk) => ({ pk, nome: `Altra ${pk}` }) },
  deleteTipologiaFamiglia: { tipo: 'TipologiaFamiglia', input: (pk) => ({ pk }) },
  // The question knows one of several entries: the list is another one meanwhile.
  arrangeTipologieFamiglia: { tipo: 'TipologiaFamiglia', input: (pk) => ({ pks: [pk, -1] }), never: true },
  createFamiglia: {
    tipo: 'TipologiaFamiglia',
    input: (tipologiaFamiglia) => ({ nome: NEXT, tipologiaFamigliaPk: tipologiaFamiglia }),
    prima: ({ app }) => app.db.famiglia.deleteMany({ where: { nome: NEXT } }),
  },
  updateFamiglia: { tipo: 'FamigliaInCatalogo', input: (pk) => ({ pk, nome: `Altra ${pk}` }) },
  deleteFamiglia: { tipo: 'FamigliaInCatalogo', input: (pk) => ({ pk }) },
  arrangeFamiglie: { tipo: 'FamigliaInCatalogo', input: (pk) => ({ pks: [pk, -1] }), never: true },
  setOpzioniFamiglia: {
    tipo: 'FamigliaInCatalogo',
    input: (pk) => ({ pk, opzioni: [{ nome: 'Vetro', valori: [{ nome: 'Doppio' }] }] }),
  },
  addImmagineFamiglia: {
    tipo: 'FamigliaInCatalogo',
    input: (pk) => ({ pk, immagine: { nome: 'foto.png', base64: PNG } }),
  },
  deleteImmagineFamiglia: { tipo: 'ImmagineFamiglia', input: (pk) => ({ pk }) },
  arrangeImmaginiFamiglia: { tipo: 'ImmagineFamiglia', input: (pk) => ({ pks: [pk, -1] }), never: true },
}
