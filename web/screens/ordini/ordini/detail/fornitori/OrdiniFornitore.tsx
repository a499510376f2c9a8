import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as LinkRotta } from 'react-router'
import { useViewer } from '../../../../../shell/viewer.ts'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import type { UrlState } from '../../../../../ui/useUrlState.ts'
import { PrintButton } from '../../../../acquisti/ordiniFornitore/print/PrintButton.tsx'
import type { fornitoriTabUrlState } from './filters.ts'
import { FilterChoice } from './RigheFornitoreFilters.tsx'
import { fitsInto, type ShownOrdineFornitore, type ShownRigaFornitore } from './rows.ts'
import { type SchedaActions, SchedaFornitura } from './SchedaFornitura.tsx'

interface Props {
  /** Number of the order they are for. */
  pk: number
  ordini: readonly ShownOrdineFornitore[]
  url: UrlState<typeof fornitoriTabUrlState>
  azioni: SchedaActions
  /** Missing for users who may not. */
  onAdd?: () => void
  /** The rows that are being dragged. */
  trascinate: readonly ShownRigaFornitore[]
  onLascia: (ordine: ShownOrdineFornitore) => void
}

/** The supplier orders of an order, filterable by state. */
export function OrdiniFornitore({ pk, ordini, url: { valori, imposta }, azioni, onAdd, trascinate, onLascia }: Props) {
  const [scelti, setScelti] = useState<ReadonlySet<number>>(new Set())
  const { viewOrderFasi } = useViewer().permessi
  const stati = new Map(ordini.flatMap(({ stato }) => (stato ? [[stato.pk, stato.nome] as const] : [])))
  const { stato: chiesto } = valori
  const seen = ordini.filter(({ stato }) => chiesto === null || (stato?.pk ?? 'nessuno') === chiesto)
  // What a filter hides is not printed.
  const daStampare = seen.filter(({ pk: numero }) => scelti.has(numero))
  return (
    <Box component="section" aria-labelledby="titolo-ordini-fornitore" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 36 }}>
        <Typography id="titolo-ordini-fornitore" variant="h2" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
          Ordini a Fornitore
        </Typography>
        {viewOrderFasi && ordini.length > 0 && (
          <Link component={LinkRotta} to={`/ordini-fornitore?ordine=${pk}`} sx={{ py: 0.5 }}>
            Nell’elenco
          </Link>
        )}
        {(stati.size > 0 || chiesto !== null) && (
          <FilterChoice
            nome="Stato"
            valore={String(chiesto ?? '')}
            onChange={(scelto) =>
              imposta({ stato: scelto === '' ? null : scelto === 'nessuno' ? scelto : Number(scelto) })
            }
          >
            <option value="">Tutti gli stati</option>
            <option value="nessuno">Nessuno stato</option>
            {[...stati].map(([pk, nome]) => (
              <option key={pk} value={pk}>
                {nome}
              </option>
            ))}
            {typeof chiesto === 'number' && !stati.has(chiesto) && <option value={chiesto}>Altro stato</option>}
          </FilterChoice>
        )}
      </Box>
      {(onAdd || daStampare.length > 0) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {onAdd && (
            <Button variant="outlined" startIcon={<Add />} onClick={onAdd}>
              Aggiungi ordine fornitore
            </Button>
          )}
          {daStampare.length > 0 && <PrintButton ordini={daStampare} />}
        </Box>
      )}
      {seen.map((ordine) => (
        <SchedaFornitura
          key={ordine.pk}
          ordine={ordine}
          azioni={azioni}
          scelta={scelti.has(ordine.pk)}
          onScegli={(si) =>
            setScelti((prima) => new Set(si ? [...prima, ordine.pk] : [...prima].filter((uno) => uno !== ordine.pk)))
          }
          onLascia={trascinate.length > 0 && fitsInto(trascinate, ordine) ? () => onLascia(ordine) : null}
        />
      ))}
      {seen.length === 0 && (
        <EmptyState
          titolo={ordini.length === 0 ? 'Nessun ordine a fornitore' : 'Nessun ordine con questo stato'}
          testo={ordini.length === 0 ? 'Si generano dalle righe selezionate.' : 'Scegli un altro stato.'}
        />
      )}
    </Box>
  )
}
