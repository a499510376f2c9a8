import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { PrintDialogCancelMutation } from '#generated/PrintDialogCancelMutation.graphql.ts'
import type { PrintDialogQuery } from '#generated/PrintDialogQuery.graphql.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatPercentage } from '#shared/formats/formats.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'

const query = graphql`
  query PrintDialogQuery($pk: Int!) {
    job(pk: $pk) {
      stato
      progresso
      errori {
        message
      }
      file
    }
  }
`

const cancelMutation = graphql`
  mutation PrintDialogCancelMutation($pk: Int!) {
    cancelJob(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type Lavoro = NonNullable<PrintDialogQuery['response']['job']>

const EVERY_MS = 1000

/** How the work stands, asked until it has ended. */
function useJob(pk: number): Lavoro | null {
  const [lavoro, setJob] = useState<Lavoro | null>(null)
  useEffect(() => {
    const standing = new AbortController()
    let wait: ReturnType<typeof setTimeout> | undefined
    const inspect = async () => {
      // Without an answer it is asked again: the work goes on.
      const read = await fetchFresh<PrintDialogQuery>(query, { pk }, standing.signal).catch(() => null)
      if (standing.signal.aborted) return
      if (read?.job) setJob(read.job)
      if (!read?.job || read.job.stato.startsWith('IN_')) wait = setTimeout(() => void inspect(), EVERY_MS)
    }
    void inspect()
    return () => {
      standing.abort()
      clearTimeout(wait)
    }
  }, [pk])
  return lavoro
}

/** A print of many supplier orders: how far it is, then its file. */
export function PrintDialog({ job, onClose }: { job: number; onClose: () => void }) {
  const lavoro = useJob(job)
  const [cancel, cancelling] = useOperation<PrintDialogCancelMutation>(cancelMutation, {
    success: 'Stampa annullata',
  })
  const errors = (lavoro?.errori ?? []) as readonly { message: string }[]
  const underWay = !lavoro || lavoro.stato.startsWith('IN_')

  async function ferma() {
    const { ok } = await cancel({ pk: job })
    if (ok) onClose()
  }
  return (
    <PlainDialog
      title="Stampa degli ordini a fornitore"
      width="xs"
      dividers={false}
      onClose={underWay ? undefined : onClose}
      actions={
        <>
          {underWay ? (
            <Button color="error" loading={cancelling} onClick={() => void ferma()}>
              Annulla la stampa
            </Button>
          ) : (
            <Button onClick={onClose}>Chiudi</Button>
          )}
          {lavoro?.file && (
            <Button variant="contained" href={lavoro.file} target="_blank" rel="noopener">
              Apri il PDF
            </Button>
          )}
        </>
      }
    >
      {underWay && (
        <>
          <LinearProgress variant="determinate" value={lavoro?.progresso ?? 0} aria-label="Avanzamento della stampa" />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {formatPercentage(lavoro?.progresso ?? 0)}
          </Typography>
        </>
      )}
      {lavoro?.stato === 'COMPLETATO' && <Alert severity="success">Il PDF è pronto.</Alert>}
      {errors.map(({ message }) => (
        <Alert key={message} severity="error">
          {message}
        </Alert>
      ))}
    </PlainDialog>
  )
}
