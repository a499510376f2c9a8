import type { CsvColumn } from '#platform/imports/csv/columns.ts'
import type { CsvTable } from '#platform/imports/csv/table.ts'

/** Where the tables of the files stand in docs/import.md. */
export const PAGE_MARKS = ['<!-- tables -->', '<!-- end of tables -->'] as const

const KINDS: Readonly<Record<CsvColumn['tipo'], string>> = {
  testo: 'testo',
  intero: 'numero intero',
  numero: 'numero',
  giorno: 'giorno',
  siNo: 'sì o no',
  istante: 'giorno e ora',
}

const DIVERSE: Readonly<Record<CsvTable['diverse'], string>> = {
  aggiorna: 'chi c’è già ed è diverso viene aggiornato',
  lascia: 'chi c’è già resta com’è',
}

const cell = (text: string) => text.replaceAll('|', '\\|')

function section({ file, titolo, columns, chiave, diverse, libere }: CsvTable): string {
  const free = libere ? '; le altre colonne diventano campi liberi' : ''
  return [
    `### ${file}`,
    '',
    `${titolo}. Si riconosce da: ${chiave}; ${DIVERSE[diverse]}${free}.`,
    '',
    '| Colonna | Contenuto | |',
    '|---|---|---|',
    ...columns.map(
      ({ titolo, required, tipo, nota }) =>
        `| \`${titolo}\`${required ? ' \\*' : ''} | ${KINDS[tipo]} | ${cell(nota)} |`,
    ),
  ].join('\n')
}

/** The formats of the files as docs/import.md shows them, in the order in which they are read. */
export function importTablesPage(tables: readonly CsvTable[]): string {
  return tables.map(section).join('\n\n')
}
