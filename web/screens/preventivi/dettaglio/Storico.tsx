import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { DataOra } from '../../../ui/Valori.tsx'
import type { StoricoQuery } from './__generated__/StoricoQuery.graphql.ts'

const query = graphql`
  query StoricoQuery($pk: Int!) {
    storicoPreventivo(pk: $pk) {
      il
      utente
      azione
      campo
      prima
      dopo
    }
  }
`

type Voce = StoricoQuery['response']['storicoPreventivo'][number]

/**
 * What has been done with a quote, newest first: who, when, what, before and after.
 * @param versione of the quote: another one reads the history again
 */
export function Storico({ pk, versione }: { pk: number; versione: number }) {
  const fetchKey = useDeferredValue(versione)
  const { storicoPreventivo } = useLazyLoadQuery<StoricoQuery>(
    query,
    { pk },
    { fetchKey, fetchPolicy: 'store-and-network' },
  )
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {storicoPreventivo.map((voce, indice) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows, and its lines have no name of their own
          key={storicoPreventivo.length - indice}
          sx={{ position: 'relative', pl: 2.5, pb: 1.5, '&:not(:last-of-type)::before': filo, '&::after': punto }}
        >
          <Typography variant="body2" sx={{ fontWeight: 550 }}>
            {voce.azione}
          </Typography>
          <Cambio voce={voce} />
          <Typography variant="body2" color="textSecondary">
            <DataOra valore={voce.il} />
            {voce.utente && ` · ${voce.utente}`}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

/** Before → after; an action that says it all (deleted, restored) needs neither. */
function Cambio({ voce: { campo, prima, dopo } }: { voce: Voce }) {
  if (campo === 'Eliminato' || (!prima && !dopo)) return null
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {campo !== '' && (
        <>
          <s>{prima || 'nessuno'}</s>
          {' → '}
        </>
      )}
      {dopo || 'nessuno'}
    </Typography>
  )
}

const punto = {
  content: '""',
  position: 'absolute',
  left: 2,
  top: 6,
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: 'primary.main',
} as const

const filo = {
  content: '""',
  position: 'absolute',
  left: 5,
  top: 14,
  bottom: -4,
  width: '2px',
  backgroundColor: 'divider',
} as const
