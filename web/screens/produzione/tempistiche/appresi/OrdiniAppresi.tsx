import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Link as RouteLink } from 'react-router'
import { graphql } from 'relay-runtime'
import type { OrdiniAppresiQuery } from '#generated/OrdiniAppresiQuery.graphql.ts'
import type { CapacityReparto } from '#produzione/schedulazione/rules.ts'
import { errorMessage } from '#relay/errors.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import { formatInteger } from '#shared/formats/formats.ts'

const query = graphql`
  query OrdiniAppresiQuery($tempistica: Int!, $reparto: RepartoFase!) {
    ordiniAppresi(tempisticaPk: $tempistica, reparto: $reparto) {
      ordine @required(action: THROW) {
        pk
        numeroCommessa
        nomeCliente
      }
      minuti
      escluso
    }
  }
`

type Ordini = OrdiniAppresiQuery['response']['ordiniAppresi']

/** The orders that a learned time is made of; those kept apart are struck. */
export function OrdiniAppresi({ tempistica, reparto }: { tempistica: number; reparto: CapacityReparto }) {
  const [read, setRead] = useState<Ordini | string | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    fetchFresh<OrdiniAppresiQuery>(query, { tempistica, reparto: enumName(reparto) }, abort.signal).then(
      ({ ordiniAppresi }) => !abort.signal.aborted && setRead(ordiniAppresi),
      (error: Error) => !abort.signal.aborted && setRead(errorMessage(error)),
    )
    return () => abort.abort()
  }, [tempistica, reparto])
  if (read === null) return <Typography variant="body2">Caricamento…</Typography>
  if (typeof read === 'string') {
    return (
      <Typography variant="body2" color="error">
        {read}
      </Typography>
    )
  }
  return (
    <Box
      component="ul"
      aria-label="Ordini di questo tempo"
      sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none' }}
    >
      {read.map(({ ordine: { pk, numeroCommessa, nomeCliente }, minuti, escluso }) => (
        <Box component="li" key={pk} sx={{ fontSize: '0.8125rem', opacity: escluso ? 0.7 : 1 }}>
          <Link component={RouteLink} to={`/ordini/${pk}/`} title={nomeCliente} color="inherit">
            {numeroCommessa}
          </Link>{' '}
          <Box component={escluso ? 's' : 'span'} sx={{ color: 'text.secondary' }}>
            {formatInteger(Math.round(minuti))} min
          </Box>
          {escluso && ' escluso'}
        </Box>
      ))}
    </Box>
  )
}
