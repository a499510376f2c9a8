import { type ImportSheet, importColumn } from '#platform/imports/rules.ts'

/** The spreadsheet of customers. */
export const clientiSheet: ImportSheet = {
  name: 'clienti',
  extension: 'xls',
  columns: [
    importColumn('codice', 'Codice*', 'testo', ['Codice cliente']),
    importColumn('nome', 'Nome*', 'testo', ['Ragione sociale']),
    importColumn('tipoCliente', 'Tipo cliente'),
    importColumn('piva', 'Partita IVA', 'testo', ['P.IVA', 'PIVA']),
    importColumn('codFatturazione', 'Codice fatturazione'),
    importColumn('agente', 'Agente'),
    importColumn('email', 'Email', 'testo', ['E-mail', 'Mail']),
    importColumn('indirizzo', 'Indirizzo'),
    importColumn('citta', 'Città'),
    importColumn('cap', 'CAP'),
    importColumn('provincia', 'Provincia', 'testo', ['Prov']),
    importColumn('telefono', 'Telefono', 'testo', ['Tel']),
    importColumn('telefono2', 'Telefono 2'),
    importColumn('telefax', 'Telefax', 'testo', ['Fax']),
    importColumn('note', 'Note'),
    importColumn('pagamento', 'Pagamento'),
  ],
}
