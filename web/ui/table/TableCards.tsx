import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Checkbox from '@mui/material/Checkbox'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { GridValidRowModel } from '@mui/x-data-grid'
import { Fragment, type ReactNode, useCallback } from 'react'
import { createPortal } from 'react-dom'
import { groupHeads } from './groups/groups.ts'
import { useSortSlot } from './sortSlot.ts'
import type { DataTableProps } from './tableProps.ts'

type Props<R extends GridValidRowModel> = DataTableProps<R> & { card: (row: R) => ReactNode }

const content = { flex: 1, minWidth: 0, px: 1.5, py: 1, overflowWrap: 'anywhere' } as const

/** The rows of a list as cards, one under the other. */
export function TableCards<R extends GridValidRowModel>(props: Props<R>) {
  const { label, rows, idOf, card, selection, onSelection, onOpen } = props
  const heads = groupHeads(rows, props.groupOf)
  return (
    <>
      <SortBy {...props} />
      <Box
        role="list"
        aria-label={label}
        sx={{ flex: 1, overflow: 'auto', display: 'flex', flexDirection: 'column', gap: 1 }}
      >
        {rows.map((row) => {
          const id = idOf(row)
          const head = heads.get(row)
          return (
            <Fragment key={id}>
              {head !== undefined && (
                <Box role="presentation" sx={{ fontWeight: 650, pt: 1 }}>
                  {head}
                </Box>
              )}
              <Card role="listitem" sx={{ display: 'flex', alignItems: 'flex-start', flexShrink: 0 }}>
                {selection && onSelection && (
                  <Checkbox
                    checked={selection.has(id)}
                    slotProps={{ input: { 'aria-label': 'Seleziona' } }}
                    onChange={(_, choice) => onSelection(withSelection(selection, id, choice))}
                  />
                )}
                {onOpen ? (
                  <CardActionArea component="div" onClick={() => onOpen(row)} sx={content}>
                    {card(row)}
                  </CardActionArea>
                ) : (
                  <Box sx={content}>{card(row)}</Box>
                )}
              </Card>
            </Fragment>
          )
        })}
        {props.more && !props.more.all && !props.more.error && <End key={rows.length} load={props.more.load} />}
      </Box>
    </>
  )
}

/** The end of the cards: a little before it comes into sight the next ones are read. */
function End({ load }: { load: () => void }) {
  const watch = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return
      const seen = new IntersectionObserver(
        ([entry]) => {
          // Nobody has scrolled yet: the next ones wait for who does.
          if (entry?.isIntersecting && (place.closest('[data-pagina]')?.scrollTop ?? 0) > 0) load()
        },
        { rootMargin: '600px' },
      )
      seen.observe(place)
      return () => seen.disconnect()
    },
    [load],
  )
  return <Box ref={watch} sx={{ minHeight: '1px' }} />
}

/** The order of the cards, which have no headers to click. */
function SortBy<R extends GridValidRowModel>(props: DataTableProps<R>) {
  const { columns, sortings = {}, sorting = '', onSorting } = props
  const slot = useSortSlot()
  if (!onSorting || Object.keys(sortings).length === 0) return null
  // Two columns may have the same order: one entry is enough.
  const titles = new Map<string, string>()
  for (const { field, headerName = field, description } of columns) {
    const name = sortings[field]
    if (name && !titles.has(name)) titles.set(name, description ?? headerName)
  }
  const choice = (
    <NativeSelect
      fullWidth
      input={<OutlinedInput size="small" />}
      value={sorting}
      onChange={({ target }) => onSorting(target.value)}
      inputProps={{ 'aria-label': 'Ordina per' }}
      sx={{ mb: slot ? 0 : 1, flexShrink: 0 }}
    >
      <option value="">Ordine predefinito</option>
      {[...titles].flatMap(([name, title]) => [
        <option key={name} value={name}>
          {title} ↑
        </option>,
        <option key={`-${name}`} value={`-${name}`}>
          {title} ↓
        </option>,
      ])}
    </NativeSelect>
  )
  // The filters of the page keep it behind their button; without them it stands over the cards.
  if (slot === 'chiuso') return null
  return slot ? createPortal(choice, slot) : choice
}

/** The selection with one row added or taken away. */
export function withSelection<T>(selection: ReadonlySet<T>, id: T, choice: boolean): ReadonlySet<T> {
  const next = new Set(selection)
  if (choice) next.add(id)
  else next.delete(id)
  return next
}
