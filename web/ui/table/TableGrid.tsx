import { DataGrid, type GridRowId, type GridValidRowModel, useGridApiRef } from '@mui/x-data-grid'
import { itIT } from '@mui/x-data-grid/locales'
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import { nonce } from '../nonce.ts'
import { paperZoom } from '../print/paperZoom.ts'
import { useIsPrinting } from '../print/useIsPrinting.ts'
import { gridStyle } from './gridStyle.ts'
import { columnOrder, serverOrdering } from './ordering.ts'
import { withSelection } from './TableCards.tsx'
import type { DataTableProps } from './tableProps.ts'

const testi = {
  ...itIT.components.MuiDataGrid.defaultProps.localeText,
  checkboxSelectionHeaderName: 'Selezione',
}

/** Field of the column of a row's actions: it stays at the right while the rest scrolls. */
const AZIONI = 'azioni'

type Props<R extends GridValidRowModel> = DataTableProps<R> & {
  altezzaRiga: number
  mostrate: Record<string, boolean>
}

const posti = new WeakMap<object, number>()
const postoDi = (riga: object): GridRowId => posti.get(riga) ?? 0

/** MUI's grid, set for pages that come from the server; screens use it through Tabella. */
export function TableGrid<R extends GridValidRowModel>(props: Props<R>) {
  const {
    righe,
    colonne,
    idRiga,
    ordinamenti = {},
    ordinamento = '',
    selezione,
    onSelezione,
    onOpen,
    href,
    classeRiga,
  } = props
  const inStampa = useIsPrinting()
  const grid = useGridApiRef()
  const sortModel = useMemo(() => columnOrder(ordinamento, ordinamenti), [ordinamento, ordinamenti])
  const choices = useMemo(() => ({ type: 'include' as const, ids: new Set(selezione) }), [selezione])
  // Where nothing is selected a row is its place: the next rows are written into those on screen, not built anew.
  const perPosto = selezione === undefined
  const rows = useMemo(() => {
    if (perPosto) for (const [indice, riga] of righe.entries()) posti.set(riga, indice)
    return righe
  }, [righe, perPosto])
  const columns = useMemo(
    () =>
      colonne.map((column, index) => {
        const fissa = index === 0 ? 'colonna-fissa' : column.field === AZIONI ? 'colonna-azioni' : ''
        const ordinabile = Object.hasOwn(ordinamenti, column.field)
        return {
          ...column,
          sortable: ordinabile,
          headerClassName: fissa,
          cellClassName: column.cellClassName ?? fissa,
        }
      }),
    [colonne, ordinamenti],
  )

  function apri(riga: R, event: MouseEvent | KeyboardEvent) {
    const bersaglio = event.target as HTMLElement
    if (bersaglio.closest('a, button, input, [data-field="__check__"]')) return
    if (event.type === 'click' && getSelection()?.toString()) return
    // The same key would go on in the dialog that it opens, and press its button or send its form.
    if (event.type === 'keydown') event.preventDefault()
    if (href && (event.ctrlKey || event.metaKey)) window.open(href(riga), '_blank', 'noopener')
    else onOpen?.(riga)
  }

  function scegli(id: GridRowId) {
    if (selezione) onSelezione?.(withSelection(selezione, id, !selezione.has(id)))
  }

  return (
    <DataGrid<R>
      apiRef={grid}
      style={inStampa ? paperZoom(grid.current?.state.dimensions.columnsTotalWidth) : undefined}
      rows={rows}
      columns={columns}
      getRowId={perPosto ? postoDi : idRiga}
      getRowClassName={({ row }) => classeRiga?.(row) ?? ''}
      columnVisibilityModel={props.mostrate}
      rowHeight={props.altezzaRiga}
      columnHeaderHeight={36}
      localeText={testi}
      nonce={nonce()}
      aria-label={props.etichetta}
      // On paper every row, not only those in the window.
      disableVirtualization={inStampa}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      // A first column that sticks needs all its neighbours in the row: pages are short, rows alone are virtual.
      columnBufferPx={4000}
      sortingMode="server"
      // All rows that it is given: pages of its own would end after a hundred.
      paginationMode="server"
      rowCount={rows.length}
      sortModel={sortModel}
      onSortModelChange={(modello) => props.onOrdinamento?.(serverOrdering(modello, ordinamenti))}
      checkboxSelection={selezione !== undefined}
      rowSelectionModel={choices}
      onRowSelectionModelChange={({ ids }) => onSelezione?.(ids)}
      onRowClick={({ row }, event) => apri(row, event)}
      onCellKeyDown={({ row, id }, event) => {
        if (event.key === 'Enter') apri(row, event)
        if (event.key === ' ' && selezione) {
          event.preventDefault()
          scegli(id)
        }
      }}
      sx={[gridStyle, { '& .MuiDataGrid-row': { cursor: onOpen ? 'pointer' : 'default' } }]}
    />
  )
}
