// How the matrix asks about the shop floor.
import { alignAvanzamenti } from '#officina/avanzamento/align.ts'
import type { MatrixAction, MatrixQuery } from './calls.ts'
import type { MatrixScene, ObjectKind } from './scene.ts'

export const officinaNodes: Record<string, ObjectKind> = {
  Lavorazione: 'Lavorazione',
  ControlloLavorazione: 'ControlloLavorazione',
  ControlloEffettuato: 'ControlloEffettuato',
  ConfigurazionePostazione: 'ConfigurazionePostazione',
  Attivita: 'Attivita',
  ConfigurazioneStatistica: 'ConfigurazioneStatistica',
}

export const officinaQueries: Record<string, MatrixQuery> = {
  attivita: { tipo: 'Attivita', args: (pk) => `pk: ${pk}` },
  giorniAttivita: { args: `mese: "${new Date().toISOString().slice(0, 7)}"` },
  rimanenzeOrdine: { tipo: 'Ordine', args: (pk) => `ordinePk: ${pk}` },
  lavorazioniSecondarie: { tipo: 'Ordine', args: (pk) => `ordinePk: ${pk}, lavorazionePk: 1` },
  controlliOrdine: { tipo: 'Ordine', args: (pk) => `ordinePk: ${pk}` },
  ordiniAppresi: { tipo: 'Tempistica', args: (pk) => `tempisticaPk: ${pk}, reparto: MACCHINE` },
  impattoTempiAppresi: { args: 'voci: []' },
  restoFasi: { tipo: 'Ordine', args: (pk) => `ordinePk: ${pk}` },
  previstoAlBanco: { args: 'postazione: "Banco 1"' },
  avanzamentoOrdine: { tipo: 'Ordine', args: (pk) => `ordinePk: ${pk}` },
  avanzamentoRaggruppato: { args: 'per: GIORNO' },
  configurazioneStatistica: { tipo: 'ConfigurazioneStatistica', args: (pk) => `pk: ${pk}` },
  controlliOrdinePdf: { tipo: 'Ordine', args: (pk) => `ordinePk: ${pk}` },
}

const NEXT = 'Nuova della matrice'

export const officinaActions: Record<string, MatrixAction> = {
  createLavorazione: {
    input: () => ({ nome: NEXT, fase: 'banchi', quota: 0, attivitaNumero: 'ANTE' }),
    prima: ({ app }) => app.db.lavorazione.deleteMany({ where: { nome: NEXT } }),
  },
  updateLavorazione: { tipo: 'Lavorazione', input: (pk) => ({ pk, nome: `Altra ${pk}` }) },
  deleteLavorazione: { tipo: 'Lavorazione', input: (pk) => ({ pk }) },
  // The question knows one of several entries: the list is another one meanwhile. Not one that is removed afterwards: who
  // completes an order between them works at every operation that there is.
  arrangeLavorazioni: { input: () => ({ pks: [1] }), never: true },
  setQuoteLavorazioni: {
    tipo: 'Lavorazione',
    input: (pk) => ({ fase: 'banchi', quote: [{ lavorazionePk: pk, quota: 1 }] }),
    never: true,
  },
  createControlloLavorazione: {
    input: () => ({ lavorazionePk: 1, descrizione: NEXT }),
    prima: ({ app }) => app.db.controlloLavorazione.deleteMany({ where: { descrizione: NEXT } }),
  },
  updateControlloLavorazione: { tipo: 'ControlloLavorazione', input: (pk) => ({ pk, descrizione: `Altro ${pk}` }) },
  deleteControlloLavorazione: { tipo: 'ControlloLavorazione', input: (pk) => ({ pk }) },
  arrangeControlliLavorazione: { tipo: 'ControlloLavorazione', input: (pk) => ({ pks: [pk] }), never: true },
  createPostazione: {
    input: () => ({ postazione: NEXT, campi: ['taglio'] }),
    prima: ({ app }) => app.db.configurazionePostazione.deleteMany({ where: { postazione: NEXT } }),
  },
  updatePostazione: { tipo: 'ConfigurazionePostazione', input: (pk) => ({ pk, postazione: `Altra ${pk}` }) },
  deletePostazione: { tipo: 'ConfigurazionePostazione', input: (pk) => ({ pk }) },
  arrangePostazioni: { tipo: 'ConfigurazionePostazione', input: (pk) => ({ pks: [pk] }), never: true },
  // Superusers are no operators: only these record their own work.
  createAttivita: { input: () => ({ lavorazionePk: 1 }), never: true },
  updateAttivita: { tipo: 'Attivita', input: (pk) => ({ pk, note: 'altra' }), never: true },
  deleteAttivita: { tipo: 'Attivita', input: (pk) => ({ pk }), never: true },
  deleteAttivitaAutomatica: { tipo: 'AttivitaAutomatica', input: (pk) => ({ pk }) },
  correctAttivita: { tipo: 'Attivita', input: (pk) => ({ pk, oraInizio: '08:00', oraFine: '10:00' }) },
  completeAttivitaOrdine: { tipo: 'Ordine', input: (ordine) => ({ ordinePk: ordine }) },
  completeLavorazioneOrdine: { tipo: 'Ordine', input: (ordine) => ({ ordinePk: ordine, lavorazionePk: 1 }) },
  // Superusers are no operators: only these report.
  reportProblemaOfficina: { input: () => ({ testo: NEXT }), never: true },
  resolveProblemaOfficina: { tipo: 'ProblemaOfficina', input: (pk) => ({ pk }) },
  saveControlliOrdine: { tipo: 'Ordine', input: (ordine) => ({ ordinePk: ordine, controlli: [] }) },
  deleteControlloOrdine: { tipo: 'ControlloEffettuato', input: (pk) => ({ pk }) },
  // No order teaches here.
  acceptTempiAppresi: {
    tipo: 'Tempistica',
    input: (pk) => ({ voci: [{ tempisticaPk: pk, reparto: 'MACCHINE', minuti: 1 }] }),
    never: true,
  },
  createAnalisiPostazione: { tipo: 'Ordine', input: (ordine) => ({ nome: NEXT, ordinePks: [ordine] }) },
  updateAnalisiPostazione: {
    tipo: 'AnalisiPostazione',
    // Whose orders it had is asked nowhere else: it gets another week's.
    input: (pk) => ({ pk, nome: `Altra ${pk}`, ordinePks: [1] }),
    never: true,
  },
  regenerateAvanzamento: { tipo: 'Ordine', input: (ordine) => ({ ordinePk: ordine }) },
  createConfigurazioneStatistica: { input: () => ({ name: NEXT, fieldsConf: { fields: [] } }) },
  updateConfigurazioneStatistica: {
    tipo: 'ConfigurazioneStatistica',
    input: (pk) => ({ pk, name: `Altra ${pk}`, fieldsConf: { fields: [] } }),
  },
  deleteConfigurazioneStatistica: { tipo: 'ConfigurazioneStatistica', input: (pk) => ({ pk }) },
  saveContatoriMacchina: { input: () => ({ letture: [{ date: '2024-04-01', total: 1 }] }) },
}

