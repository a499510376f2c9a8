import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { EmptyState } from '../../../../ui/stati/EmptyState.tsx'
import { durationInWords } from '../row.ts'
import { BancoColumn } from './BancoColumn.tsx'
import { type Disposizione, loadOf, moveOrdine, ordiniOfBanco, withKey } from './disposizione.ts'
import type { PlannedBanco, PlannedOrdine } from './model.ts'
import { type OpenOrdineMenu, OrdineMenu } from './OrdineMenu.tsx'

interface Props {
  ordini: readonly PlannedOrdine[]
  banchi: readonly PlannedBanco[]
  disposizione: Disposizione
  /** Minutes that each bench has; null when nobody knows. */
  quota: number | null
  onDisponi: (nuova: Disposizione) => void
  onTogli: (ordine: number) => void
}

/** The benches side by side with their orders, which are dragged, or moved with a menu or with Alt and the arrows. */
export function PlanBoard({ ordini, banchi, disposizione, quota, onDisponi, onTogli }: Props) {
  const perPk = useMemo(() => new Map(ordini.map((ordine) => [ordine.pk, ordine])), [ordini])
  const minuti = useMemo(() => new Map(ordini.map((ordine) => [ordine.pk, ordine.minuti])), [ordini])
  const pks = useMemo(() => banchi.map(({ pk }) => pk), [banchi])
  const [aperto, setAperto] = useState<OpenOrdineMenu | null>(null)
  const [annuncio, setAnnuncio] = useState('')
  const root = useRef<HTMLDivElement>(null)
  // A card that changes bench is drawn anew: the cursor goes with it.
  const daRaggiungere = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrangement says when to look for it
  useLayoutEffect(() => {
    const pk = daRaggiungere.current
    daRaggiungere.current = null
    if (pk !== null) root.current?.querySelector<HTMLElement>(`[data-ordine="${pk}"] button`)?.focus()
  }, [disposizione])

  function disponi(nuova: Disposizione, ordine: number) {
    const banco = nuova.find((una) => una.ordine === ordine)?.configurazione
    if (banco === undefined) return
    const suoi = ordiniOfBanco(nuova, banco)
    const nome = banchi.find(({ pk }) => pk === banco)?.postazione ?? ''
    setAnnuncio(
      `${perPk.get(ordine)?.numeroCommessa ?? ''}: ${nome}, ${suoi.indexOf(ordine) + 1} di ${suoi.length}. ${nome}: ${durationInWords(loadOf(nuova, banco, minuti))}.`,
    )
    onDisponi(nuova)
  }
  if (banchi.length === 0 || ordini.length === 0) {
    return <EmptyState titolo="Niente da ripartire" testo="Scegli almeno un ordine e una postazione." />
  }
  const massimo = Math.max(quota ?? 0, ...pks.map((pk) => loadOf(disposizione, pk, minuti)))
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
          ordini={ordiniOfBanco(disposizione, banco.pk).flatMap((pk) => perPk.get(pk) ?? [])}
          quota={quota}
          massimo={massimo}
          onMenu={setAperto}
          onLascia={(ordine, prima) => disponi(moveOrdine(disposizione, ordine, banco.pk, prima), ordine)}
          onTasto={(event, ordine) => {
            const nuova = withKey(event, disposizione, ordine, pks)
            if (!nuova) return
            event.preventDefault()
            daRaggiungere.current = ordine
            disponi(nuova, ordine)
          }}
        />
      ))}
      {aperto && (
        <OrdineMenu
          aperto={aperto}
          banchi={banchi}
          disposizione={disposizione}
          minuti={minuti}
          onDisponi={(nuova) => disponi(nuova, aperto.ordine.pk)}
          onTogli={() => onTogli(aperto.ordine.pk)}
          onClose={() => setAperto(null)}
        />
      )}
      <Box role="status" sx={visuallyHidden}>
        {annuncio}
      </Box>
    </Box>
  )
}
