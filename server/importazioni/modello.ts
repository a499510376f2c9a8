import { utils, write } from '@e965/xlsx'
import { COLONNE, ESTENSIONI, type NomeImportazione } from './rules.ts'

/** The empty spreadsheet of an import: its header, in the format that it takes. */
export function modelloDi(nome: NomeImportazione): { nome: string; bytes: Buffer } {
  const titoli = COLONNE[nome].map(({ titolo }) => titolo)
  const sheet = utils.aoa_to_sheet([titoli])
  sheet['!cols'] = titoli.map((titolo) => ({ wch: Math.max(12, titolo.length + 2) }))
  const workbook = utils.book_new()
  utils.book_append_sheet(workbook, sheet, nome)
  const estensione = ESTENSIONI[nome]
  const bytes = write(workbook, { type: 'buffer', bookType: estensione === 'xls' ? 'biff8' : 'xlsx' }) as Buffer
  return { nome: `modello-${nome}.${estensione}`, bytes }
}
