const pageNumbers = {
  '@bottom-right': { content: '"Pagina " counter(page) " di " counter(pages)', fontSize: '8pt' },
} as const

/**
 * Any page on paper: its content alone, all of it. Frame, buttons and what only a screen can use stay out; what scrolls
 * is shown whole. Screens with papers of their own (the week, the sheets, the charts) say more.
 */
export const printStyle = {
  '@media screen': { '.solo-stampa': { display: 'none !important' } },
  '@media print': {
    'html, body, #radice': { height: 'auto', overflow: 'visible', background: '#fff' },
    '[data-cornice], [data-cornice] > *, #contenuto, [data-pagina], [data-pagina] > *': {
      display: 'block',
      height: 'auto',
      minHeight: 0,
      overflow: 'visible',
    },
    '[data-cornice] > nav, [data-cornice] > a, [data-cornice] header, [data-cornice] nav, [role="search"]': {
      display: 'none !important',
    },
    '#contenuto :is(.MuiButton-root, .MuiIconButton-root, .MuiToggleButtonGroup-root, .MuiTabs-root, .MuiCheckbox-root)':
      {
        display: 'none',
      },
    '.solo-schermo': { display: 'none !important' },
    // A bar is its background, which browsers leave out on paper.
    '#contenuto :is(.barra, .barra *)': { printColorAdjust: 'exact' },
    // Drawn for the window, a chart takes the width of the paper, in its colours; but those with a paper of their own.
    '#contenuto .MuiChartsLayerContainer-root:not(.da-stampare *)': { height: 'auto', printColorAdjust: 'exact' },
    '#contenuto .MuiChartsSvgLayer-root:not(.da-stampare *)': {
      position: 'static',
      width: '100%',
      height: 'auto',
      maxHeight: '110mm',
    },
    '#contenuto :is(.MuiBox-root, .MuiStack-root, .MuiPaper-root)': { overflow: 'visible', maxHeight: 'none' },
    '#contenuto :is(.MuiCard-root, li, tr)': { breakInside: 'avoid' },
    // A table is longer than a sheet: its card begins where it stands, and goes on.
    '#contenuto .MuiCard-root:has(table)': { breakInside: 'auto' },
    '@page': { margin: '12mm 12mm 14mm', ...pageNumbers },
    // A table is wider than a sheet: across it, and smaller.
    '@page larga': { size: 'A4 landscape', margin: '10mm 10mm 13mm', ...pageNumbers },
    // Of the whole body: what stands before the content would have a sheet of its own, an empty one.
    'body:has(#contenuto .MuiDataGrid-root)': { page: 'larga' },
    '#contenuto .MuiDataGrid-root': {
      height: 'auto',
      maxHeight: 'none',
      overflow: 'visible',
      border: 0,
      zoom: 'var(--zoom-stampa, 0.6)',
      '--DataGrid-t-color-background-base': '#fff',
    },
    '#contenuto .MuiDataGrid-main': { overflow: 'visible' },
    '#contenuto .MuiDataGrid-virtualScroller': { overflow: 'visible', height: 'auto' },
    // A text that its column cuts on the screen is read whole: its row grows, and those under it move down.
    '#contenuto .MuiDataGrid-virtualScrollerContent': { height: 'auto !important' },
    '#contenuto .MuiDataGrid-virtualScrollerRenderZone': { position: 'static', transform: 'none !important' },
    '#contenuto :is(.MuiDataGrid-contentFiller, .MuiDataGrid-scrollbar)': { display: 'none' },
    '#contenuto .MuiDataGrid-row': { height: 'auto !important', maxHeight: 'none !important', breakInside: 'avoid' },
    '#contenuto .MuiDataGrid-cell': {
      height: 'auto !important',
      maxHeight: 'none !important',
      paddingTop: 4,
      paddingBottom: 4,
      lineHeight: 1.3,
      overflowWrap: 'anywhere',
    },
    '#contenuto .MuiDataGrid-cell, #contenuto .MuiDataGrid-cell *': {
      whiteSpace: 'normal !important',
      overflow: 'visible !important',
      textOverflow: 'clip !important',
    },
    '#contenuto .colonna-azioni': { display: 'none' },
    // The same for a table of its own.
    'body:has(#contenuto [data-stampa="larga"])': { page: 'larga' },
    '#contenuto [data-stampa="larga"]': {
      zoom: 'var(--zoom-stampa, 0.6)',
      overflow: 'visible',
      maxHeight: 'none',
      border: 0,
    },
    '#contenuto thead': { display: 'table-header-group' },
    // Sums stand once, under the last row, not at the foot of every sheet.
    '#contenuto tfoot': { display: 'table-row-group' },
  },
} as const
