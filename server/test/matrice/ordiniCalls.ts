// How the matrix asks about orders, lines and timings.
import type { MatrixAction, MatrixQuery } from './calls.ts'
import type { MatrixScene, ObjectKind } from './scene.ts'

export const ordiniQueries: Record<string, MatrixQuery> = {
  ordine: { tipo: 'Ordine', args: (pk) => `pk: ${pk}` },
  ordinePdf: { tipo: 'Ordine', args: (pk) => `pk: ${pk}` },
  ordineOfficinaPdf: { tipo: 'Ordine', args: (pk) => `pk: ${pk}` },
  storicoOrdine: { tipo: 'Ordine', args: (pk) => `pk: ${pk}` },
  riassuntoStoricoOrdine: { tipo: 'Ordine', args: (pk) => `pk: ${pk}` },
  optionsRigheRivendita: { tipo: 'Ordine', args: (pk) => `ordinePk: ${pk}` },
  immaginiRiga: { tipo: 'RigaOrdine', args: (pk) => `rigaPk: ${pk}` },
  distinteOrdine: { tipo: 'Ordine', args: (pk) => `ordinePk: ${pk}` },
  bomRiga: { tipo: 'Ordine', args: (pk) => `ordine: "M/${pk}", riga: 1, posizione: 1` },
  immagineRiga: { tipo: 'ImmagineRiga', args: (pk) => `pk: ${pk}` },
  tempistica: { tipo: 'Tempistica', args: (pk) => `pk: ${pk}` },
  presenzaSchedulatore: { args: 'ordinePk: 1' },
  statisticheClienti: { args: 'perPagina: 1000, filtro: { periodo: { dal: "2026-01-01", al: "2026-12-31" } }' },
  statisticheAgenti: { args: 'perPagina: 1000, filtro: { periodo: { dal: "2026-01-01", al: "2026-12-31" } }' },
  budgetCliente: { tipo: 'Cliente', args: (pk) => `clientePk: ${pk}` },
  mailsCliente: { tipo: 'Cliente', args: (pk) => `pk: ${pk}` },
  budgetAgente: { args: 'agentePk: 1' },
  storicoBudgetCliente: { tipo: 'Cliente', args: (pk) => `clientePk: ${pk}` },
  storicoBudgetAgente: { args: 'agentePk: 1' },
}

