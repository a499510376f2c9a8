import { type ImportSheet, importColumn } from '#platform/imports/rules.ts'

/** The spreadsheet of timings. */
export const tempiSheet: ImportSheet = {
  name: 'tempi',
  extension: 'xlsx',
  columns: [
    importColumn('tipoSerramento', 'Tipo serramento*'),
    importColumn('categoria', 'Categoria'),
    importColumn('forma', 'Forma'),
    importColumn('codice', 'Codice'),
    importColumn('tempoRepartoMacchine', 'Tempo macchine*', 'intero'),
    importColumn('tempoRepartoBanchi', 'Tempo banchi*', 'intero'),
  ],
}
