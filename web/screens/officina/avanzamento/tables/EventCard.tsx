import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouteLink } from 'react-router'
import { formatDate, formatEuro } from '#shared/formats/formats.ts'
import { EVENTI_TOTAL, minutesOf, nameOfEvento, piecesOf, type RigaEventi, whoOf } from './eventColumns.tsx'

/** An event on a phone. */
export function EventCard({ riga, ofOrdine }: { riga: RigaEventi; ofOrdine: boolean }) {
  const lavoro = riga.lavorazione != null || riga.pk === EVENTI_TOTAL
  const parts = [
    riga.lavorazione,
    whoOf(riga),
    piecesOf(riga),
    riga.materiale,
    riga.fornitore,
    lavoro && `${minutesOf(riga.tempoLavorazione)} su ${minutesOf(riga.tempoTeorico)} teorici`,
    riga.pk === EVENTI_TOTAL && `costo ${formatEuro(riga.costoMateriale ?? 0)}`,
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, fontWeight: 650 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {riga.data ? `${formatDate(riga.data)} · ${nameOfEvento(riga.tipoEvento)}` : 'Totale'}
        </Box>
        {formatEuro(riga.valoreEconomico)}
      </Box>
      {!ofOrdine && riga.ordine && (
        <Typography variant="body2">
          <Link component={RouteLink} to={`/ordini/${riga.ordine.pk}/`}>
            {riga.ordine.numeroCommessa}
          </Link>{' '}
          {riga.ordine.nomeCliente}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {parts.join(' · ')}
      </Typography>
    </Box>
  )
}
