import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { graphql } from 'relay-runtime'
import { formatCount } from '../../../../../../../server/shared/formats/formats.ts'
import { errorsSentence } from '../../../../../../relay/answers/payloadErrors.ts'
import { useOperation } from '../../../../../../relay/useOperation.ts'
import { ListSelect } from '../../../../../../ui/ListSelect.tsx'
import type { ShownOrdineFornitore, ShownRigaFornitore } from '../rows.ts'
import type { MoveDialogMutation } from './__generated__/MoveDialogMutation.graphql.ts'

const mutation = graphql`
  mutation MoveDialogMutation($righe: [Int!]!, $ordineFornitore: Int!) {
    spostaRigheOrdineFornitore(input: { righe: $righe, ordineFornitore: $ordineFornitore }) {
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  righe: readonly ShownRigaFornitore[]
  /** The supplier orders of the order. */
  ordini: readonly ShownOrdineFornitore[]
  onChiudi: () => void
  onFatto: () => void
}

/** Puts rows into a supplier order that there is ('Sposta'): only those that all of them fit are offered. */
export function MoveDialog({ righe, ordini, onChiudi, onFatto }: Props) {
  const id = useId()
  const [scelto, setScelto] = useState<number | null>(null)
  const [errore, setErrore] = useState<string | null>(null)
  const [esegui, inCorso] = useOperation<MoveDialogMutation>(mutation, {
    successo: 'Righe spostate',
    erroriDaChiama: true,
  })
  const adatti = ordini.filter(({ tipologia, fornitorePk }) =>
    righe.every(
      (riga) => riga.tipologia === tipologia && (riga.fornitorePk == null || riga.fornitorePk === fornitorePk),
    ),
  )
  async function salva(ordineFornitore: number) {
    setErrore(null)
    const esito = await esegui({ righe: righe.map(({ pk }) => pk), ordineFornitore })
    if (esito.ok) onFatto()
    else if (!esito.guasto) setErrore(errorsSentence(esito.errori))
  }
  return (
    <Dialog open onClose={onChiudi} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Sposta {formatCount(righe.length, 'riga', 'righe')}</DialogTitle>
      <form
        onSubmit={(evento) => {
          evento.preventDefault()
          if (scelto !== null) void salva(scelto)
        }}
      >
        <DialogContent sx={{ pt: '8px !important', display: 'grid', gap: 1.5 }}>
          {adatti.length === 0 ? (
            <Alert severity="info">
              Nessun ordine a fornitore ha la tipologia e il fornitore di tutte le righe scelte.
            </Alert>
          ) : (
            <ListSelect
              etichetta="Ordine a fornitore"
              voci={adatti.map(({ pk, tipologia, fornitore, stato }) => ({
                valore: pk,
                testo: [`n. ${pk}`, tipologia, fornitore.nome, stato?.nome].filter(Boolean).join(' · '),
              }))}
              valore={scelto}
              onCambia={setScelto}
              autoFocus
            />
          )}
          {errore && <Alert severity="error">{errore}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onChiudi} disabled={inCorso} autoFocus={adatti.length === 0}>
            Annulla
          </Button>
          <Button type="submit" variant="contained" loading={inCorso} disabled={scelto === null}>
            Sposta
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
