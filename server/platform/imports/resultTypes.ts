// What an import says of what it has written: its answer and its job.
import { builder, type Types } from '../graphql/builder.ts'
import { type ImportResult, NO_RESULT, type OrdineNonSchedulato, type TouchedOrdine } from './kind.ts'

/** Whoever may read the answer or the job may read what it names. */
const authScopes = { login: true } as const

const OrdineImportato = builder.objectRef<TouchedOrdine & Partial<OrdineNonSchedulato>>('OrdineImportato').implement({
  description: 'An order named by a file.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Its number; 0 in a preview, for one that is not there yet.' }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'As in the file.' }),
    motivo: t.string({
      nullable: true,
      description: 'Of `nonSchedulati`: why it could not be scheduled as it came in.',
      resolve: ({ motivo }) => motivo,
    }),
  }),
})

export type ResultBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, ImportResult>

/** What an import says of what it has written. */
export const counted = (t: ResultBuilder) => ({
  inseriti: t.exposeInt('inseriti', { description: 'Added.' }),
  aggiornati: t.exposeInt('aggiornati', { description: 'Changed.' }),
  invariati: t.exposeInt('invariati', { description: 'Left as they were.' }),
  tolti: t.exposeInt('tolti', { description: 'Taken out: what the rows stand in the place of.' }),
  importati: t.expose('importati', { type: [OrdineImportato], description: 'Orders added.' }),
  esistenti: t.expose('esistenti', { type: [OrdineImportato], description: 'Orders that were there: untouched.' }),
  nonSchedulati: t.expose('nonSchedulati', {
    type: [OrdineImportato],
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
})

/** What an import did, as its job keeps it. */
export const RisultatoImportazione = builder.objectRef<ImportResult>('RisultatoImportazione').implement({
  description: 'What an import did.',
  authScopes,
  fields: counted,
})

/** What a job keeps of its import; of one that ended before a number was counted, that number is 0. */
export const importResultOf = (kept: unknown): ImportResult => ({ ...NO_RESULT, ...(kept as Partial<ImportResult>) })
