import ViewTimelineOutlined from '@mui/icons-material/ViewTimelineOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouteLink } from 'react-router'
import { formatCount, formatDate, formatEuro } from '#shared/formats/formats.ts'
import { StatusChip, statusTone } from '#ui/StatusChip.tsx'
import { endTitle, type FasiSchedulateSight, ordineUrl } from './columns.tsx'
import { FaseStatusChip } from './FaseStatusChip.tsx'
import { MissingFornitori } from './MissingFornitori.tsx'
import { durationInWords, type FaseSchedulataRow, type ShownFase, statoOf } from './row.ts'

interface Props {
  riga: FaseSchedulataRow
  fase: ShownFase | undefined
  stati: readonly { readonly pk: number; readonly nome: string }[]
  sees: FasiSchedulateSight
  /** Address of its order in the scheduler, for users who schedule. */
  schedulatore?: string
}

/** A scheduled phase on a phone. */
export function FaseSchedulataCard({ riga, fase, stati, sees, schedulatore }: Props) {
  const { ordine } = riga.schedulazione
  const finished = fase !== undefined && !fase.infiniteCapacity
  const stato = statoOf(riga)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {sees.ordini ? (
            <Link
              component={RouteLink}
              to={ordineUrl(ordine.pk, sees)}
              color="inherit"
              sx={{
                '@media (pointer: coarse)': { display: 'inline-block', lineHeight: '44px', minWidth: 44, my: -1.5 },
              }}
            >
              {ordine.numeroCommessa}
            </Link>
          ) : (
            ordine.numeroCommessa
          )}{' '}
          <MissingFornitori materiali={ordine.materialiMancanti ?? []} /> · {ordine.cliente.nome}
        </Typography>
        {finished && sees.stato ? (
          <Box sx={{ width: 128, flexShrink: 0, my: -1 }}>
            <FaseStatusChip riga={riga} stati={stati} />
          </Box>
        ) : (
          stato && <StatusChip word={stato} tone={statusTone(riga.statoColore)} />
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {ordine.riferimento && `${ordine.riferimento} · `}
            <span title={`Inizio, ${endTitle(fase?.nome).toLowerCase()}`}>
              {formatDate(riga.inizio)} – {formatDate(riga.fine)}
            </span>
            {ordine.dataConsegna && ` · approntamento ${formatDate(ordine.dataConsegna)}`}
          </Typography>
          <Typography variant="body2">
            {formatCount(riga.numeroSerramenti, 'serramento', 'serramenti')} · {riga.numeroAnte} ante ·{' '}
            {riga.numeroVetri} vetri
            {finished && ` · ${durationInWords(riga.durata)}`}
            {riga.fornitore && ` · ${riga.fornitore.nome}`}
            {ordine.netto != null && ` · ${formatEuro(ordine.netto)}`}
            {ordine.senzaMisure && ' · misure da definire'}
          </Typography>
        </Box>
        {schedulatore && (
          <IconButton component={RouteLink} to={schedulatore} aria-label={`Schedulatore di ${ordine.numeroCommessa}`}>
            <ViewTimelineOutlined fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  )
}
