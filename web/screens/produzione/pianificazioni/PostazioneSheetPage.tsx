import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Link as RouteLink } from 'react-router'
import type { PianificazionePage_analisi$data } from '#generated/PianificazionePage_analisi.graphql.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { durationInWords } from '../fasiSchedulate/row.ts'

/** A workstation with its orders in turn. */
export type PostazioneSheet = PianificazionePage_analisi$data['postazioni'][number]

/** A column of its own where there is room, a line under the customer where there is not. */
const LARGO = { display: { xs: 'none', sm: 'table-cell' } } as const
const NARROW = { display: { xs: 'block', sm: 'none' }, color: 'text.secondary', fontSize: '0.75rem' } as const
const FINGER = { '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: 44 } } as const

/** What a workstation works, in turn. */
export function PostazioneSheetPage({ sheet, withLink }: { sheet: PostazioneSheet; withLink: boolean }) {
  const title = useId()
  const { postazione, minuti, campi, ordini } = sheet
  return (
    <Card component="section" aria-labelledby={title}>
      <Box sx={{ px: 2, py: 1.25 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
          <Typography id={title} variant="h2">
            {postazione}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'nowrap' }}>
            {formatCount(ordini.length, 'ordine', 'ordini')} · <strong>{durationInWords(minuti)}</strong>
          </Typography>
        </Box>
        {campi.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {campi.join(', ')}
          </Typography>
        )}
      </Box>
      {ordini.length > 0 && (
        <PlainTable
          aria-labelledby={title}
          sx={{ '& th, & td': { px: 1 }, tableLayout: 'fixed' }}
          rows={ordini}
          keyOf={({ ordine }) => ordine.pk}
          columns={[
            {
              title: 'Ordine',
              headSx: { width: 84 },
              sx: { fontWeight: 550 },
              cell: ({ ordine }) =>
                withLink ? (
                  <Link component={RouteLink} to={`/ordini/${ordine.pk}`} color="inherit" sx={FINGER}>
                    {ordine.numeroCommessa}
                  </Link>
                ) : (
                  ordine.numeroCommessa
                ),
            },
            {
              title: 'Cliente',
              sx: { overflowWrap: 'anywhere' },
              cell: ({ ordine }) => (
                <>
                  {ordine.nomeCliente}
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.75rem' }}>
                    {formatCount(ordine.numeroSerramenti, 'serramento', 'serramenti')}
                    {ordine.riferimento && ` · ${ordine.riferimento}`}
                    {ordine.senzaMisure && ' · misure da definire'}
                  </Box>
                  {ordine.dataConsegna && (
                    <Box component="span" sx={NARROW}>
                      Approntamento {formatDate(ordine.dataConsegna)}
                    </Box>
                  )}
                </>
              ),
            },
            {
              title: 'Tempo',
              align: 'right',
              headSx: { width: 92 },
              cell: ({ minuti: own }) => durationInWords(own ?? 0),
            },
            {
              title: 'Approntamento',
              headSx: { ...LARGO, width: 124 },
              sx: LARGO,
              cell: ({ ordine }) => formatDate(ordine.dataConsegna) || '–',
            },
          ]}
        />
      )}
      {ordini.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 1.5 }}>
          Nessun ordine
        </Typography>
      )}
    </Card>
  )
}
