/**
 * Any page on paper: its content alone, all of it. Frame, buttons and what only a screen can use stay out; what scrolls
 * is shown whole. Screens with papers of their own (the week, the sheets, the charts) say more.
 */
export const printStyle = {
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
    '#contenuto :is(.MuiButton-root, .MuiIconButton-root, .MuiTabs-root, .MuiCheckbox-root), .solo-schermo': {
      display: 'none',
    },
    '#contenuto :is(.MuiBox-root, .MuiPaper-root)': { overflow: 'visible', maxHeight: 'none' },
    '#contenuto :is(.MuiCard-root, li, tr)': { breakInside: 'avoid' },
    // A table is wider than a sheet: across it, and smaller.
    '@page larga': { size: 'A4 landscape', margin: '10mm' },
    // Of the whole document: a part of it with sheets of its own begins on another one, after an empty one.
    'body:has(#contenuto .MuiDataGrid-root)': { page: 'larga' },
    '#contenuto .MuiDataGrid-root': {
      height: 'auto',
      maxHeight: 'none',
      overflow: 'visible',
      border: 0,
      zoom: 0.62,
      '--DataGrid-t-color-background-base': '#fff',
    },
    '#contenuto .MuiDataGrid-main': { overflow: 'visible' },
    '#contenuto .MuiDataGrid-virtualScroller': { overflow: 'visible', height: 'auto' },
    '#contenuto .colonna-azioni': { display: 'none' },
    thead: { display: 'table-header-group' },
  },
} as const
