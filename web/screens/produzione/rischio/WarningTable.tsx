import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatInteger } from '#shared/formats/formats.ts'
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
      {[...Map.groupBy(righe, ({ group }) => group)].map(([group, rows], index) => (
        <Box component="section" key={group} aria-label={`${label}: ${group}`} sx={{ minWidth: 0 }}>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {group.charAt(0).toUpperCase() + group.slice(1)}{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
              {formatInteger(rows.length)}
            </Box>
          </Typography>
          <WarningTable {...table} label={group} righe={rows} headed={index === 0} />
        </Box>
      ))}
    </Box>
  )
}

/** Ten columns: what stands between them is left to the names. */
const NARROW = { tableLayout: 'fixed', minWidth: 900, '& .MuiTableCell-root': { px: 1 } } as const

/** Heads that give the columns their width, and are said, but not drawn again. */
const UNDRAWN = { '& thead th': { py: 0, height: 0, border: 0, fontSize: 0, lineHeight: 0 } } as const

interface GroupProps extends TableProps {
  /** Of groups under each other the first alone has its heads drawn. */
  headed?: boolean
}

/** The warnings of a group; on a phone each is a card of its own: which order, what is done, the rest below. */
export function WarningTable({ label, titles, wide, widths, righe, headed = true }: GroupProps) {
  const phone = useIsPhone()
  if (phone) {
    return (
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {righe.map(({ key, celle: [ordine, cliente, ...others], action }) => (
          <Box component="li" key={key} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {ordine} · {cliente}
              </Box>
              <Box sx={{ flexShrink: 0 }}>{action}</Box>
            </Box>
            <Box component="dl" sx={{ m: 0, mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
              {others.map((cell, index) => (
                <Box
                  key={titles[index + 2]}
                  sx={{ display: 'flex', gap: 0.5, alignItems: 'center', fontSize: '0.8125rem' }}
                >
                  <Box component="dt" sx={{ color: 'text.secondary' }}>
                    {titles[index + 2]}
                  </Box>
                  <Box component="dd" sx={{ m: 0 }}>
                    {cell || '–'}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    )
  }
  return (
    <Box data-stampa="larga" sx={{ overflowX: 'auto' }}>
      <PlainTable
        aria-label={label}
        sx={[NARROW, !headed && UNDRAWN]}
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
    <MuiLink component={Link} to={`/ordini/${pk}/fornitori`} underline="always">
      {numeroCommessa}
    </MuiLink>
  )
}

/** The rows whose order is still there. */
export function withOrdine<Row extends { readonly ordine: object | null | undefined }>(rows: readonly Row[]) {
  return rows.flatMap((row) => (row.ordine ? [{ ...row, ordine: row.ordine as NonNullable<Row['ordine']> }] : []))
}