/** The row behind `{id}` of a path of the old API. */
export const officinaPaths: readonly [RegExp, ObjectKind][] = [
  [/^\/api\/planner\/lavorazioni-operatore-automatica-admin\//, 'AttivitaAutomatica'],
  [/^\/api\/planner\/lavorazioni-operatore\//, 'Attivita'],
  [/^\/api\/planner\/avanzamento-ordini\//, 'Ordine'],
  [/^\/api\/planner\/analisi-postazione\//, 'AnalisiPostazione'],
  [/^\/api\/planner\/(ordini-stats-config|righe-ordini-stats)\//, 'ConfigurazioneStatistica'],
  [/^\/api\/planner\/controlli-ordine\//, 'ControlloEffettuato'],
  [/^\/api\/planner\/ordini\/lista-attivita\//, 'Lavorazione'],
]

export const officinaBodies: Record<string, (pk: number, scena: MatrixScene) => object> = {
  'POST /api/planner/lavorazioni-operatore/': () => ({ lavorazione: 1 }),
  'PUT /api/planner/lavorazioni-operatore/{id}/': () => ({ note: 'altra' }),
  'PUT /api/planner/ordini/{id}/controlli/': () => [],
  'POST /api/planner/ordini/{id}/completa-singola-lavorazione/': () => ({ lavorazione: 1 }),
  'POST /api/planner/problemi-officina/': () => ({ testo: NEXT }),
  'POST /api/planner/ordini-stats-config/': () => ({ name: NEXT, fields_conf: { fields: [] } }),
  'PUT /api/planner/ordini-stats-config/{id}/': (pk) => ({ name: `Altra ${pk}`, fields_conf: { fields: [] } }),
  'POST /api/planner/manipolazioni-macchina/': () => [{ date: '2024-04-01', total: 1 }],
}

/** Writes all progress: a reader writes some of the marked orders, the next one others, and each would find more rows. */
export const settleProgress = ({ app }: Pick<MatrixScene, 'app'>) => alignAvanzamenti(app.db, { count: 100_000 })

/** What must be so before a path is asked. */
export const beforeOfficina: Record<string, (scena: MatrixScene) => Promise<unknown>> = {
  'GET /api/planner/avanzamento-ordini/': settleProgress,
}
