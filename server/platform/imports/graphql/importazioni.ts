import { XLSX } from '../../excel/sheet.ts'
import { builder } from '../../graphql/builder.ts'
import { Documento } from '../../graphql/files/Documento.ts'
import { FileTenuto } from '../../graphql/files/FileTenuto.ts'
import { mutationField, type PayloadBuilder } from '../../graphql/mutationField.ts'
import { authorize } from '../../operation.ts'
import {
  importClienti,
  importOrders,
  importRigheOrdiniFornitore,
  importTempi,
  importVincoli,
  uploadFogli,
  uploadFogliVincoli,
} from '../operations.ts'
import { importPermission } from '../permission.ts'
import type { ImportName } from '../rules.ts'
import type { ImportOutcome } from '../runImport.ts'
import { importTemplate } from '../template.ts'
import type { KeptFile } from '../uploads.ts'
import { EsitoImportazione } from './EsitoImportazione.ts'

type InputBuilder = Parameters<Parameters<typeof mutationField>[1]['input']>[0]

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

const common = (t: InputBuilder) => ({
  files: t.field({ type: [FoglioInput], required: items, description: 'At most 20.' }),
  correzioni: t.field({ type: [CorrezioneInput], required: items, description: 'Cells corrected in the preview.' }),
  anteprima: t.boolean({ description: 'Only say what would happen.' }),
  attendi: t.boolean({ description: 'Answer when it is done, however many rows there are.' }),
})

const payload = (t: PayloadBuilder<ImportOutcome>) => ({
  esito: t.field({
    type: EsitoImportazione,
    nullable: true,
    description: 'What was done, or would be; null when there are errors.',
    resolve: ({ result }) => result,
  }),
})

mutationField(importClienti, {
  description: 'Imports customers from .xls files: all of them or none.',
  input: common,
  payload,
})

mutationField(importOrders, {
  description: 'Imports orders with their lines from .xls files: all of them or none.',
  input: (t) => ({
    ...common(t),
    senzaMisure: t.boolean({ description: 'Their measures are not final.' }),
    autoSchedulazione: t.boolean({
      description: 'They are scheduled as they come in; for users who may say so, else ignored.',
    }),
  }),
  payload,
})

mutationField(importRigheOrdiniFornitore, {
  description: 'Imports rows for suppliers from an .xls file, or only the orders that it names: all of them or none.',
  input: (t) => ({
    ...common(t),
    soloOrdini: t.boolean({ description: 'Only add the orders that are not there yet, and no row.' }),
    generaOrdini: t.boolean({ description: 'One supplier order for each order, type and supplier.' }),
    raggruppaRighe: t.boolean({ description: 'Rows equal in all but the quantity become one.' }),
    colonnaRigaOrdine: t.boolean({ description: 'Read the line of the order that each row is for, from 1.' }),
    ordine: t.int({ description: 'Number of the only order whose rows are taken.' }),
  }),
  payload,
})

mutationField(importTempi, {
  description: 'Imports timings from an .xlsx file: all of them or none.',
  input: common,
  payload,
})

mutationField(importVincoli, {
  description: 'Imports constraints from an .xlsx file: all of them or none.',
  input: (t) => ({
    ...common(t),
    sostituisci: t.boolean({ description: 'Those of the families and types that the file names go.' }),
  }),
  payload,
})

const tenuti = (t: PayloadBuilder<KeptFile[]>) => ({
  files: t.field({
    type: [FileTenuto],
    nullable: true,
    description: 'In the order sent; null when there are errors.',
    resolve: ({ result }) => result,
  }),
})

const sheets = (t: InputBuilder) => t.field({ type: [FoglioInput], required: items, description: 'At most 20.' })

mutationField(uploadFogli, {
  description: 'Keeps spreadsheets for a preview; refused when they are not what their name says.',
  input: (t) => ({ importazione: t.string({ description: 'clienti, ordini, righe or tempi.' }), files: sheets(t) }),
  payload: tenuti,
})

mutationField(uploadFogliVincoli, {
  description: 'Keeps spreadsheets of constraints for a preview; refused when they are not what their name says.',
  input: (t) => ({ files: sheets(t) }),
  payload: tenuti,
})

const Modello = builder.enumType('ModelloImportazione', {
  description: 'Which import.',
  values: {
    CLIENTI: { value: 'clienti' as ImportName, description: 'Customers.' },
    ORDINI: { value: 'ordini' as ImportName, description: 'Orders with their lines.' },
    RIGHE: { value: 'righe' as ImportName, description: 'Rows for suppliers.' },
    TEMPI: { value: 'tempi' as ImportName, description: 'Timings.' },
    VINCOLI: { value: 'vincoli' as ImportName, description: 'Constraints.' },
  },
})

const MIME = {
  xls: 'application/vnd.ms-excel',
  xlsx: XLSX,
}

builder.queryField('modelloImportazione', (t) =>
  t.field({
    type: Documento,
    description: 'The empty spreadsheet of an import, for those who may import it.',
    authScopes: { login: true },
    args: { importazione: t.arg({ type: Modello, required: true, description: 'Of which import.' }) },
    resolve: async (_root, { importazione }, ctx) => {
      authorize(importPermission(importazione), ctx)
      const { nome, bytes } = await importTemplate(importazione)
      return { nome, bytes, mime: nome.endsWith('x') ? MIME.xlsx : MIME.xls }
    },
  }),
)
