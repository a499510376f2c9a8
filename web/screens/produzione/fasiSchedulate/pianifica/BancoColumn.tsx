import MoreVert from '@mui/icons-material/MoreVert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type DragEvent, type KeyboardEvent, useId, useState } from 'react'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { durationInWords } from '../row.ts'
import type { PlannedBanco, PlannedOrdine } from './model.ts'
import type { OpenOrdineMenu } from './OrdineMenu.tsx'

interface Props {
  banco: PlannedBanco
  ordini: readonly PlannedOrdine[]
  quota: number | null
  /** Minutes that the whole width of the bar means. */
  max: number
  onMenu: (open: OpenOrdineMenu) => void
  /** An order was dropped here. @param before the one that it goes before; null: it is the last */
  onLeave: (ordine: number, before: number | null) => void
  onKey: (event: KeyboardEvent, ordine: number) => void
}

/** The order that the pointer is above the middle of; null below all of them. */
function below(event: DragEvent<HTMLElement>): number | null {
  for (const tab of event.currentTarget.querySelectorAll<HTMLElement>('[data-ordine]')) {
    const { top, height } = tab.getBoundingClientRect()
    if (event.clientY < top + height / 2) return Number(tab.dataset.ordine)
  }
  return null
}

interface BancoLoadProps {
  minutes: number
  quota: number | null
  max: number
  label: string
}

/** How full a bench is: a bar with a mark at what it has, and how much is left or too much in words. */
function BancoLoad({ minutes, quota, max, label }: BancoLoadProps) {
  const part = (value: number) => `${max > 0 ? Math.min(100, (value / max) * 100) : 0}%`
  const tooMany = quota !== null && minutes > quota
  return (
    <Box sx={{ mt: 0.75 }}>
      <Box
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(max, 1)}
        aria-valuenow={minutes}
        aria-valuetext={
          quota === null ? durationInWords(minutes) : `${durationInWords(minutes)} su ${durationInWords(quota)}`
        }
        sx={{ position: 'relative', height: 8, borderRadius: 1, backgroundColor: 'divider' }}
      >
        <Box
          sx={{
            width: part(minutes),
            height: '100%',
            borderRadius: 1,
            backgroundColor: tooMany ? 'warning.main' : 'primary.main',
          }}
        />
        {quota !== null && quota < max && (
          <Box
            sx={{
              position: 'absolute',
              top: -2,
              bottom: -2,
              width: 2,
              left: part(quota),
              backgroundColor: 'text.primary',
            }}
          />
        )}
      </Box>
      {quota !== null && (
        <Typography
          variant="body2"
          sx={{ mt: 0.5, fontSize: '0.75rem', color: tooMany ? 'warning.main' : 'text.secondary' }}
        >
          {tooMany
            ? `${durationInWords(minutes - quota)} oltre il tempo che ha`
            : `${durationInWords(quota - minutes)} liberi`}
        </Typography>
      )}
    </Box>
  )
}

/** What is dragged is one of these orders, and nothing else. */
const ORDINE_DRAG_TYPE = 'text/x-ordine-banco'

interface BoardOrdineCardProps {
  ordine: PlannedOrdine
  /** Where something dragged would go. */
  segno: 'sopra' | null
  onMenu: (open: OpenOrdineMenu) => void
  onKey: (event: KeyboardEvent, ordine: number) => void
}

