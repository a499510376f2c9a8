import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { durationInWords } from '../row.ts'
import { BancoColumn } from './BancoColumn.tsx'
import { type Layout, loadOf, moveOrdine, ordiniOfBanco, withKey } from './layout.ts'
import type { PlannedBanco, PlannedOrdine } from './model.ts'
import { type OpenOrdineMenu, OrdineMenu } from './OrdineMenu.tsx'

interface Props {
  ordini: readonly PlannedOrdine[]
  banchi: readonly PlannedBanco[]
  layout: Layout
  /** Minutes that each bench has; null when nobody knows. */
  quota: number | null
  onArrange: (next: Layout) => void
  onRemove: (ordine: number) => void
}

/** The benches side by side with their orders, which are dragged, or moved with a menu or with Alt and the arrows. */
export function PlanBoard({ ordini, banchi, layout, quota, onArrange, onRemove }: Props) {
  const byPk = useMemo(() => new Map(ordini.map((ordine) => [ordine.pk, ordine])), [ordini])
  const minutes = useMemo(() => new Map(ordini.map((ordine) => [ordine.pk, ordine.minuti])), [ordini])
  const pks = useMemo(() => banchi.map(({ pk }) => pk), [banchi])
  const [open, setOpen] = useState<OpenOrdineMenu | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const root = useRef<HTMLDivElement>(null)
  // A card that changes bench is drawn anew: the cursor goes with it.
  const toReach = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrangement says when to look for it
  useLayoutEffect(() => {
    const pk = toReach.current
    toReach.current = null
    if (pk !== null) root.current?.querySelector<HTMLElement>(`[data-ordine="${pk}"] button`)?.focus()
  }, [layout])

  function arrange(next: Layout, ordine: number) {
    const banco = next.find((one) => one.ordinePk === ordine)?.configurazionePk
    if (banco === undefined) return
    const own = ordiniOfBanco(next, banco)
    const name = banchi.find(({ pk }) => pk === banco)?.postazione ?? ''
    setAnnouncement(
      `${byPk.get(ordine)?.numeroCommessa ?? ''}: ${name}, ${own.indexOf(ordine) + 1} di ${own.length}. ${name}: ${durationInWords(loadOf(next, banco, minutes))}.`,
    )
    onArrange(next)
  }
  if (banchi.length === 0 || ordini.length === 0) {
    return <EmptyState title="Niente da ripartire" text="Scegli almeno un ordine e una postazione." />
  }
  const max = Math.max(quota ?? 0, ...pks.map((pk) => loadOf(layout, pk, minutes)))
  return (
    <Box
      ref={root}
      sx={{
        display: 'grid',
        gap: 1.5,
        flex: { md: 1 },
        minHeight: { md: 260 },
        overflowX: { md: 'auto' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${banchi.length}, minmax(200px, 1fr))` },
      }}
    >
      {banchi.map((banco) => (
        <BancoColumn
          key={banco.pk}
          banco={banco}
          ordini={ordiniOfBanco(layout, banco.pk).flatMap((pk) => byPk.get(pk) ?? [])}
          quota={quota}
          max={max}
          onMenu={setOpen}
          onLeave={(ordine, before) => arrange(moveOrdine(layout, ordine, banco.pk, before), ordine)}
          onKey={(event, ordine) => {
            const next = withKey(event, layout, ordine, pks)
            if (!next) return
            event.preventDefault()
            toReach.current = ordine
            arrange(next, ordine)
          }}
        />
      ))}
      {open && (
        <OrdineMenu
          open={open}
          banchi={banchi}
          layout={layout}
          minutes={minutes}
          onArrange={(next) => arrange(next, open.ordine.pk)}
          onRemove={() => onRemove(open.ordine.pk)}
          onClose={() => setOpen(null)}
        />
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </Box>
  )
}
