import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../relay/useOperazione.ts'
import { SceltaDaElenco } from '../../../ui/SceltaDaElenco.tsx'
import type { StatoOrdineDialogMutation } from './__generated__/StatoOrdineDialogMutation.graphql.ts'

const mutation = graphql`
  mutation StatoOrdineDialogMutation($ordine: Int!, $stato: Float!) {
    setStatoOrdine(input: { ordine: $ordine, stato: $stato }) {
      ordine {
        id
        versione
        stato {
          pk
          nome
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
  ordine: {
    readonly pk: number
    readonly numeroCommessa: string
    readonly stato: { readonly pk: number } | null | undefined
  }
  stati: readonly { readonly pk: number; readonly testo: string }[]
  onChiudi: () => void
  onSalvato?: () => void
}

/** Changes the state of an order; a value is required (spec/001 §2). */
export function StatoOrdineDialog({ ordine, stati, onChiudi, onSalvato }: Props) {
  const [stato, setStato] = useState(ordine.stato?.pk ?? null)
  const [salva, inCorso] = useOperazione<StatoOrdineDialogMutation>(mutation, { successo: 'Stato cambiato' })

  async function conferma() {
    if (stato === null) return
    const { ok } = await salva({ ordine: ordine.pk, stato })
    if (!ok) return
    onChiudi()
    onSalvato?.()
  }

  return (
    <Dialog open onClose={onChiudi} maxWidth="xs" fullWidth aria-labelledby="titolo-stato-ordine">
      <DialogTitle id="titolo-stato-ordine">Stato dell’ordine {ordine.numeroCommessa}</DialogTitle>
      <form
        onSubmit={(evento) => {
          evento.preventDefault()
          void conferma()
        }}
      >
        <DialogContent sx={{ pt: '8px !important' }}>
          <SceltaDaElenco
            etichetta="Stato"
            voci={stati.map(({ pk, testo }) => ({ valore: pk, testo }))}
            valore={stato}
            onCambia={setStato}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onChiudi} disabled={inCorso}>
            Annulla
          </Button>
          <Button type="submit" variant="contained" loading={inCorso} disabled={stato === null}>
            Salva
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
