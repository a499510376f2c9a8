import Add from '@mui/icons-material/Add'
import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import History from '@mui/icons-material/History'
import LockOutlined from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatCount } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { StatusChip, type StatusTone } from '#ui/StatusChip.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { ItemAction } from '../list/ItemAction.tsx'
import { type EntryAction, EntryMenu } from './EntryMenu.tsx'
import { useMovedFocus } from './useMovedFocus.ts'

/** An entry as every list shows it. */
export interface ListEntry {
  readonly pk: number
  readonly nome: string
  /** Missing where entries have none. */
  readonly color?: StatusTone
  /** How many times it is named; missing where nothing names it. */
  readonly usi?: number
  /** Why its name is the product's and stays; null when it is not. */
  readonly fixed?: string | null
  /** A second line. */
  readonly detail?: string
  /** A picture before the name. */
  readonly picture?: ReactNode
  /** States beside the name. */
  readonly segni?: ReactNode
}

interface Props<E extends ListEntry> {
  title: string
  /** What the list is for. */
  text: ReactNode
  items: readonly E[]
  /** 'Aggiungi stato' */
  add: string
  onAdd: () => void
  onEdit: (item: E) => void
  onDelete: (item: E) => void
  /** Shows what has been done with an entry, where that is kept for people to read. */
  onHistory?: (item: E) => void
  onMove: (pks: readonly number[], pk: number, of: 1 | -1) => void
}

/** A list of an administrator: its entries in order, each with what can be done with it. */
export function EntryList<E extends ListEntry>({ title, text, items, add, onAdd, ...actions }: Props<E>) {
  const pks = items.map(({ pk }) => pk)
  const { lista, follow } = useMovedFocus(pks.join())
  const button = (
    <Button
      startIcon={<Add />}
      onClick={onAdd}
      aria-label={`${add}: ${title}`}
      sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
    >
      {add}
    </Button>
  )
  return (
    <DetailCard title={title} actions={button}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, mt: -1 }}>
        {text}
      </Typography>
      {items.length === 0 && <EmptyState title="La lista è vuota" text={`${add} per cominciare.`} />}
      <Box component="ol" ref={lista} aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item, place) => (
          <EntryRow
            key={item.pk}
            item={item}
            before={place === 0}
            last={place === items.length - 1}
            onEdit={() => actions.onEdit(item)}
            onDelete={() => actions.onDelete(item)}
            onHistory={actions.onHistory && (() => actions.onHistory?.(item))}
            onMove={(of) => {
              follow(item.pk, of < 0 ? 'su' : 'giu')
              actions.onMove(pks, item.pk, of)
            }}
          />
        ))}
      </Box>
    </DetailCard>
  )
}

interface RowProps {
  item: ListEntry
  before: boolean
  last: boolean
  onEdit: () => void
  onDelete: () => void
  onHistory: (() => void) | undefined
  onMove: (of: 1 | -1) => void
}

function EntryRow({ item, before, last, onEdit, onDelete, onHistory, onMove }: RowProps) {
  const { pk, nome, color, usi, fixed, detail, picture, segni } = item
  const small = { fontSize: 'small' } as const
  // Five buttons leave a phone too little room for the name.
  const phone = useIsPhone()
  const actions: EntryAction[] = [
    ...(onHistory
      ? [{ name: 'Storico', part: 'storico', icon: <History {...small} />, disabled: false, run: onHistory }]
      : []),
    { name: 'Modifica', part: 'modifica', icon: <EditOutlined {...small} />, disabled: false, run: onEdit },
    {
      name: 'Elimina',
      part: 'elimina',
      icon: <DeleteOutlined {...small} />,
      disabled: Boolean(fixed),
      danger: true,
      run: onDelete,
    },
  ]
  return (
    <Box
      component="li"
      data-voce={pk}
      sx={{
        display: 'flex',
        alignItems: 'center',
        columnGap: 1,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {picture}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, minWidth: 0 }}>
          {color === undefined ? (
            <Typography sx={{ overflowWrap: 'anywhere' }}>{nome}</Typography>
          ) : (
            <StatusChip word={nome} tone={color} />
          )}
          {segni}
          {usi !== undefined && (
            <Typography variant="body2" color="textSecondary">
              {usi === 0 ? 'Non usato' : `In uso: ${formatCount(usi, 'volta', 'volte')}`}
            </Typography>
          )}
        </Box>
        {detail && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {detail}
          </Typography>
        )}
        {fixed && (
          <Typography variant="body2" color="textSecondary" sx={{ display: 'flex', gap: 0.5, mt: 0.25 }}>
            <LockOutlined sx={{ fontSize: '1rem', mt: '2px' }} aria-hidden />
            {fixed}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto', flexShrink: 0 }}>
        <ItemAction name="Sposta su" item={nome} part="su" disabled={before} onClick={() => onMove(-1)}>
          <ArrowUpward {...small} />
        </ItemAction>
        <ItemAction name="Sposta giù" item={nome} part="giu" disabled={last} onClick={() => onMove(1)}>
          <ArrowDownward {...small} />
        </ItemAction>
        {phone ? (
          <EntryMenu item={nome} actions={actions} />
        ) : (
          actions.map(({ name, part, icon, disabled, run }) => (
            <ItemAction key={part} name={name} item={nome} part={part} disabled={disabled} onClick={run}>
              {icon}
            </ItemAction>
          ))
        )}
      </Box>
    </Box>
  )
}
