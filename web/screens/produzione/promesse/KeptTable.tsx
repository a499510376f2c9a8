import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatPercentage } from '#shared/formats/formats.ts'
import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'

/** Promised days of a month, or of a level of probability. */
export interface KeptRow {
  name: string
  promesse: number
  mantenute: number
  attese: number
  casoDa: number
  casoA: number
}

interface Props {
  /** What the rows are called by. */
  first: string
  rows: readonly KeptRow[]
  empty: string
}

const percent = ({ promesse }: KeptRow, count: number) => formatPercentage(Math.round((100 * count) / promesse))

/** Within the band of luck, or beyond it. */
function outcome({ mantenute, casoDa, casoA }: KeptRow): { word: string; tone: StatusTone } {
  if (mantenute < casoDa) return { word: 'Meno del previsto', tone: 'negativo' }
  return mantenute > casoA
    ? { word: 'Più del previsto', tone: 'attenzione' }
    : { word: 'Nella norma', tone: 'positivo' }
}

/** The band of luck, what was promised and what was kept, on one line from nothing to all. */
function Band(row: KeptRow) {
  const { promesse, mantenute, attese, casoDa, casoA } = row
  const at = (count: number) => `${(100 * count) / promesse}%`
  return (
    <Box
      role="img"
      aria-label={`${percent(row, mantenute)} mantenute, ${percent(row, attese)} attese, per caso da ${casoDa} a ${casoA}`}
      sx={{ position: 'relative', height: 14, minWidth: 120, bgcolor: 'action.hover' }}
    >
      <Box
        sx={{ position: 'absolute', inset: 0, left: at(casoDa), width: at(casoA - casoDa), bgcolor: 'info.light' }}
      />
      <Box sx={{ position: 'absolute', inset: 0, left: at(attese), width: 2, ml: '-1px', bgcolor: 'text.disabled' }} />
      <Box
        sx={{ position: 'absolute', inset: 0, left: at(mantenute), width: 4, ml: '-2px', bgcolor: 'text.primary' }}
      />
    </Box>
  )
}

/** Promised days and those that were kept, with what luck alone would leave of them. */
export function KeptTable({ first, rows, empty }: Props) {
  const phone = useIsPhone()
  if (rows.length === 0) return <Typography color="textSecondary">{empty}</Typography>
  const said = (row: KeptRow) => `${row.mantenute} su ${row.promesse}`
  if (phone) {
    return (
      <Box component="ul" aria-label={first} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((row) => (
          <Box component="li" key={row.name} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
              <strong>{row.name}</strong>
              <StatusChip {...outcome(row)} />
            </Box>
            <Typography variant="body2" sx={{ mb: 0.5 }}>
              {said(row)} ({percent(row, row.mantenute)}), attese {percent(row, row.attese)}, per caso {row.casoDa}–
              {row.casoA}
            </Typography>
            <Band {...row} />
          </Box>
        ))}
      </Box>
    )
  }
  return (
    <PlainTable
      aria-label={first}
      rows={rows}
      keyOf={({ name }) => name}
      columns={[
        { title: first, namesRow: true, sx: { whiteSpace: 'nowrap' }, cell: ({ name }) => name },
        { title: 'Mantenute', sx: { whiteSpace: 'nowrap' }, cell: said },
        { title: 'Quota', align: 'right', cell: (row) => percent(row, row.mantenute) },
        { title: 'Attesa', align: 'right', cell: (row) => percent(row, row.attese) },
        {
          title: 'Per caso',
          align: 'right',
          sx: { whiteSpace: 'nowrap' },
          cell: ({ casoDa, casoA }) => `${casoDa}–${casoA}`,
        },
        { title: '', key: 'band', headSx: { width: '35%' }, cell: (row) => <Band {...row} /> },
        { title: '', key: 'outcome', align: 'right', cell: (row) => <StatusChip {...outcome(row)} /> },
      ]}
    />
  )
}
