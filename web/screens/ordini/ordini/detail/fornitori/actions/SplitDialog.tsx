import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { graphql } from 'relay-runtime'
import { PARTI_MAX, whyNotSplit } from '../../../../../../../server/acquisti/righeOrdineFornitore/rules.ts'
import { formatQuantity } from '../../../../../../../server/shared/formats/formats.ts'
import { readTypedNumber } from '../../../../../../forms/numbers.ts'
import { errorsSentence } from '../../../../../../relay/answers/payloadErrors.ts'
import { useOperation } from '../../../../../../relay/useOperation.ts'
import { fornituraTitle, type ShownRigaFornitore } from '../rows.ts'
import type { SplitDialogMutation } from './__generated__/SplitDialogMutation.graphql.ts'

const mutation = graphql`
  mutation SplitDialogMutation($pk: Int!, $quantita: [Decimal!]!) {
    splitRigaOrdineFornitore(input: { pk: $pk, quantita: $quantita }) {
      modifica
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  riga: ShownRigaFornitore
  onClose: () => void
  /** @param modifica number that takes it back */
  onDone: (modifica: number | null | undefined) => void
}

interface Parte {
  id: number
  testo: string
}

/** A quantity as it was written; null when it is none. */
function quantitaDi({ testo }: Parte): number | null {
  const numero = readTypedNumber(testo)
  return numero !== null && numero > 0 && Number(numero.toFixed(3)) === numero ? numero : null
}

/** Splits a row: Save waits until the parts sum to it. */
export function SplitDialog({ riga, onClose, onDone }: Props) {
  const id = useId()
  const { pk, quantita, um } = riga
  const [parti, setParti] = useState<readonly Parte[]>([
    { id: 0, testo: '' },
    { id: 1, testo: '' },
  ])
  const prossima = useRef(2)
  const [errore, setErrore] = useState<string | null>(null)
  const [esegui, inCorso] = useOperation<SplitDialogMutation>(mutation, { erroriDaChiama: true })
  const lette = parti.map(quantitaDi)
  const valide = lette.filter((letta) => letta !== null)
  const somma = whyNotSplit(valide, quantita)
  const completa = valide.length === parti.length && somma === null

  async function salva() {
    setErrore(null)
    const esito = await esegui({ pk, quantita: valide })
    if (esito.ok) onDone(esito.dati.splitRigaOrdineFornitore.modifica)
    else if (!esito.guasto) setErrore(errorsSentence(esito.errori))
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>Dividi {fornituraTitle(riga)}</DialogTitle>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (completa) void salva()
        }}
      >
        <DialogContent sx={{ pt: '8px !important', display: 'grid', gap: 1.5 }}>
          <Typography color="textSecondary">
            Quantità della riga: {formatQuantity(quantita)} {um}
          </Typography>
          {parti.map((parte, index) => (
            <Box key={parte.id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <TextField
                fullWidth
                label={`Quantità ${index + 1}`}
                value={parte.testo}
                autoFocus={index === 0}
                error={parte.testo.trim() !== '' && lette[index] === null}
                autoComplete="off"
                onChange={({ target }) =>
                  setParti(parti.map((altra) => (altra.id === parte.id ? { ...altra, testo: target.value } : altra)))
                }
                slotProps={{
                  htmlInput: { inputMode: 'decimal', 'aria-describedby': `${id}-somma` },
                  input: { endAdornment: um && <InputAdornment position="end">{um}</InputAdornment> },
                }}
              />
              <IconButton
                aria-label={`Togli la quantità ${index + 1}`}
                disabled={parti.length === 2}
                onClick={() => setParti(parti.filter((altra) => altra.id !== parte.id))}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          ))}
          <Button
            startIcon={<Add />}
            disabled={parti.length >= PARTI_MAX}
            sx={{ justifySelf: 'start' }}
            onClick={() => setParti([...parti, { id: prossima.current++, testo: '' }])}
          >
            Aggiungi quantità
          </Button>
          <Typography id={`${id}-somma`} role="status" variant="body2" color={somma ? 'error' : 'success'}>
            {somma ?? 'La somma è giusta.'}
          </Typography>
          {errore && <Alert severity="error">{errore}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={inCorso}>
            Annulla
          </Button>
          <Button type="submit" variant="contained" loading={inCorso} disabled={!completa}>
            Salva
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
