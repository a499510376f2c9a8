import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { RunningSearchQuery } from '#generated/RunningSearchQuery.graphql.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { formatPercentage } from '#shared/formats/formats.ts'

const query = graphql`
  query RunningSearchQuery($pk: Int!) {
    propostaPiano(pk: $pk) {
      situazione
      progresso
    }
  }
`

const EVERY_MS = 700

interface Props {
  pk: number
  onFinished: () => void
  /** Missing: it cannot be stopped here. */
  onInterrupt?: () => void
}

/** How far a search is, asked until it has ended. The page may be left, it goes on. */
export function RunningSearch({ pk, onFinished, onInterrupt }: Props) {
  const [progress, setProgress] = useState(0)
  const finished = useEffectEvent(onFinished)
  useEffect(() => {
    const standing = new AbortController()
    let wait: ReturnType<typeof setTimeout> | undefined
    const inspect = async () => {
      // Without an answer it is asked again: the search goes on.
      const read = await fetchFresh<RunningSearchQuery>(query, { pk }, standing.signal).catch(() => null)
      if (standing.signal.aborted) return
      const proposta = read?.propostaPiano
      if (proposta && proposta.situazione !== 'IN_RICERCA') {
        finished()
        return
      }
      if (proposta) setProgress(proposta.progresso)
      wait = setTimeout(() => void inspect(), EVERY_MS)
    }
    void inspect()
    return () => {
      standing.abort()
      clearTimeout(wait)
    }
  }, [pk])
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 110px' }}>
        <LinearProgress variant="determinate" value={progress} aria-label="Avanzamento della ricerca" />
      </Box>
      <Typography variant="body2">{formatPercentage(progress)}</Typography>
      {onInterrupt && (
        <Button color="error" onClick={onInterrupt}>
          Interrompi
        </Button>
      )}
    </Box>
  )
}
