/** Where a file is handed out in the source: what the story of downloads sees when it is pressed, or whose story presses it. */
export type DownloadSite = { readonly reached: RegExp } | { readonly elsewhere: string }

const dialogs = { elsewhere: 'e2e/downloads/dialogs.spec.ts' } as const
const importing = { reached: /^GET \/api\/planner\/import-(orders|clienti|righe-ordini-fornitore)\/$/ } as const

/** Each file of web/ that hands out files or prints, and how it is tried. */
export const DOWNLOAD_SITES: Readonly<Record<string, DownloadSite>> = {
  'web/screens/acquisti/ordiniFornitore/OrdiniFornitorePage.tsx': { reached: /^GET \/esporta\/ordini_fornitori\.xlsx/ },
  'web/screens/acquisti/ordiniFornitore/AllegatiFornitura.tsx': dialogs,
  'web/screens/acquisti/ordiniFornitore/print/PrintButton.tsx': {
    reached: /^GET \/api\/planner\/ordini-fornitore\/(#\/pdf|pdf_multi)\//,
  },
  'web/screens/acquisti/ordiniFornitore/print/printUrl.ts': {
    reached: /^GET \/api\/planner\/ordini-fornitore\/(#\/pdf|pdf_multi)\//,
  },
  'web/screens/acquisti/portale/PortaleOrdineDetails.tsx': dialogs,
  'web/screens/acquisti/portale/downloadFile.ts': dialogs,
  'web/screens/acquisti/raccolte/raccoltaPrintUrl.ts': { elsewhere: 'e2e/acquisti/raccolta.spec.ts' },
  'web/screens/amministrazione/accessi/AccessiPage.tsx': { reached: /^GET \/esporta\/accessi\.csv/ },
  'web/screens/amministrazione/interessati/chosen.ts': {
    elsewhere: 'server/amministrazione/interessati/__tests__/interessati.test.ts',
  },
  'web/screens/amministrazione/posta/detail/MailFiles.tsx': dialogs,
  'web/screens/amministrazione/utenti/UtentiPage.tsx': { reached: /^GET \/esporta\/storico\.csv/ },
  'web/screens/documenti/file/FolderFileRow.tsx': { reached: /^GET .*di-cartella\.pdf/ },
  'web/screens/documenti/file/VersionsDialog.tsx': dialogs,
  'web/screens/numeri/righe/RigheStatistichePage.tsx': { reached: /^GET \/esporta\/righe_ordini\.csv/ },
  'web/screens/numeri/righe/righeUrlState.ts': { reached: /^GET \/esporta\/righe_ordini\.csv/ },
  'web/screens/numeri/statistiche/StatisticheScreen.tsx': {
    reached: /^GET \/api\/planner\/statistiche-agenti\/excel\//,
  },
  'web/screens/numeri/statistiche/urlState.ts': { reached: /^GET \/api\/planner\/statistiche-clienti\/excel\// },
  'web/screens/officina/avanzamento/avanzamentoUrlState.ts': {
    reached: /^GET \/esporta\/avanzamenti_materiali\.xlsx/,
  },
  'web/screens/officina/operatore/edit/AttivitaForm.tsx': {
    elsewhere: 'server/ordini/distinte/liste/__tests__/labels.test.ts',
  },
  'web/screens/officina/performance/FigureScreen.tsx': { reached: /^GET \/api\/planner\/ore-lavorate\/excel\// },
  'web/screens/officina/performance/figureUrlState.ts': {
    reached: /^GET \/api\/planner\/performance-operatori\/excel\//,
  },
  'web/screens/officina/performance/lavorazioniOrdine/LavorazioniOrdinePage.tsx': {
    reached: /^GET \/api\/planner\/lavorazioni-ordine-operatore\/excel\//,
  },
  'web/screens/ordini/conferme/ConfermaRow.tsx': { reached: /^GET \/conferme\/#\/file\// },
  'web/kits/imports/ImportPage.tsx': importing,
  'web/screens/ordini/distinte/DistinteTab.tsx': { reached: /^GET \/esporta\/vetri\.pdf/ },
  'web/screens/ordini/offerte/detail/parts/OffertaActions.tsx': { reached: /^GET \/offerte\/#\/versioni\// },
  'web/screens/ordini/paginaCliente/PaginaConfermaPage.tsx': { elsewhere: 'e2e/ordini/conferme.spec.ts' },
  'web/screens/ordini/paginaCliente/PaginaOffertaPage.tsx': {
    elsewhere: 'server/ordini/offerte/__tests__/cliente.test.ts',
  },
  'web/screens/ordini/ordini/detail/PrintOrdine.tsx': { reached: /^GET \/api\/planner\/ordini\/#\/pdf\// },
  'web/screens/ordini/ordini/detail/allegati/AllegatiList.tsx': { reached: /^GET \/files\/.*di-ordine\.pdf/ },
  'web/screens/ordini/ordini/detail/marcaturaCe/MarcaturaCeTab.tsx': {
    reached: /^GET \/api\/planner\/ordini\/#\/pdf-controllo-ce\//,
  },
  'web/screens/ordini/ordini/list/OrdiniPage.tsx': { reached: /^GET \/esporta\/ordini\.xlsx/ },
  'web/screens/produzione/fabbisogno/FabbisognoPage.tsx': { reached: /^GET \/esporta\/da_ordinare\.xlsx/ },
  'web/screens/produzione/fasiSchedulate/FasiSchedulatePage.tsx': {
    reached: /^GET \/api\/planner\/fasi-schedulate\/csv\//,
  },
  'web/screens/produzione/fasiSchedulate/fasiSchedulateUrlState.ts': {
    reached: /^GET \/api\/planner\/fasi-schedulate\/csv\//,
  },
  'web/screens/produzione/pianificazioni/PrintSheets.tsx': { reached: /^PRINT .*pianificazioni\/\d+/ },
  'web/screens/produzione/schedulatore/table/PrintLinea.tsx': { reached: /^PRINT .*schedulatore/ },
  'web/screens/produzione/schedulatore/table/PrintWeek.tsx': { reached: /^PRINT .*schedulatore/ },
  'web/screens/vendite/catalogo/file/CatalogoFilePage.tsx': { reached: /^GET \/esporta\/catalogo\.zip/ },
  'web/screens/vendite/catalogo/listini/detail/VociTab.tsx': { reached: /^GET \/esporta\/listino\.xlsx/ },
  'web/screens/vendite/catalogo/listini/importa/ImportGrigliePage.tsx': { reached: /^GET \/esporta\/listino\.xlsx/ },
  'web/screens/vendite/preventivi/detail/PreventivoHeaderActions.tsx': {
    reached: /^GET \/(api\/.*pdf|files\/)/,
  },
  'web/screens/vendite/preventivi/list/columns.tsx': { reached: /^GET \/(api\/.*pdf|files\/)/ },
  // The same file, of oneself.
  'web/shell/security/OwnAccessi.tsx': { reached: /^GET \/esporta\/accessi\.csv/ },
  'web/ui/export/addresses.ts': { reached: /^GET \/esporta\/avanzamenti_commesse\.xlsx/ },
  'web/ui/export/useExport.ts': { reached: /^FILE .*\.xlsx$/ },
  'web/ui/files/FilePreview.tsx': dialogs,
  'web/ui/print/usePrintOnce.ts': { reached: /^PRINT / },
  'web/wizard/SentStep.tsx': { elsewhere: 'e2e/vendite/wizard.spec.ts' },
}

/** What hands out a file, as the source says it. */
export const HANDS_OUT =
  /\/esporta\/|\/(?:excel|csv)\/|\/pdf[-/]|pdf_multi|^\s*download$|\bdownload=|\.download =|href=\{[\w.]*pdf\}|href: pdf\b|\?scarica|window\.print\(|\busePrintOnce\(|\bScarica\s*$|>\s*Scarica\b|\b(?:exportUrl|downloadUrl|righeCsvUrl|downloadFile)\(/m
