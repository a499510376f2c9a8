/** On paper the chart alone, all of it: what is around it and what it scrolls in have no part in it. */
export const chartPrintStyle = {
  '@media screen': { '.solo-in-stampa': { display: 'none' } },
  '@media print': {
    '@page': { size: 'A4 portrait', margin: '12mm' },
    'html, body, #radice, body :has(.da-stampare)': {
      display: 'block',
      height: 'auto',
      overflow: 'visible',
      margin: 0,
      padding: 0,
      background: '#fff',
    },
    // But for what the charts measure texts with.
    'body :not(:has(.da-stampare), .da-stampare, .da-stampare *, body > svg, body > svg *)': { display: 'none' },
    'body .da-stampare': { overflow: 'visible', border: 0, padding: 0, printColorAdjust: 'exact' },
    'body .da-stampare .fuori-stampa': { display: 'none' },
    // Drawn for the window, the chart takes the width of the paper.
    'body .da-stampare .MuiChartsLayerContainer-root': { height: 'auto' },
    'body .da-stampare .MuiChartsSvgLayer-root': { position: 'static', height: 'auto' },
  },
} as const
