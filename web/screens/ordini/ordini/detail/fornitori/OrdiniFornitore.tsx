import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as LinkRotta } from 'react-router'
import { formatCount, formatDate, formatPercentage } from '../../../../../../server/shared/formats/formats.ts'
import { useViewer } from '../../../../../shell/viewer.ts'
import { StatusChip, statusTone } from '../../../../../ui/StatusChip.tsx'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import type { UrlState } from '../../../../../ui/useUrlState.ts'
import { DateValue } from '../../../../../ui/Values.tsx'
import type { fornitoriTabUrlState } from './filters.ts'
import { FilterChoice } from './RigheFornitoreFilters.tsx'
import type { ShownOrdineFornitore } from './rows.ts'
import { backgroundOf, borderOf } from './tints.ts'

interface Props {
  /** Number of the order they are for. */
  pk: number
  ordini: readonly ShownOrdineFornitore[]
  url: UrlState<typeof fornitoriTabUrlState>
}

/** The supplier orders of an order, filterable by state. */
export function OrdiniFornitore({ pk, ordini, url: { valori, imposta } }: Props) {
  const { viewOrderFasi } = useViewer().permessi
  const stati = new Map(ordini.flatMap(({ stato }) => (stato ? [[stato.pk, stato.nome] as const] : [])))
  const { stato: chiesto } = valori
  const visti = ordini.filter(({ stato }) => chiesto === null || (stato?.pk ?? 'nessuno') === chiesto)
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
            onCambia={(scelto) =>
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
      {visti.map((ordine) => (
        <SchedaOrdine key={ordine.pk} ordine={ordine} />
      ))}
      {visti.length === 0 && (
        <EmptyState
          titolo={ordini.length === 0 ? 'Nessun ordine a fornitore' : 'Nessun ordine con questo stato'}
          testo={ordini.length === 0 ? 'Si generano dalle righe selezionate.' : 'Scegli un altro stato.'}
        />
      )}
    </Box>
  )
}

function SchedaOrdine({ ordine }: { ordine: ShownOrdineFornitore }) {
  const { pk, tipologia, fornitore, stato, righeCount, valorePercentuale, emailSentAt } = ordine
  const date = [
    ['Inserito', ordine.dataInserimento],
    ['Ordinato', ordine.dataOrdine],
    ['Previsto', ordine.dataConsegna],
    ['Arrivato', ordine.dataArrivo],
  ] as const
  return (
    <Card
      component="article"
      aria-label={`Ordine a fornitore n. ${pk}`}
      sx={{ p: 1.5, borderLeft: 4, borderLeftColor: borderOf(pk), display: 'grid', gap: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ px: 0.75, borderRadius: 1, fontWeight: 650, backgroundColor: backgroundOf(pk) }}>n. {pk}</Box>
        <Typography variant="h3" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {fornitore.nome}
        </Typography>
        <StatusChip parola={stato?.nome || 'Nessuno stato'} tono={statusTone(stato?.colore ?? '')} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {[tipologia, formatCount(righeCount, 'riga', 'righe')].join(' · ')}
        {valorePercentuale != null && ` · ${formatPercentage(valorePercentuale)}`}
        {emailSentAt && ` · e-mail inviata il ${formatDate(emailSentAt)}`}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: 1 }}
      >
        {date.map(([nome, giorno]) => (
          <div key={nome}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
              {nome}
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '0.8125rem' }}>
              <DateValue valore={giorno} />
            </Box>
          </div>
        ))}
      </Box>
    </Card>
  )
}
