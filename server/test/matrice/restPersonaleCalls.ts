// How the matrix asks the old API about staff, calendar and suppliers.
import type { MatrixScene, ObjectKind } from './scene.ts'

export const personalePaths: readonly [RegExp, ObjectKind][] = [
  [/^\/api\/planner\/personale\//, 'Persona'],
  [/^\/api\/planner\/assenze\//, 'Assenza'],
  [/^\/api\/planner\/festivita\//, 'Festivita'],
  [/^\/api\/planner\/materiali\//, 'Materiale'],
  [/^\/api\/planner\/fornitori\//, 'Fornitore'],
  [/^\/api\/planner\/righe-ordini-fornitore\//, 'RigaOrdineFornitore'],
  [/^\/api\/planner\/ordini-fornitore\//, 'OrdineFornitoreNuovo'],
  [/^\/api\/planner\/allegati-ordine-fornitore\//, 'AllegatoOrdineFornitore'],
  [/^\/api\/planner\/calendario-ore-lavorative\//, 'OreLavorative'],
]

const DAY = '2028-05-05'
const period = { giorno_da: DAY, giorno_a: DAY, title: 'rest' }
const hours = { ore_lavorative_macchine: 7, ore_lavorative_banchi: 7 }
const persona = { nome: 'Nuova', reparto: 'banchi', data_inizio: DAY }
const RIGHE_FORNITORE = '/api/planner/righe-ordini-fornitore/'
const sorted = { tipologia: 'vetro', note: 'rest' }
const fornitore = { nome: 'Nuovo', tipologia: 'vetro', tempo: 3 }
/** A day of its own for each row that is changed, beyond those of the rows themselves. */
const dayOfMillis = (pk: number) => new Date(Date.UTC(2100, 0, pk % 20_000)).toISOString().slice(0, 10)

export const personaleBodies: Record<string, (pk: number, scena: MatrixScene) => object> = {
  'POST /api/planner/personale/': () => persona,
  'PUT /api/planner/personale/{id}/': () => persona,
  'POST /api/planner/assenze/': (_pk, { dati }) => ({ persona: dati.persona, ...period }),
  'PUT /api/planner/assenze/{id}/': (pk, { dati }) => {
    const day = dayOfMillis(pk)
    return { persona: dati.persona, ...period, giorno_da: day, giorno_a: day }
  },
  'POST /api/planner/festivita/': () => period,
  'PUT /api/planner/festivita/{id}/': (pk) => ({ ...period, giorno_da: dayOfMillis(pk), giorno_a: dayOfMillis(pk) }),
  'POST /api/planner/fornitori/': () => fornitore,
  'PUT /api/planner/fornitori/{id}/': () => fornitore,
  'PATCH /api/planner/fornitori/{id}/': () => ({ tempo: 4 }),
  [`POST ${RIGHE_FORNITORE}`]: (_pk, { dati }) => ({
    ordine: dati.ordineServito,
    tipologia: 'vetro',
    fornitore: dati.fornitore,
    quantita: 2,
  }),
  [`PUT ${RIGHE_FORNITORE}{id}/`]: (_pk, { dati }) => ({ tipologia: 'vetro', fornitore: dati.fornitore, quantita: 2 }),
  [`PATCH ${RIGHE_FORNITORE}{id}/`]: () => ({ codice: 'V2' }),
  [`POST ${RIGHE_FORNITORE}{id}/split/`]: () => ({ quantita: [0.5, 0.5] }),
  ...Object.fromEntries(
    ['merge', 'reset', 'genera', 'delete-multi'].map((action) => [
      `POST ${RIGHE_FORNITORE}${action}/`,
      (pk: number) => ({ ids: [pk] }),
    ]),
  ),
  [`POST ${RIGHE_FORNITORE}sposta/`]: (pk) => ({ ids: [pk], ordine_fornitore: 2_000_000_000 }),
  'POST /api/planner/ordini-fornitore/': (_pk, { dati }) => ({
    ordine: dati.ordineServito,
    tipologia: 'vetro',
    fornitore: dati.fornitore,
    stato: '',
  }),
  'PUT /api/planner/ordini-fornitore/{id}/': (_pk, { dati }) => ({ ...sorted, fornitore: dati.fornitore, stato: '' }),
  'PATCH /api/planner/ordini-fornitore/{id}/': () => ({ note: 'rest', stato: '' }),
  'POST /api/planner/materiali/': () => ({ nome: 'Rest' }),
  'PUT /api/planner/materiali/{materiale}/': (pk) => ({ nome: String(pk), colonne_list: ['Codice'] }),
  'POST /api/planner/calendario-ore-lavorative/': () => ({ giorno: DAY, ...hours }),
  'PUT /api/planner/calendario-ore-lavorative/{id}/': (pk) => ({ giorno: dayOfMillis(pk), ...hours }),
  'POST /api/planner/calendario-ore-lavorative/create-multiple/': () => ({
    date_start: '2028-06-05',
    date_end: '2028-06-06',
    ...hours,
  }),
}

export const beforePersonale: Record<string, (scena: MatrixScene) => Promise<unknown>> = {
  'POST /api/planner/assenze/': ({ app }) => app.db.assenza.deleteMany({ where: { title: 'rest' } }),
  'POST /api/planner/festivita/': ({ app }) => app.db.festivita.deleteMany({ where: { title: 'rest' } }),
  'POST /api/planner/materiali/': ({ app }) => app.db.materiale.deleteMany({ where: { nome: 'Rest' } }),
  'POST /api/planner/calendario-ore-lavorative/': ({ app }) =>
    app.db.oreLavorative.deleteMany({ where: { giorno: new Date(DAY) } }),
}
