import type { ImportSheet } from './rules.ts'

/** The empty spreadsheet of an import: its header, in the format that it takes. */
export async function importTemplate({
  name,
  extension,
  columns,
  template,
}: ImportSheet): Promise<{ nome: string; bytes: Buffer }> {
  // Loaded when it is wanted: most of the time it would only take room.
  const { utils, write } = await import('@e965/xlsx')
  const titles = columns.map(({ titolo }) => titolo)
  const sheet = utils.aoa_to_sheet(template ? template.map((row) => [...row]) : [titles])
  sheet['!cols'] = titles.map((title) => ({ wch: Math.max(12, title.length + 2) }))
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, sheet, name)
  const bytes = write(workbook, { type: 'buffer', bookType: extension === 'xls' ? 'biff8' : 'xlsx' }) as Buffer
  return { nome: `modello-${name}.${extension}`, bytes }
}
