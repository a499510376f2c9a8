import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as LinkRotta } from 'react-router'
import { formatoConta, formatoData, formatoEuro } from '../../../../server/shared/formats/formats.ts'
import { StatoChip } from '../../../ui/StatoChip.tsx'
import { tonoStato } from '../../ordini/ordini/tonoStato.ts'
import { indirizzoOrdine, titoloFine, type Vede } from './colonne.tsx'
import { durata, type FaseConfigurata, type RigaFase, statoDi } from './rigaFase.ts'
import { StatoFase } from './StatoFase.tsx'

interface Props {
  riga: RigaFase
  fase: FaseConfigurata | undefined
  stati: readonly { readonly pk: number; readonly nome: string }[]
  vede: Vede
  /** Address of its order in the scheduler, for users who schedule. */
  schedulatore?: string
}

/** A scheduled phase on a phone. */
export function SchedaFase({ riga, fase, stati, vede, schedulatore }: Props) {
  const { ordine } = riga.schedulazione
  const finita = fase !== undefined && !fase.infiniteCapacity
  const stato = statoDi(riga)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {vede.ordini ? (
            <Link
              component={LinkRotta}
              to={indirizzoOrdine(ordine.pk, vede)}
              color="inherit"
              sx={{ '@media (pointer: coarse)': { display: 'inline-block', lineHeight: '44px', minWidth: 44 } }}
            >
              {ordine.numeroCommessa}
            </Link>
          ) : (
            ordine.numeroCommessa
          )}{' '}
          · {ordine.cliente.nome}
        </Typography>
        {!(finita && vede.stato) && stato && <StatoChip parola={stato} tono={tonoStato(stato)} />}
      </Box>
      {ordine.riferimento && <Typography variant="body2">{ordine.riferimento}</Typography>}
      <Typography variant="body2" color="textSecondary">
        Inizio {formatoData(riga.inizio)} · {titoloFine(fase?.nome).toLowerCase()} {formatoData(riga.fine)}
        {ordine.dataConsegna && ` · approntamento ${formatoData(ordine.dataConsegna)}`}
      </Typography>
      <Typography variant="body2">
        {formatoConta(riga.numeroSerramenti, 'serramento', 'serramenti')} · {riga.numeroAnte} ante · {riga.numeroVetri}{' '}
        vetri
        {finita && ` · ${durata(riga.durata)}`}
        {riga.fornitore && ` · ${riga.fornitore.nome}`}
        {ordine.netto != null && ` · ${formatoEuro(ordine.netto)}`}
        {ordine.senzaMisure && ' · misure da definire'}
      </Typography>
      {finita && vede.stato && <StatoFase riga={riga} stati={stati} />}
      {schedulatore && (
        <Button
          component={LinkRotta}
          to={schedulatore}
          aria-label={`Schedulatore di ${ordine.numeroCommessa}`}
          sx={{ alignSelf: 'start', ml: -1, '@media (pointer: coarse)': { minHeight: 44 } }}
        >
          Schedulatore
        </Button>
      )}
    </Box>
  )
}
