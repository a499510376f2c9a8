// How the matrix asks about phases and the scheduler.
import type { MatrixAction, MatrixQuery } from './calls.ts'

const span = 'periodo: { dal: "2029-05-01", al: "2029-05-02" }'

export const schedulazioneQueries: Record<string, MatrixQuery> = {
  pianoOrdine: { tipo: 'Ordine', args: (pk) => `pk: ${pk}` },
  schedulazioneOrdine: { tipo: 'Ordine', args: (pk) => `pk: ${pk}` },
  scheduleOrder: { tipo: 'Ordine', args: (pk) => `pk: ${pk}, autoStart: true` },
  provaSpostaFineFase: { tipo: 'Ordine', args: (pk) => `ordinePk: ${pk}, nomeFase: "banchi", fine: "2026-03-12"` },
  primaDataOrdine: { tipo: 'Ordine', args: (pk) => `pk: ${pk}` },
  primaDataPreventivo: { tipo: 'Preventivo', args: (pk) => `pk: ${pk}` },
  primaDataRighe: { args: 'input: { righe: [{ tipoSerramentoPk: 1, rivendita: true, numero: 1 }] }' },
  schedulerSlots: { args: span },
  fasiInArco: { args: span },
  occupazioneAggiornata: { args: span },
  impattoCalendario: {
    args: 'operazione: "createFestivita", input: { giornoDa: "2029-05-05", giornoA: "2029-05-05" }',
  },
  analisiPostazione: { tipo: 'AnalisiPostazione', args: (pk) => `pk: ${pk}` },
  impattoFase: {
    args: 'input: { nome: "matrice", unit: DAYS, withFornitore: false, infiniteCapacity: true, dependencies: [], soloConTelai: false }',
  },
  provaRiparaCella: { args: 'reparto: "banchi", giorno: "2029-05-02"' },
  propostaPiano: { args: 'pk: 1' },
  percheNonPrima: { tipo: 'Ordine', args: (pk) => `pk: ${pk}` },
  promesseOrdine: { tipo: 'Ordine', args: (pk) => `pk: ${pk}` },
  promessePreventivo: { tipo: 'Preventivo', args: (pk) => `pk: ${pk}` },
  propostePiano: { args: 'scenari: true' },
}

const fase = {
  unit: 'DAYS',
  withFornitore: false,
  infiniteCapacity: true,
  dependencies: [],
  soloConTelai: false,
}

export const schedulazioneActions: Record<string, MatrixAction> = {
  saveSchedulazione: { tipo: 'Ordine', input: (ordine) => ({ ordinePk: ordine, fasi: [] }), never: true },
  removeSchedulazione: { tipo: 'Ordine', input: (ordine) => ({ ordinePk: ordine, fasi: [] }) },
  // Before its start: what it would take, it would take from the next one who tries.
  moveFineFase: {
    tipo: 'Ordine',
    input: (ordine) => ({ ordinePk: ordine, nomeFase: 'banchi', fine: '2026-03-09' }),
    never: true,
  },
  addPromessa: { tipo: 'Ordine', input: (ordine) => ({ ordinePk: ordine, giorno: '2027-06-01' }) },
  addPromessaPreventivo: {
    tipo: 'Preventivo',
    input: (preventivo) => ({ preventivoPk: preventivo, giorno: '2027-06-01' }),
  },
  removePromessaPreventivo: { input: () => ({ pk: 999_999 }), never: true },
  setPromessaVincolante: { input: () => ({ pk: 999_999, vincolante: true }), never: true },
  removePromessa: { input: () => ({ pk: 999_999 }), never: true },
  setFasiSpente: { tipo: 'Ordine', input: (ordine) => ({ ordinePk: ordine, fasi: ['vetro'] }) },
  setStatoFase: {
    tipo: 'Ordine',
    input: (ordine, { dati }) => ({ ordinePk: ordine, nomeFase: 'banchi', statoPk: dati.statoFase }),
  },
  setStatoMateriale: {
    tipo: 'Ordine',
    input: (ordine, { dati }) => ({ ordinePk: ordine, materiale: 'accessori matrice', statoPk: dati.statoMateriale }),
  },
  planBanchi: {
    tipo: 'Ordine',
    input: (ordine, { dati }) => ({ nome: 'matrice', ordinePks: [ordine], configurazionePks: [dati.postazione] }),
  },
  updatePianificazioneBanchi: {
    tipo: 'AnalisiPostazione',
    input: (pk) => ({ pk, nome: 'matrice', ordinePks: [], configurazionePks: [] }),
    never: true,
  },
  deleteAnalisiPostazione: { tipo: 'AnalisiPostazione', input: (pk) => ({ pk }) },
  deletePianificazioneBanchi: { tipo: 'AnalisiPostazione', input: (pk) => ({ pk }) },
  repairCella: { input: () => ({ reparto: 'banchi', giorno: '2029-05-02' }) },
  undoRiparazione: { input: () => ({ pk: 1 }), never: true },
  // Nothing is chosen: a search would go on after the try.
  proposePiano: { input: () => ({ ambito: 'SELEZIONE', ordinePks: [] }), never: true },
  updateScenario: { input: () => ({ pk: 1, nome: 'matrice', ambito: 'SELEZIONE', ordinePks: [] }), never: true },
  acceptProposta: { input: () => ({ pk: 1 }), never: true },
  discardProposta: { input: () => ({ pk: 1 }), never: true },
  scheduleOrdini: { input: () => ({ pks: [] }) },
  createFase: {
    input: () => ({ nome: 'matrice', ...fase }),
    prima: ({ app }) => app.db.fase.deleteMany({ where: { nome: 'matrice' } }),
  },
  updateFase: { tipo: 'Fase', input: (pk) => ({ pk, ...fase }) },
  arrangeFasi: { input: () => ({ pks: [] }), never: true },
  deleteFase: { tipo: 'Fase', input: (pk) => ({ pk }) },
}