export const ordiniNodes: Record<string, ObjectKind> = {
  Ordine: 'Ordine',
  RigaOrdine: 'RigaOrdine',
  ImmagineRiga: 'ImmagineRiga',
  OpzioneRigaOrdine: 'OpzioneRigaOrdine',
  Specchiatura: 'Specchiatura',
  AllegatoOrdine: 'AllegatoOrdine',
  FaseSchedulata: 'FaseSchedulata',
  SchedulazioneOrdine: 'SchedulazioneOrdine',
  Fase: 'Fase',
  OrdineAnalisi: 'OrdineAnalisi',
  PostazioneAnalisi: 'PostazioneAnalisi',
  Tempistica: 'Tempistica',
  AnalisiPostazione: 'AnalisiPostazione',
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')
const file = { nome: 'foto.png', base64: PNG }

const riga = ({ dati }: MatrixScene) => ({
  tipoSerramentoPk: dati.tipoSerramento,
  codiceSerramentoPk: dati.codice,
  numero: 1,
})

export const ordiniActions: Record<string, MatrixAction> = {
  createOrdine: {
    input: (_pk, scena) => ({
      numeroCommessa: 'nuovo',
      data: '2026-01-01',
      clientePk: scena.dati.cliente,
      tipoCliente: 'PRIVA',
      righe: [riga(scena)],
    }),
    prima: ({ app }) => app.db.ordine.deleteMany({ where: { numeroCommessa: 'nuovo' } }),
  },
  updateOrdine: { tipo: 'Ordine', input: (pk) => ({ pk, note: 'altra' }) },
  patchOrdine: { tipo: 'Ordine', input: (pk) => ({ pk, dataConsegna: '2026-09-09' }) },
  deleteOrdine: { tipo: 'Ordine', input: (pk) => ({ pk }) },
  setStatoOrdine: { tipo: 'Ordine', input: (ordine, { dati }) => ({ pk: ordine, statoPk: dati.statoOrdine }) },
  setCheckListOrdine: {
    tipo: 'Ordine',
    input: (ordine, { dati }) => ({ ordinePk: ordine, voci: [{ pk: dati.voce, done: true }] }),
  },
  setMailOrdine: {
    tipo: 'Ordine',
    input: (ordine) => ({ ordinePk: ordine, statoInvioMail: 'IN_ATTESA_INVIO', testoEmail: 'Buongiorno' }),
  },
  announcePresenza: { tipo: 'Ordine', input: (ordine) => ({ ordinePk: ordine, finestra: 'prova' }) },
  addAllegatoOrdine: {
    tipo: 'Ordine',
    input: (ordine) => ({ ordinePk: ordine, originalName: 'foto.png', allegato: file }),
  },
  deleteAllegatoOrdine: { tipo: 'AllegatoOrdine', input: (pk) => ({ pk }) },
  setBudgetCliente: { tipo: 'Cliente', input: (cliente) => ({ clientePk: cliente, anno: 2026, importo: 5 }) },
  setBudgetAgente: { input: (_pk, { dati }) => ({ agentePk: dati.agente, anno: 2026, importo: 5 }) },
  setDistintaRiga: { tipo: 'RigaOrdine', input: (pk) => ({ rigaPk: pk, righe: [] }) },
  setCongelamentoDistinte: { tipo: 'Ordine', input: (pk) => ({ ordinePk: pk, congelate: true }) },
  setBomRiga: {
    tipo: 'RigaOrdine',
    input: (pk) => ({ rigaPk: pk, posizione: 1, righe: [{ ord: 10, maktx: 'Vite', quantity: 2, meins: 'PZ' }] }),
  },
  updateExtraFieldsRiga: { tipo: 'RigaOrdine', input: (pk) => ({ rigaPk: pk, extraFields: { Colore: 'Noce' } }) },
  saveImmagineRiga: { tipo: 'RigaOrdine', input: (pk) => ({ rigaPk: pk, posizione: 1, immagine: file }) },
  takeFoto: { input: () => ({}) },
  deleteImmagineRiga: { tipo: 'ImmagineRiga', input: (pk) => ({ pk }) },
  createTempistica: {
    input: (_pk, { dati }) => ({
      tipoSerramentoPk: dati.tipoSerramento,
      codiceSerramentoPk: dati.codice,
      tempoRepartoMacchine: 1,
      tempoRepartoBanchi: 1,
    }),
    prima: ({ app }) => app.db.tempistica.deleteMany({ where: { tempoRepartoMacchine: 1 } }),
  },
  updateTempistica: {
    tipo: 'Tempistica',
    input: (pk, { dati }) => ({
      pk,
      tipoSerramentoPk: dati.tipoSerramento,
      codiceSerramentoPk: null,
      tempoRepartoMacchine: 2,
      tempoRepartoBanchi: 2,
    }),
    prima: ({ app }) => app.db.tempistica.deleteMany({ where: { codiceSerramentoId: null } }),
  },
  deleteTempistica: { tipo: 'Tempistica', input: (pk) => ({ pk }) },
  createCodiceSerramento: {
    input: () => ({ categoria: 'NUOVA', forma: 'RETT', codice: 'N1' }),
    prima: ({ app }) => app.db.codiceSerramento.deleteMany({ where: { categoria: 'NUOVA' } }),
  },
  updateCodiceSerramento: {
    tipo: 'CodiceSerramento',
    input: (pk) => ({ pk, categoria: 'NUOVA', forma: 'RETT', codice: 'N2' }),
    prima: ({ app }) => app.db.codiceSerramento.deleteMany({ where: { categoria: 'NUOVA' } }),
  },
  deleteCodiceSerramento: { tipo: 'CodiceSerramento', input: (pk) => ({ pk }) },
}
