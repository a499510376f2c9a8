import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useEscape } from '#forms/useEscape.ts'
import type { CreateOrdineDialogMutation } from '#generated/CreateOrdineDialogMutation.graphql.ts'
import type { CreateOrdineDialogQuery } from '#generated/CreateOrdineDialogQuery.graphql.ts'
import { FailedContent } from '#relay/opened/FailedContent.tsx'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'

export const createOrdineQuery = graphql`
  query CreateOrdineDialogQuery($pk: Int!) {
    anteprimaOrdineDaPreventivo(preventivoPk: $pk) {
      numeroCommessa
      cliente
      clienteNuovo
      righe
      pezzi
      daCompletare
    }
  }
`

const mutation = graphql`
  mutation CreateOrdineDialogMutation($preventivo: Int!, $numeroCommessa: String) {
    createOrdineDaPreventivo(input: { preventivoPk: $preventivo, numeroCommessa: $numeroCommessa }) {
      ordine {
        pk
        numeroCommessa
      }
      preventivo {
        ...PreventivoOrdine_preventivo
        stato {
          pk
          stato
        }
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  opened: Opened<CreateOrdineDialogQuery>
  /** Number of the quote. */
  preventivo: number
  onClose: () => void
}

/** What the order of a quote will be, what it will lack, and its number. */
export function CreateOrdineDialog({ opened, preventivo, onClose }: Props) {
  return (
    <DialogFrame title={`Crea l’ordine del preventivo ${preventivo}`} width="sm">
      <OpenedData
        opened={opened}
        skeleton={
          <DialogContent>
            <Skeleton variant="rounded" height={220} />
          </DialogContent>
        }
        onClose={onClose}
      >
        {(reference) => <Preview reference={reference} preventivo={preventivo} onClose={onClose} />}
      </OpenedData>
    </DialogFrame>
  )
}

interface PreviewProps {
  reference: PreloadedQuery<CreateOrdineDialogQuery>
  preventivo: number
  onClose: () => void
}

function Preview({ reference, preventivo, onClose }: PreviewProps) {
  const { anteprimaOrdineDaPreventivo: preview } = usePreloadedQuery<CreateOrdineDialogQuery>(
    createOrdineQuery,
    reference,
  )
  const [numero, setNumero] = useState(preview?.numeroCommessa ?? '')
  const [error, setError] = useState<string | null>(null)
  const [create, creating] = useOperation<CreateOrdineDialogMutation>(mutation, {
    errorsFromCall: true,
    success: ({ createOrdineDaPreventivo: { ordine } }) => `Ordine ${ordine?.numeroCommessa ?? ''} creato`,
  })
  useEscape(creating ? undefined : onClose)
  if (!preview) return <FailedContent onClose={onClose}>Il preventivo non c’è più.</FailedContent>
  const { cliente, clienteNuovo, righe, pezzi, daCompletare } = preview

  async function conferma() {
    setError(null)
    const outcome = await create({ preventivo, numeroCommessa: numero })
    if (outcome.ok) onClose()
    else setError(outcome.errors.map(({ message }) => message).join(' ') || null)
  }
  return (
    <Box
      component="form"
      aria-label="Ordine"
      onSubmit={(event) => {
        event.preventDefault()
        void conferma()
      }}
      sx={{ display: 'contents' }}
    >
      <DialogContent sx={{ borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2 }}>
        <TextField
          label="Numero commessa"
          size="small"
          value={numero}
          onChange={({ target }) => setNumero(target.value)}
          error={error !== null}
          helperText={error ?? 'Vuoto: quello proposto.'}
          slotProps={{ htmlInput: { maxLength: 50 } }}
          autoFocus
        />
        <DataPairs
          items={[
            ['Cliente', clienteNuovo ? `${cliente} (nuovo: viene aggiunto)` : cliente],
            ['Righe', `${formatCount(righe, 'riga', 'righe')}, ${formatCount(pezzi, 'pezzo', 'pezzi')}`],
          ]}
        />
        <Alert severity="info">
          <Typography sx={{ fontWeight: 550 }}>Da completare o tenuto altrove</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {daCompletare.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Box>
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={creating}>
          Annulla
        </Button>
        <Button type="submit" variant="contained" loading={creating} loadingPosition="start">
          Crea ordine
        </Button>
      </DialogActions>
    </Box>
  )
}
