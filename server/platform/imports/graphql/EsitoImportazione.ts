import type { Context } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import type { ImportFinding, PlanRow, RowAction } from '../kind.ts'
import { importsSomething } from '../permission.ts'
import { counted, type ResultBuilder } from '../resultTypes.ts'
import type { ImportOutcome } from '../runImport.ts'

/** Who imports one thing or the other: the operation has asked for its own permission. */
const authScopes = (_outcome: unknown, { viewer }: Context) => importsSomething(viewer)

const RigaActionEnum = builder.enumType('AzioneRiga', {
  description: 'What becomes of a row of a spreadsheet.',
  values: {
    NUOVO: { description: 'Adds something.' },
    MODIFICATO: { description: 'Changes something.' },
    UGUALE: { description: 'Changes nothing.' },
    ERRORE: { description: 'Is not right: see `rilievi`.' },
  } satisfies Record<RowAction, { description: string }>,
})

const CellaImportata = builder.objectRef<{ colonna: string; testo: string }>('CellaImportata').implement({
  description: 'A cell of a preview.',
  authScopes,
  fields: (t) => ({
    colonna: t.exposeString('colonna', { description: 'Name of the column.' }),
    testo: t.exposeString('testo', { description: 'What it holds, as a text.' }),
  }),
})

const RigaImportata = builder.objectRef<PlanRow>('RigaImportata').implement({
  description: 'A row of a preview.',
  authScopes,
  fields: (t) => ({
    file: t.exposeInt('file', { description: 'Which of the files, from 0.' }),
    riga: t.exposeInt('riga', { description: 'Row of the sheet, from 1.' }),
    azione: t.expose('azione', { type: RigaActionEnum, description: 'What becomes of it.' }),
    celle: t.field({
      type: [CellaImportata],
      description: 'Its cells, as they are read.',
      resolve: ({ celle }) => Object.entries(celle).map(([column, text]) => ({ colonna: column, testo: text })),
    }),
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
    ...counted(t as ResultBuilder),
    totaleRighe: t.exposeInt('totaleRighe', { description: 'Rows of all the files.' }),
    righe: t.expose('righe', { type: [RigaImportata], description: 'The first 200, those that are not right before.' }),
    rilievi: t.expose('rilievi', { type: [RilievoImportazione], description: 'The first 50.' }),
    totaleRilievi: t.exposeInt('totaleRilievi', { description: 'All of them.' }),
    avvisi: t.exposeStringList('avvisi', { description: 'What to look at, that stops nothing.' }),
    ignote: t.exposeStringList('ignote', { description: 'Titles of columns that are not taken.' }),
  }),
})