/** An order at a bench. */
function BoardOrdineCard({ ordine, segno, onMenu, onKey }: BoardOrdineCardProps) {
  const { pk, numeroCommessa, cliente, minuti, numeroSerramenti, inizio, gia } = ordine
  return (
    <Box
      component="li"
      data-ordine={pk}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(ORDINE_DRAG_TYPE, String(pk))
        event.dataTransfer.effectAllowed = 'move'
      }}
      onKeyDown={(event) => onKey(event, pk)}
      sx={{
        display: 'flex',
        gap: 0.5,
        alignItems: 'flex-start',
        cursor: 'grab',
        flexShrink: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        pl: 1,
        py: 0.5,
        boxShadow: (theme) => (segno ? `0 -3px 0 0 ${theme.vars?.palette.primary.main}` : 'none'),
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
          <Typography variant="body2" noWrap title={numeroCommessa} sx={{ fontWeight: 600 }}>
            {numeroCommessa}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
            {durationInWords(minuti)}
          </Typography>
        </Box>
        <Typography variant="body2" color="textSecondary" noWrap title={cliente} sx={{ fontSize: '0.75rem' }}>
          {cliente}
        </Typography>
        <Typography variant="body2" color="textSecondary" noWrap sx={{ fontSize: '0.75rem' }}>
          {numeroSerramenti} serr. · {inizio === null ? 'non più ai banchi' : `dal ${formatDate(inizio)}`}
        </Typography>
        {gia && (
          <Typography variant="body2" noWrap title={`Già pianificato su ${gia}`} sx={{ fontSize: '0.75rem' }}>
            Già su {gia}
          </Typography>
        )}
      </Box>
      <IconButton
        aria-label={`Sposta ${numeroCommessa}`}
        aria-haspopup="menu"
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown"
        onClick={(event) => onMenu({ ordine, vicino: event.currentTarget })}
      >
        <MoreVert fontSize="small" />
      </IconButton>
    </Box>
  )
}

/** A bench with its load and its orders in turn. */
export function BancoColumn({ banco, ordini, quota, max, onMenu, onLeave, onKey }: Props) {
  const title = useId()
  // While something is dragged above: which order it would go before.
  const [place, setPlace] = useState<{ prima: number | null } | null>(null)
  const minutes = ordini.reduce((all, ordine) => all + ordine.minuti, 0)
  return (
    <Box
      component="section"
      aria-labelledby={title}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(ORDINE_DRAG_TYPE)) return
        event.preventDefault()
        const before = below(event)
        setPlace((previous) => (previous && previous.prima === before ? previous : { prima: before }))
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setPlace(null)
      }}
      onDrop={(event) => {
        const ordine = Number(event.dataTransfer.getData(ORDINE_DRAG_TYPE))
        setPlace(null)
        if (!ordine) return
        event.preventDefault()
        onLeave(ordine, below(event))
      }}
      sx={{
        border: 1,
        borderColor: place ? 'primary.main' : 'divider',
        borderRadius: 1,
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        minHeight: 0,
        backgroundColor: 'background.default',
      }}
    >
      <Box sx={{ p: 1.25, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <Typography
            id={title}
            variant="h3"
            noWrap
            title={banco.postazione}
            sx={{ flex: '1 0 auto', maxWidth: '100%' }}
          >
            {banco.postazione}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {formatCount(ordini.length, 'ordine', 'ordini')} ·{' '}
            </Box>
            <strong>{durationInWords(minutes)}</strong>
          </Typography>
        </Box>
        <BancoLoad minutes={minutes} quota={quota} max={max} label={`Carico di ${banco.postazione}`} />
      </Box>
      <Box
        component="ol"
        aria-labelledby={title}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0.75,
          flex: 1,
          minHeight: 56,
          overflowY: 'auto',
          display: 'flex',
          flexDirection: 'column',
          gap: 0.5,
        }}
      >
        {ordini.map((ordine) => (
          <BoardOrdineCard
            key={ordine.pk}
            ordine={ordine}
            segno={place?.prima === ordine.pk ? 'sopra' : null}
            onMenu={onMenu}
            onKey={onKey}
          />
        ))}
        {ordini.length === 0 && (
          <Typography component="li" variant="body2" color="textSecondary" sx={{ p: 1 }}>
            Nessun ordine
          </Typography>
        )}
        {place && place.prima === null && ordini.length > 0 && (
          <Box component="li" aria-hidden sx={{ height: 2, backgroundColor: 'primary.main', borderRadius: 1 }} />
        )}
      </Box>
    </Box>
  )
}
