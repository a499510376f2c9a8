import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { GridColDef } from '@mui/x-data-grid'
import { ARGOMENTO_LABELS } from '#amministrazione/webhook/rules.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { StatusChip } from '#ui/StatusChip.tsx'
import type { WebhookRow } from './readWebhooks.ts'
import { statoWebhook } from './stato.ts'

/** What a webhook is told of, in words. */
export const topicsInWords = ({ argomenti }: Pick<WebhookRow, 'argomenti'>) =>
  argomenti.map((name) => ARGOMENTO_LABELS[name]).join(', ')

function StatoWebhookChip({ webhook }: { webhook: WebhookRow }) {
  const { word, tone, spiega } = statoWebhook(webhook)
  return (
    <span title={spiega}>
      <StatusChip word={word} tone={tone} />
    </span>
  )
}

/** Columns of the list. */
export const webhookColumns: readonly GridColDef<WebhookRow>[] = [
  { field: 'nome', headerName: 'Nome', flex: 1, minWidth: 130, hideable: false },
  { field: 'indirizzo', headerName: 'Indirizzo', flex: 2, minWidth: 220 },
  {
    field: 'argomenti',
    headerName: 'Avvisa di',
    flex: 1.5,
    minWidth: 160,
    valueGetter: (_value, row) => topicsInWords(row),
  },
  { field: 'user', headerName: 'Agisce come', flex: 1, minWidth: 140, valueGetter: (_value, { user }) => user.nome },
  { field: 'inAttesa', headerName: 'In attesa', type: 'number', width: 96 },
  { field: 'stato', headerName: 'Stato', width: 128, renderCell: ({ row }) => <StatoWebhookChip webhook={row} /> },
]

/** A webhook of the list on a phone. */
export function WebhookCard({ webhook }: { webhook: WebhookRow }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{webhook.nome}</Typography>
        <StatoWebhookChip webhook={webhook} />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {webhook.indirizzo}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {topicsInWords(webhook)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Agisce come {webhook.user.nome}
        {webhook.inAttesa > 0 && ` · ${formatCount(webhook.inAttesa, 'messaggio in attesa', 'messaggi in attesa')}`}
      </Typography>
    </Box>
  )
}
