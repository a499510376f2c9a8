import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ReactNode } from 'react'

/** A phase of an order, or a material that belongs to none. */
export interface FasiTableRow {
  readonly name: string
  readonly isNeeded: boolean
}

/** A column beside the name; on phones that of the state stands beside it, the others below, each with its title. */
export interface FasiTableColumn<TRow extends FasiTableRow> {
  title: string
  cella: (riga: TRow) => ReactNode
  kind?: 'stato' | 'testo'
}

/** On phones a phase is a block: name and state beside each other, then what else there is, each with its name. */
const asTabs = {
  '@media (max-width:699px)': {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody, & tbody tr': { display: 'grid' },
    '& tbody tr': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: 0.5,
      py: 1,
      alignItems: 'center',
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody tr:last-child': { borderBottom: 0 },
    '& tbody td': { border: 0, p: 0 },
    '& td.stato-fase': { gridColumn: 2, gridRow: 1 },
    '& td[data-nome]': {
      gridColumn: '1 / -1',
      '&::before': { content: 'attr(data-nome) ": "', color: 'text.secondary' },
    },
  },
} as const

interface Props<TRow extends FasiTableRow> {
  title: string
  /** What the first column holds. */
  before: string
  righe: readonly TRow[]
  columns: readonly FasiTableColumn<TRow>[]
  /** What stands under a name. */
  below?: (riga: TRow) => ReactNode
}

/** A row each; what the order does not need is greyed. */
export function FasiTable<TRow extends FasiTableRow>({ title, before, righe, columns, below }: Props<TRow>) {
  return (
    <TableContainer data-stampa="larga">
      <Table size="small" aria-label={title} sx={[{ '& tr:last-child td': { borderBottom: 0 } }, asTabs]}>
        <TableHead>
          <TableRow>
            <TableCell>{before}</TableCell>
            {columns.map((column) => (
              <TableCell key={column.title}>{column.title}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {righe.map((riga) => (
            <TableRow
              key={riga.name}
              sx={{ verticalAlign: 'top', ...(riga.isNeeded ? {} : { '& td': { color: 'text.disabled' } }) }}
            >
              <TableCell sx={{ fontWeight: riga.isNeeded ? 550 : 400, whiteSpace: 'nowrap' }}>
                {riga.name}
                {!riga.isNeeded && ' (non necessaria)'}
                {below?.(riga)}
              </TableCell>
              {columns.map(({ title: own, cella, kind }) =>
                kind === 'stato' ? (
                  <TableCell key={own} className="stato-fase">
                    {cella(riga)}
                  </TableCell>
                ) : (
                  <TableCell key={own} data-nome={own} sx={kind === 'testo' ? { minWidth: { sm: 200 } } : {}}>
                    {cella(riga)}
                  </TableCell>
                ),
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
