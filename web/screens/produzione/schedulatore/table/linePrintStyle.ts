/**
 * Looks of the printed timeline: beside the application, as the printed week; late and at risk are told by signs and
 * edges, not by colour. Nothing has a fixed height: a phase with many bars takes the room that it needs.
 */
export const linePrintStyle = {
  '@media screen': { '.stampa-linea': { display: 'none' } },
  '@media print': {
    '@page': {
      size: 'A4 landscape',
      margin: '9mm 9mm 12mm',
      '@bottom-right': { content: '"Pagina " counter(page) " di " counter(pages)', fontSize: '8pt' },
    },
    '#radice': { display: 'none' },
    'html, body': { background: '#fff', color: '#000', height: 'auto', overflow: 'visible' },
    '.stampa-linea': { fontSize: '6.5pt', lineHeight: 1.25, color: '#000', printColorAdjust: 'exact' },
    '.stampa-linea section + section': { breakBefore: 'page' },
    '.stampa-linea header': {
      display: 'flex',
      alignItems: 'baseline',
      gap: '6mm',
      paddingBottom: '1.5mm',
      fontSize: '9pt',
      '& p': { margin: 0, '&:last-child': { marginLeft: 'auto', fontSize: '8pt' } },
    },
    '.stampa-linea h1': { fontSize: '14pt', lineHeight: 1.1, margin: 0 },
    '.stampa-linea .giorni': {
      display: 'grid',
      gridTemplateColumns: '18mm repeat(14, minmax(0, 1fr))',
      borderBottom: '0.5mm solid #000',
      fontSize: '7.5pt',
      '& > div': { paddingLeft: '0.6mm', borderLeft: '0.2mm solid #999' },
      '& > div:first-of-type': { gridColumn: 2 },
    },
    '.stampa-linea .fase': {
      display: 'grid',
      gridTemplateColumns: '18mm minmax(0, 1fr)',
      borderBottom: '0.3mm solid #000',
    },
    '.stampa-linea h2': { fontSize: '8pt', margin: '0.8mm 0 0', textTransform: 'capitalize', overflowWrap: 'anywhere' },
    '.stampa-linea .corpo': {
      display: 'grid',
      gridTemplateColumns: 'repeat(14, minmax(0, 1fr))',
      gridAutoFlow: 'row dense',
      rowGap: '0.4mm',
      padding: '0.6mm 0',
      minHeight: '6mm',
      // The days go on through the rows.
      background: 'repeating-linear-gradient(90deg, #bbb 0 0.15mm, transparent 0.15mm calc(100% / 14))',
    },
    '.stampa-linea .barra': {
      border: '0.25mm solid #555',
      borderRadius: '0.6mm',
      background: '#eee',
      padding: '0 0.6mm',
      margin: '0 0.3mm',
      breakInside: 'avoid',
      overflowWrap: 'anywhere',
      '&.tardi': { borderLeft: '1.2mm solid #000', fontWeight: 700 },
      '&.rischio': { borderLeft: '0.8mm double #000' },
      '&.scelto': { background: '#000', color: '#fff', fontWeight: 700 },
    },
    '.stampa-linea .cella': {
      padding: '0 0.6mm',
      overflowWrap: 'anywhere',
      '& i': { fontStyle: 'normal', color: '#333' },
      '&.chiusa': { textAlign: 'center', color: '#555' },
    },
  },
} as const
