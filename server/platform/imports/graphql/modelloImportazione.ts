import { XLSX } from '../../excel/sheet.ts'
import { builder } from '../../graphql/builder.ts'
import { Documento } from '../../graphql/files/Documento.ts'
import { authorize } from '../../operation.ts'
import { importKindOf, importKinds } from '../job.ts'
import { importTemplate } from '../template.ts'

// Of the imports that the areas have added: this file is read after them.
const Modello = builder.enumType('ModelloImportazione', {
  description: 'Which import.',
  values: Object.fromEntries(
    importKinds.all().map(({ sheet, description }) => [sheet.name.toUpperCase(), { value: sheet.name, description }]),
  ),
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
      const { permesso, sheet } = importKindOf(importazione)
      authorize(permesso, ctx)
      const { nome, bytes } = await importTemplate(sheet)
      return { nome, bytes, mime: nome.endsWith('x') ? MIME.xlsx : MIME.xls }
    },
  }),
)
