import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type DragEvent, type KeyboardEvent, useId, useState } from 'react'
import { formatCount } from '#shared/formats/formats.ts'
import { durationInWords } from '../row.ts'
import { BancoLoad } from './BancoLoad.tsx'
import { BoardOrdineCard, ORDINE_DRAG_TYPE } from './BoardOrdineCard.tsx'
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
