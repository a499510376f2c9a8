import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as LinkRotta } from 'react-router'
import { formatCount, formatDate, formatEuro } from '../../../../server/shared/formats/formats.ts'
import { StatusChip, statusTone } from '../../../ui/StatusChip.tsx'
import { endTitle, type FasiSchedulateSight, ordineUrl } from './columns.tsx'
import { FaseStatusChip } from './FaseStatusChip.tsx'
import { MissingFornitori } from './MissingFornitori.tsx'
import { durationInWords, type FaseSchedulataRow, type ShownFase, statoOf } from './row.ts'

interface Props {
  riga: FaseSchedulataRow
  fase: ShownFase | undefined
  stati: readonly { readonly pk: number; readonly nome: string }[]
  vede: FasiSchedulateSight
  /** Address of its order in the scheduler, for users who schedule. */
  schedulatore?: string
}

/** A scheduled phase on a phone. */
export function FaseSchedulataCard({ riga, fase, stati, vede, schedulatore }: Props) {
  const { ordine } = riga.schedulazione
  const finita = fase !== undefined && !fase.infiniteCapacity
  const stato = statoOf(riga)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {vede.ordini ? (
            <Link
              component={LinkRotta}
              to={ordineUrl(ordine.pk, vede)}
              color="inherit"
              sx={{ '@media (pointer: coarse)': { display: 'inline-block', lineHeight: '44px', minWidth: 44 } }}
            >
              {ordine.numeroCommessa}
            </Link>
          ) : (
            ordine.numeroCommessa
          )}{' '}
          <MissingFornitori materiali={ordine.ordiniFornitoreMancanti} /> · {ordine.cliente.nome}
        </Typography>
        {!(finita && vede.stato) && stato && <StatusChip parola={stato} tono={statusTone(riga.statoColore)} />}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {ordine.riferimento && `${ordine.riferimento} · `}
        <span title={`Inizio, ${endTitle(fase?.nome).toLowerCase()}`}>
          {formatDate(riga.inizio)} – {formatDate(riga.fine)}
        </span>
        {ordine.dataConsegna && ` · approntamento ${formatDate(ordine.dataConsegna)}`}
      </Typography>
      <Typography variant="body2">
        {formatCount(riga.numeroSerramenti, 'serramento', 'serramenti')} · {riga.numeroAnte} ante · {riga.numeroVetri}{' '}
        vetri
        {finita && ` · ${durationInWords(riga.durata)}`}
        {riga.fornitore && ` · ${riga.fornitore.nome}`}
        {ordine.netto != null && ` · ${formatEuro(ordine.netto)}`}
        {ordine.senzaMisure && ' · misure da definire'}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        {finita && vede.stato && <FaseStatusChip riga={riga} stati={stati} />}
        {schedulatore && (
          <Button
            component={LinkRotta}
            to={schedulatore}
            aria-label={`Schedulatore di ${ordine.numeroCommessa}`}
            sx={{ flexShrink: 0, '@media (pointer: coarse)': { minHeight: 44 } }}
          >
            Schedulatore
          </Button>
        )}
      </Box>
    </Box>
  )
}
