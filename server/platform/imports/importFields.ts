import { builder } from '../graphql/builder.ts'
import { FileTenuto } from '../graphql/files/FileTenuto.ts'
import type { InputBuilder, PayloadBuilder } from '../graphql/mutationField.ts'
import { EsitoImportazione } from './graphql/EsitoImportazione.ts'
import type { ImportOutcome } from './runImport.ts'
import type { KeptFile } from './uploads.ts'

/** A list that may hold nulls: the rules say what is missing. */
const items = { list: false, items: false } as const

const FoglioInput = builder.inputType('FoglioInput', {
  description: 'A spreadsheet: its bytes, or the key of one that was kept.',
  fields: (t) => ({
    nome: t.string({ description: 'Its name, with the extension.' }),
    base64: t.string({ description: 'The bytes.' }),
    chiave: t.string({ description: 'As `uploadFogli` answered.' }),
  }),
})

const CorrezioneInput = builder.inputType('CorrezioneInput', {
  description: 'A cell written again before the import.',
  fields: (t) => ({
    file: t.int({ required: true, description: 'Which of the files, from 0.' }),
    riga: t.int({ required: true, description: 'Row of the sheet, from 1.' }),
    colonna: t.string({ required: true, description: 'Name of the column.' }),
    valore: t.string({ required: true, description: 'As it would be typed in the sheet.' }),
  }),
})

/** What every import is asked with. */
export const importInput = (t: InputBuilder) => ({
  files: t.field({ type: [FoglioInput], required: items, description: 'At most 20.' }),
  correzioni: t.field({ type: [CorrezioneInput], required: items, description: 'Cells corrected in the preview.' }),
  anteprima: t.boolean({ description: 'Only say what would happen.' }),
  attendi: t.boolean({ description: 'Answer when it is done, however many rows there are.' }),
})

/** What every import answers. */
export const importPayload = (t: PayloadBuilder<ImportOutcome>) => ({
  esito: t.field({
    type: EsitoImportazione,
    nullable: true,
    description: 'What was done, or would be; null when there are errors.',
    resolve: ({ result }) => result,
  }),
})

/** The files that were kept. */
export const keptPayload = (t: PayloadBuilder<KeptFile[]>) => ({
  files: t.field({
    type: [FileTenuto],
    nullable: true,
    description: 'In the order sent; null when there are errors.',
    resolve: ({ result }) => result,
  }),
})

/** The spreadsheets to be kept. */
export const sheetsInput = (t: InputBuilder) =>
  t.field({ type: [FoglioInput], required: items, description: 'At most 20.' })
