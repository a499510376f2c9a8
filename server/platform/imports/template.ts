import { IMPORT_COLUMNS, type ImportName, SHEET_EXTENSIONS } from './rules.ts'

/** The empty spreadsheet of an import: its header, in the format that it takes. */
export async function importTemplate(nome: ImportName): Promise<{ nome: string; bytes: Buffer }> {
  // Loaded when it is wanted: most of the time it would only take room.
  const { utils, write } = await import('@e965/xlsx')
  const titoli = IMPORT_COLUMNS[nome].map(({ titolo }) => titolo)
  const sheet = utils.aoa_to_sheet([titoli])
  sheet['!cols'] = titoli.map((title) => ({ wch: Math.max(12, title.length + 2) }))
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, sheet, nome)
  const estensione = SHEET_EXTENSIONS[nome]
  const bytes = write(workbook, { type: 'buffer', bookType: estensione === 'xls' ? 'biff8' : 'xlsx' }) as Buffer
  return { nome: `modello-${nome}.${estensione}`, bytes }
}
