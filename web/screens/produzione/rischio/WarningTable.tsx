import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatInteger } from '#shared/formats/formats.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'

/** Its cells in the order of the titles, then what is done about it. */
interface Row {
  key: number | string
  celle: readonly ReactNode[]
  action: ReactNode
}

/** A warning among others. */
export interface Warning extends Row {
  /** Whom it is about: the supplier to call, the material to order. */
  group: string
}

interface TableProps {
  label: string
  titles: readonly string[]
  /** Titles of the columns whose texts may go on to another line. */
  wide: readonly string[]
  /** Width of columns that need more or less than the others, px. */
  widths?: Readonly<Record<string, number>>
  /** The most pressing before. */
  righe: readonly Row[]
}

interface Props extends TableProps {
  righe: readonly Warning[]
}

/** A block of warnings by whom they are about, the group with the most pressing one before: one call settles a group. */
export function WarningGroups({ label, righe, ...table }: Props) {
  return (
    <Box role="region" aria-label={label} sx={{ display: 'grid', gap: 2 }}>
      {[...Map.groupBy(righe, ({ group }) => group)].map(([group, rows]) => (
        <Box component="section" key={group} aria-label={`${label}: ${group}`} sx={{ minWidth: 0 }}>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {group.charAt(0).toUpperCase() + group.slice(1)}{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {formatInteger(rows.length)}
            </Box>
          </Typography>
          <WarningTable {...table} label={group} righe={rows} />
        </Box>
      ))}
    </Box>
  )
}

/** The warnings of a group; on a phone each is a card of its own. */
export function WarningTable({ label, titles, wide, widths, righe }: TableProps) {
  const phone = useIsPhone()
  if (phone) {
    return (
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {righe.map(({ key, celle, action }) => (
          <Box component="li" key={key} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <DataPairs sideBySide items={titles.map((title, index) => [title, celle[index]])} />
            <Box sx={{ mt: 1 }}>{action}</Box>
          </Box>
        ))}
      </Box>
    )
  }
  return (
    <Box data-stampa="larga" sx={{ overflowX: 'auto' }}>
      <PlainTable
        aria-label={label}
        sx={{ tableLayout: 'fixed', minWidth: 900 }}
        rows={righe}
        keyOf={({ key }) => key}
        columns={[
          ...titles.map((title, index) => ({
            title,
            headSx: { whiteSpace: 'nowrap', width: widths?.[title] } as const,
            sx: wide.includes(title) ? ({ overflowWrap: 'anywhere' } as const) : ({ whiteSpace: 'nowrap' } as const),
            cell: ({ celle }: Row) => celle[index],
          })),
          {
            title: <span style={visuallyHidden}>Azioni</span>,
            key: 'azioni',
            align: 'right' as const,
            headSx: { width: 116 },
            cell: ({ action }: Row) => action,
          },
        ]}
      />
    </Box>
  )
}

/** What is done about a warning, as a button. @param of which order, for screen readers */
export function WarningAction({ name, of, to }: { name: string; of: string; to: string }) {
  return (
    <Button component={Link} to={to} variant="outlined" size="small" aria-label={`${name}: ${of}`}>
      {name}
    </Button>
  )
}

/** The order, as a link to what is bought for it. */
export function OrdineLink({ pk, numeroCommessa }: { pk: number; numeroCommessa: string }) {
  return (
    <MuiLink component={Link} to={`/ordini/${pk}/fornitori`}>
      {numeroCommessa}
    </MuiLink>
  )
}

/** The rows whose order is still there. */
export function withOrdine<Row extends { readonly ordine: object | null | undefined }>(rows: readonly Row[]) {
  return rows.flatMap((row) => (row.ordine ? [{ ...row, ordine: row.ordine as NonNullable<Row['ordine']> }] : []))
}
