import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouteLink } from 'react-router'
import { useViewer } from '#shell/viewer.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import type { UrlState } from '#ui/useUrlState.ts'
import { fornitureOfOrdineUrl } from '../ordiniFornitore/list/ordiniFornitoreUrlState.ts'
import { PrintButton } from '../ordiniFornitore/print/PrintButton.tsx'
import { type CardActions, FornituraPanel } from './FornituraPanel.tsx'
import type { fornitoriTabUrlState } from './filters.ts'
import { FilterChoice } from './RigheFornitoreFilters.tsx'
import { fitsInto, type ShownOrdineFornitore, type ShownRigaFornitore } from './rows.ts'

interface Props {
  /** Number of the order they are for. */
  pk: number
  ordini: readonly ShownOrdineFornitore[]
  url: UrlState<typeof fornitoriTabUrlState>
  actions: CardActions
  /** Missing for users who may not. */
  onAdd?: () => void
  /** The rows that are being dragged. */
  dragged: readonly ShownRigaFornitore[]
  onLeave: (ordine: ShownOrdineFornitore) => void
}

/** The supplier orders of an order, filterable by state. */
export function OrdiniFornitore({ pk, ordini, url: { values, set }, actions, onAdd, dragged, onLeave }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { viewOrderFasi } = useViewer().permessi
  const stati = new Map(ordini.flatMap(({ stato }) => (stato ? [[stato.pk, stato.nome] as const] : [])))
  const { stato: asked } = values
  const seen = ordini.filter(({ stato }) => asked === null || (stato?.pk ?? 'nessuno') === asked)
  // What a filter hides is not printed.
  const toPrint = seen.filter(({ pk: numero }) => chosen.has(numero))
  return (
    <Box component="section" aria-labelledby="titolo-ordini-fornitore" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 36 }}>
        <Typography id="titolo-ordini-fornitore" variant="h2" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          Ordini a Fornitore
        </Typography>
        {viewOrderFasi && ordini.length > 0 && (
          <Link component={RouteLink} to={fornitureOfOrdineUrl(pk)} sx={{ py: 0.5 }}>
            Nell’elenco
          </Link>
        )}
        {(stati.size > 0 || asked !== null) && (
          <FilterChoice
            name="Stato"
            value={String(asked ?? '')}
            onChange={(picked) => set({ stato: picked === '' ? null : picked === 'nessuno' ? picked : Number(picked) })}
          >
            <option value="">Tutti gli stati</option>
            <option value="nessuno">Nessuno stato</option>
            {[...stati].map(([pk, name]) => (
              <option key={pk} value={pk}>
                {name}
              </option>
            ))}
            {typeof asked === 'number' && !stati.has(asked) && <option value={asked}>Altro stato</option>}
          </FilterChoice>
        )}
      </Box>
      {(onAdd || toPrint.length > 0) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {onAdd && (
            <Button variant="outlined" startIcon={<Add />} onClick={onAdd}>
              Aggiungi ordine fornitore
            </Button>
          )}
          {toPrint.length > 0 && <PrintButton ordini={toPrint} />}
        </Box>
      )}
      {seen.map((ordine) => (
        <FornituraPanel
          key={ordine.pk}
          ordine={ordine}
          actions={actions}
          choice={chosen.has(ordine.pk)}
          onChoose={(si) =>
            setChosen((before) => new Set(si ? [...before, ordine.pk] : [...before].filter((one) => one !== ordine.pk)))
          }
          onLeave={dragged.length > 0 && fitsInto(dragged, ordine) ? () => onLeave(ordine) : null}
        />
      ))}
      {seen.length === 0 && (
        <EmptyState
          title={ordini.length === 0 ? 'Nessun ordine a fornitore' : 'Nessun ordine con questo stato'}
          text={ordini.length === 0 ? 'Si generano dalle righe selezionate.' : 'Scegli un altro stato.'}
        />
      )}
    </Box>
  )
}
