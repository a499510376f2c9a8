/**
 * Looks of the printed week. Beside the application, so that its frame and scrolling have no part in the paper; black on
 * white only, what is full or closed told by shape.
 */
export const weekPrintStyle = {
  '@media screen': { '.stampa-settimana': { display: 'none' } },
  '@media print': {
    '@page': {
      size: 'A4 landscape',
      margin: '11mm 11mm 13mm',
      '@bottom-right': { content: '"Pagina " counter(page) " di " counter(pages)', fontSize: '8pt' },
    },
    '#radice': { display: 'none' },
    'html, body': { background: '#fff', color: '#000', height: 'auto', overflow: 'visible' },
    '.stampa-settimana': {
      fontSize: '9pt',
      lineHeight: 1.35,
      color: '#000',
      printColorAdjust: 'exact',
    },
    '.stampa-settimana section + section': { breakBefore: 'page' },
    '.stampa-settimana header': {
      display: 'flex',
      alignItems: 'flex-end',
      gap: '10mm',
      borderBottom: '0.6mm solid #000',
      paddingBottom: '2mm',
      marginBottom: '3mm',
    },
    '.stampa-settimana header p': { margin: 0, '&:last-child': { marginLeft: 'auto', textAlign: 'right' } },
    '.stampa-settimana h1': { fontSize: '22pt', lineHeight: 1.1, margin: 0, textTransform: 'capitalize' },
    '.stampa-settimana table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '.stampa-settimana col.stretta': { width: '17mm' },
    '.stampa-settimana th, .stampa-settimana td': {
      border: '0.25mm solid #555',
      padding: '1.6mm 2mm',
      verticalAlign: 'top',
      textAlign: 'left',
    },
    '.stampa-settimana th': { fontWeight: 400, fontSize: '8.5pt', borderBottomWidth: '0.5mm' },
    '.stampa-settimana th > b:first-of-type': { fontSize: '11pt', textTransform: 'capitalize' },
    '.stampa-settimana thead': { display: 'table-header-group' },
    '.stampa-settimana td': { height: '118mm', padding: '0.8mm 2mm' },
    '.stampa-settimana td.chiuso': {
      background: 'repeating-linear-gradient(135deg, #bbb 0 0.2mm, transparent 0.2mm 2mm)',
    },
    '.stampa-settimana .barra': { height: '2.6mm', border: '0.25mm solid #000', margin: '1mm 0' },
    '.stampa-settimana .barra > div': { height: '100%', background: '#000' },
    '.stampa-settimana ul': { listStyle: 'none', margin: 0, padding: 0 },
    '.stampa-settimana li': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '1.6mm',
      padding: '0.9mm 0',
      borderBottom: '0.2mm solid #bbb',
      breakInside: 'avoid',
      '& b': { flex: 1, overflowWrap: 'anywhere', fontSize: '9.5pt' },
      '& span': { whiteSpace: 'nowrap' },
      '& i': { flex: 'none', width: '2.8mm', height: '2.8mm', border: '0.3mm solid #000', alignSelf: 'center' },
    },
    '.stampa-settimana footer': { marginTop: '2mm', fontSize: '8pt', color: '#333' },
  },
} as const
