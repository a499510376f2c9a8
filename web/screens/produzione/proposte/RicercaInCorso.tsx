import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from 'relay-runtime'
import { formatPercentage } from '../../../../server/shared/formats/formats.ts'
import { fetchFresh } from '../../../relay/fetchFresh.ts'
import type { RicercaInCorsoQuery } from './__generated__/RicercaInCorsoQuery.graphql.ts'

const query = graphql`
  query RicercaInCorsoQuery($pk: Int!) {
    propostaPiano(pk: $pk) {
      situazione
      progresso
    }
  }
`

const OGNI_MS = 700

interface Props {
  pk: number
  onFinita: () => void
  /** Missing: it cannot be stopped here. */
  onInterrompi?: () => void
}

/** How far a search is, asked until it has ended. The page may be left, it goes on. */
export function RicercaInCorso({ pk, onFinita, onInterrompi }: Props) {
  const [progresso, setProgresso] = useState(0)
  const finita = useEffectEvent(onFinita)
  useEffect(() => {
    const fermo = new AbortController()
    let attesa: ReturnType<typeof setTimeout> | undefined
    const guarda = async () => {
      // Without an answer it is asked again: the search goes on.
      const letto = await fetchFresh<RicercaInCorsoQuery>(query, { pk }, fermo.signal).catch(() => null)
      if (fermo.signal.aborted) return
      const proposta = letto?.propostaPiano
      if (proposta && proposta.situazione !== 'IN_RICERCA') {
        finita()
        return
      }
      if (proposta) setProgresso(proposta.progresso)
      attesa = setTimeout(() => void guarda(), OGNI_MS)
    }
    void guarda()
    return () => {
      fermo.abort()
      clearTimeout(attesa)
    }
  }, [pk])
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 110px' }}>
        <LinearProgress variant="determinate" value={progresso} aria-label="Avanzamento della ricerca" />
      </Box>
      <Typography variant="body2">{formatPercentage(progresso)}</Typography>
      {onInterrompi && (
        <Button color="error" onClick={onInterrompi}>
          Interrompi
        </Button>
      )}
    </Box>
  )
}
