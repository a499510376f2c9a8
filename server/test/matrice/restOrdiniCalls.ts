// How the matrix asks the old API about orders, lines and timings. Files travel as multipart: proved elsewhere.
import type { MatrixScene, ObjectKind } from './scene.ts'

export const ordiniPaths: readonly [RegExp, ObjectKind][] = [
  [/^\/api\/planner\/ordini\//, 'Ordine'],
  [/^\/api\/planner\/order-schedule\//, 'Ordine'],
  [/^\/api\/planner\/stati-fasi-ordine\//, 'Ordine'],
  [/^\/api\/planner\/righe-ordini\//, 'RigaOrdine'],
  [/^\/api\/planner\/immagini-righe-ordini\//, 'ImmagineRiga'],
  [/^\/api\/planner\/allegati-ordine\//, 'AllegatoOrdine'],
  [/^\/api\/planner\/tempistiche\//, 'Tempistica'],
]

const ordine = ({ dati }: MatrixScene, numero_commessa: string) => ({
  numero_commessa,
  data: '2026-01-01',
  cliente: dati.cliente,
  tipo_cliente: 'PRIVA',
})
const tempi = { tempo_reparto_macchine: 3, tempo_reparto_banchi: 3 }

export const ordiniBodies: Record<string, (pk: number, scena: MatrixScene) => object> = {
  'POST /api/planner/ordini/': (_pk, scena) => ordine(scena, 'rest'),
  'PUT /api/planner/ordini/{id}/': (pk, scena) => ordine(scena, `rest ${pk}`),
  'PATCH /api/planner/ordini/{id}/': () => ({ data_consegna: '2026-09-09' }),
  'PUT /api/planner/ordini/{id}/set_stato/': (_pk, { dati }) => ({ stato: dati.statoOrdine }),
  'PUT /api/planner/ordini/{id}/check-list/': (_pk, { dati }) => [{ id: dati.voce, done: true }],
  'PUT /api/planner/stati-fasi-ordine/set_stato/': (ordine, { dati }) => ({
    ordine,
    nome_fase: 'banchi',
    stato: dati.statoFase,
  }),
  'POST /api/planner/pianificazione-banchi/': (ordine, { dati }) => ({
    nome: 'matrice',
    ordini: [ordine],
    configurazioni: [dati.postazione],
  }),
  'PUT /api/planner/ordini/{id}/save-tempi/': () => [],
  'PUT /api/planner/ordini/{id}/remove-schedulazione/': () => [],
  'PUT /api/planner/ordini/{id}/move-fine/': () => ({ nome_fase: 'banchi', fine: '2026-03-09' }),
  'PUT /api/planner/righe-ordini/{id}/update-extra-fields/': () => ({ extra_fields: { Colore: 'Noce' } }),
  'POST /api/planner/tempistiche/': (_pk, { dati }) => ({
    tipo_serramento_id: dati.tipoSerramento,
    codice_serramento_id: dati.codice,
    ...tempi,
  }),
  'PUT /api/planner/tempistiche/{id}/': (_pk, { dati }) => ({ tipo_serramento_id: dati.tipoSerramento, ...tempi }),
}

export const beforeOrdini: Record<string, (scena: MatrixScene) => Promise<unknown>> = {
  'POST /api/planner/ordini/': ({ app }) => app.db.ordine.deleteMany({ where: { numeroCommessa: 'rest' } }),
  'POST /api/planner/tempistiche/': ({ app }) => app.db.tempistica.deleteMany({ where: { tempoRepartoMacchine: 3 } }),
  'PUT /api/planner/tempistiche/{id}/': ({ app }) =>
    app.db.tempistica.deleteMany({ where: { codiceSerramentoId: null } }),
}
