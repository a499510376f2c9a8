import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DataPairs } from '#ui/DataPairs.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'

interface Props {
  label: string
  titles: readonly string[]
  /** Titles of the columns whose texts may go on to another line. */
  wide: readonly string[]
  righe: readonly { readonly key: number; readonly celle: readonly ReactNode[] }[]
}

/** A block of warnings; on a phone each is a card of its own. */
export function WarningTable({ label, titles, wide, righe }: Props) {
  const phone = useIsPhone()
  if (phone) {
    return (
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {righe.map(({ key, celle }) => (
          <Box component="li" key={key} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <DataPairs sideBySide items={titles.map((title, index) => [title, celle[index]])} />
          </Box>
        ))}
      </Box>
    )
  }
  return (
    <Box data-stampa="larga" sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={label}>
      <PlainTable
        rows={righe}
        keyOf={({ key }) => key}
        columns={titles.map((title, index) => ({
          title,
          headSx: { whiteSpace: 'nowrap' },
          sx: wide.includes(title) ? { overflowWrap: 'anywhere', minWidth: 140 } : { whiteSpace: 'nowrap' },
          cell: ({ celle }: Props['righe'][number]) => celle[index],
        }))}
      />
    </Box>
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
