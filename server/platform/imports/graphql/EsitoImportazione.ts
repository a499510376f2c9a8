import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import type { ImportFinding, OrdineNonSchedulato, PlanRow, RowAction, TouchedOrdine } from '../kind.ts'
import { importsSomething } from '../permission.ts'
import type { ImportOutcome } from '../runImport.ts'

/** Who imports one thing or the other: the operation has asked for its own permission. */
const authScopes = (_esito: unknown, { viewer }: Context) => importsSomething(viewer)

const AzioneRigaEnum = builder.enumType('AzioneRiga', {
  description: 'What becomes of a row of a spreadsheet.',
  values: {
    NUOVO: { description: 'Adds something.' },
    MODIFICATO: { description: 'Changes something.' },
    UGUALE: { description: 'Changes nothing.' },
    ERRORE: { description: 'Is not right: see `rilievi`.' },
  } satisfies Record<RowAction, { description: string }>,
})

const OrdineImportato = builder.objectRef<TouchedOrdine>('OrdineImportato').implement({
  description: 'An order named by a file.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Its number; 0 in a preview, for one that is not there yet.' }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'As in the file.' }),
  }),
})

const OrdineNonSchedulatoType = builder.objectRef<OrdineNonSchedulato>('OrdineNonSchedulato').implement({
  description: 'An order that was added and could not be scheduled as it came in.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Its number.' }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'As in the file.' }),
    motivo: t.exposeString('motivo', { description: 'Why.' }),
  }),
})

const RigaImportata = builder.objectRef<PlanRow>('RigaImportata').implement({
  description: 'A row of a preview.',
  authScopes,
  fields: (t) => ({
    file: t.exposeInt('file', { description: 'Which of the files, from 0.' }),
    riga: t.exposeInt('riga', { description: 'Row of the sheet, from 1.' }),
    azione: t.expose('azione', { type: AzioneRigaEnum, description: 'What becomes of it.' }),
    celle: t.expose('celle', { type: 'JSON', description: 'Name of the column → text of the cell.' }),
  }),
})

const RilievoImportazione = builder.objectRef<ImportFinding & { testo: string }>('RilievoImportazione').implement({
  description: 'A cell that is not right.',
  authScopes,
  fields: (t) => ({
    file: t.exposeInt('file', { description: 'Which of the files, from 0.' }),
    riga: t.exposeInt('riga', { description: 'Row of the sheet, from 1.' }),
    colonna: t.exposeString('colonna', { description: 'Name of the column.' }),
    messaggio: t.exposeString('messaggio', { description: 'Why.' }),
    testo: t.exposeString('testo', { description: 'In full: riga N, colonna X: why.' }),
  }),
})

/** What an import did, or would do. */
export const EsitoImportazione = builder.objectRef<ImportOutcome>('EsitoImportazione').implement({
  description: 'What an import did, or would do.',
  authScopes,
  fields: (t) => ({
    anteprima: t.exposeBoolean('anteprima', { description: 'Nothing was written.' }),
    job: t.exposeInt('job', { nullable: true, description: 'Number of the job that does it, when rows are many.' }),
    inseriti: t.exposeInt('inseriti', { description: 'Added.' }),
    aggiornati: t.exposeInt('aggiornati', { description: 'Changed.' }),
    invariati: t.exposeInt('invariati', { description: 'Left as they were.' }),
    tolti: t.exposeInt('tolti', { description: 'Taken out: what the rows stand in the place of.' }),
    importati: t.expose('importati', { type: [OrdineImportato], description: 'Orders added.' }),
    esistenti: t.expose('esistenti', { type: [OrdineImportato], description: 'Orders that were there: untouched.' }),
    nonSchedulati: t.expose('nonSchedulati', {
      type: [OrdineNonSchedulatoType],
      description: 'Of the added ones, with `autoSchedulazione`: those that could not be scheduled.',
    }),
    righeAggiunte: t.exposeInt('righeAggiunte', { description: 'Rows for suppliers added.' }),
    toccati: t.expose('toccati', {
      type: [OrdineImportato],
      description: 'Orders that got rows for suppliers, or were added for them.',
    }),
    importazione: t.exposeInt('importazione', {
      nullable: true,
      description: 'Number of the batch of rows, by which it can be taken back.',
    }),
    totaleRighe: t.exposeInt('totaleRighe', { description: 'Rows of all the files.' }),
    righe: t.expose('righe', { type: [RigaImportata], description: 'The first 200, those that are not right before.' }),
    rilievi: t.expose('rilievi', { type: [RilievoImportazione], description: 'The first 50.' }),
    totaleRilievi: t.exposeInt('totaleRilievi', { description: 'All of them.' }),
    avvisi: t.exposeStringList('avvisi', { description: 'What to look at, that stops nothing.' }),
    ignote: t.exposeStringList('ignote', { description: 'Titles of columns that are not taken.' }),
  }),
})
