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
import { formatCount } from '../../../../server/shared/formats/formats.ts'
import { DialogFrame } from '../../../forms/entity/DialogFrame.tsx'
import { useEscape } from '../../../forms/useEscape.ts'
import { FailedContent } from '../../../relay/opened/FailedContent.tsx'
import { OpenedData } from '../../../relay/opened/OpenedData.tsx'
import type { Opened } from '../../../relay/opened/useOpened.ts'
import { useOperation } from '../../../relay/useOperation.ts'
import { DataPairs } from '../../../ui/DataPairs.tsx'
import type { CreaOrdineDialogMutation } from './__generated__/CreaOrdineDialogMutation.graphql.ts'
import type { CreaOrdineDialogQuery } from './__generated__/CreaOrdineDialogQuery.graphql.ts'

export const creaOrdineQuery = graphql`
  query CreaOrdineDialogQuery($pk: Int!) {
    anteprimaOrdineDaPreventivo(preventivo: $pk) {
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
  mutation CreaOrdineDialogMutation($preventivo: Int!, $numeroCommessa: String) {
    createOrdineDaPreventivo(input: { preventivo: $preventivo, numeroCommessa: $numeroCommessa }) {
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
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  opened: Opened<CreaOrdineDialogQuery>
  /** Number of the quote. */
  preventivo: number
  onClose: () => void
}

/** What the order of a quote will be, what it will lack, and its number. */
export function CreaOrdineDialog({ opened, preventivo, onClose }: Props) {
  return (
    <DialogFrame title={`Crea l’ordine del preventivo ${preventivo}`} width="sm">
      <OpenedData
        opened={opened}
        skeleton={
          <DialogContent>
            <Skeleton variant="rounded" height={220} />
          </DialogContent>
        }
        failed={(error) => <FailedContent onClose={onClose}>{error}</FailedContent>}
      >
        {(reference) => <Anteprima reference={reference} preventivo={preventivo} onClose={onClose} />}
      </OpenedData>
    </DialogFrame>
  )
}

interface AnteprimaProps {
  reference: PreloadedQuery<CreaOrdineDialogQuery>
  preventivo: number
  onClose: () => void
}

function Anteprima({ reference, preventivo, onClose }: AnteprimaProps) {
  const { anteprimaOrdineDaPreventivo: anteprima } = usePreloadedQuery<CreaOrdineDialogQuery>(
    creaOrdineQuery,
    reference,
  )
  const [numero, setNumero] = useState(anteprima?.numeroCommessa ?? '')
  const [errore, setErrore] = useState<string | null>(null)
  const [crea, creando] = useOperation<CreaOrdineDialogMutation>(mutation, {
    erroriDaChiama: true,
    successo: ({ createOrdineDaPreventivo: { ordine } }) => `Ordine ${ordine?.numeroCommessa ?? ''} creato`,
  })
  useEscape(creando ? undefined : onClose)
  if (!anteprima) return <FailedContent onClose={onClose}>Il preventivo non c’è più.</FailedContent>
  const { cliente, clienteNuovo, righe, pezzi, daCompletare } = anteprima

  async function conferma() {
    setErrore(null)
    const esito = await crea({ preventivo, numeroCommessa: numero })
    if (esito.ok) onClose()
    else setErrore(esito.errori.map(({ message }) => message).join(' ') || null)
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
          error={errore !== null}
          helperText={errore ?? 'Vuoto: quello proposto.'}
          slotProps={{ htmlInput: { maxLength: 50 } }}
          autoFocus
        />
        <DataPairs
          voci={[
            ['Cliente', clienteNuovo ? `${cliente} (nuovo: viene aggiunto)` : cliente],
            ['Righe', `${formatCount(righe, 'riga', 'righe')}, ${formatCount(pezzi, 'pezzo', 'pezzi')}`],
          ]}
        />
        <Alert severity="info">
          <Typography sx={{ fontWeight: 550 }}>Da completare o tenuto altrove</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {daCompletare.map((voce) => (
              <li key={voce}>{voce}</li>
            ))}
          </Box>
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={creando}>
          Annulla
        </Button>
        <Button type="submit" variant="contained" loading={creando} loadingPosition="start">
          Crea ordine
        </Button>
      </DialogActions>
    </Box>
  )
}
