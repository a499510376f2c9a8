/** Columns of the editor where there is room for them; below, each column is a small card. */
export const columnsGrid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(0, 2fr) 84px 130px minmax(0, 2fr) 108px' },
  columnGap: 1,
  rowGap: 1,
} as const
