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
  Listino: 'Listino',
  VoceListino: 'VoceListino',
  SupplementoListino: 'SupplementoListino',
  ServizioListino: 'ServizioListino',
  ScontoListino: 'ScontoListino',
  RegolaDistinta: 'RegolaDistinta',
}

export const catalogoQueries: Record<string, MatrixQuery> = {
  famigliaInCatalogo: { tipo: 'FamigliaInCatalogo', args: (pk) => `pk: ${pk}` },
  listino: { tipo: 'Listino', args: (pk) => `pk: ${pk}` },
  prezzo: {
    args: 'finestra: { tipoSerramentoPk: 1, famigliaPk: 1, altezza: 1000, larghezza: 1000, quantita: 1 }, giorno: "2029-01-01"',
  },
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
  createListino: {
    input: () => ({ nome: NEXT, dal: '2030-01-01', scontoMaxAgenti: 0, scontoMaxUfficio: 0 }),
    prima: ({ app }) => app.db.listino.deleteMany({ where: { nome: NEXT } }),
  },
  updateListino: { tipo: 'Listino', input: (pk) => ({ pk, nome: `Altro ${pk}` }) },
  deleteListino: { tipo: 'Listino', input: (pk) => ({ pk }) },
  setStatoListino: { tipo: 'Listino', input: (pk) => ({ pk, stato: 'IN_VIGORE' }) },
  setCostoListino: { tipo: 'Listino', input: (pk) => ({ pk, costo: 60 }) },
  setUltimoGiornoListino: { tipo: 'Listino', input: (pk) => ({ pk, al: '2031-01-01' }) },
  duplicateListino: {
    tipo: 'Listino',
    input: (pk) => ({ pk, nome: NEXT, dal: '2031-01-01', percentuale: 3 }),
    prima: ({ app }) => app.db.listino.deleteMany({ where: { nome: NEXT } }),
  },
  setSupplementiListino: { tipo: 'Listino', input: (pk) => ({ pk, supplementi: [] }) },
  setServiziListino: { tipo: 'Listino', input: (pk) => ({ pk, servizi: [] }) },
  setScontiListino: { tipo: 'Listino', input: (pk) => ({ pk, sconti: [] }) },
  createVoceListino: {
    tipo: 'Listino',
    input: (pk, { dati }) => ({
      listinoPk: pk,
      famigliaPk: dati.famiglia,
      tipoSerramentoPk: dati.tipoSerramento,
      modo: 'PEZZO',
      prezzo: 100,
    }),
  },
  importGriglieListino: { tipo: 'Listino', input: (pk) => ({ listinoPk: pk, files: [] }), never: true },
  uploadFogliListino: { input: () => ({ files: [] }), never: true },
  updateVoceListino: { tipo: 'VoceListino', input: (pk) => ({ pk, prezzo: 101 }) },
  deleteVoceListino: { tipo: 'VoceListino', input: (pk) => ({ pk }) },
  createRegolaDistinta: {
    tipo: 'RegolaDistinta',
    input: (_pk, { dati }) => ({
      posto: 10,
      famigliaPk: dati.famiglia,
      tipologia: 'vetro',
      descrizione: 'Vetro',
      quantita: '1',
    }),
  },
  updateRegolaDistinta: { tipo: 'RegolaDistinta', input: (pk) => ({ pk, quantita: 'ante' }) },
  deleteRegolaDistinta: { tipo: 'RegolaDistinta', input: (pk) => ({ pk }) },
  arrangeImmaginiFamiglia: { tipo: 'ImmagineFamiglia', input: (pk) => ({ pks: [pk, -1] }), never: true },
}
