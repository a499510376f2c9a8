import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { graphql } from 'relay-runtime'
import { PARTS_MAX, whyNotSplit } from '#acquisti/righeOrdineFornitore/rules.ts'
import { readTypedNumber } from '#forms/numbers.ts'
import type { SplitDialogMutation } from '#generated/SplitDialogMutation.graphql.ts'
import { errorsSentence } from '#relay/answers/payloadErrors.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatQuantity } from '#shared/formats/formats.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { fornituraTitle, type ShownRigaFornitore } from '../rows.ts'

const mutation = graphql`
  mutation SplitDialogMutation($pk: Int!, $quantita: [Decimal!]!) {
    splitRigaOrdineFornitore(input: { pk: $pk, quantita: $quantita }) {
      modifica
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  riga: ShownRigaFornitore
  onClose: () => void
  /** @param edit number that takes it back */
  onDone: (edit: number | null | undefined) => void
}

interface Part {
  id: number
  text: string
}

/** A quantity as it was written; null when it is none. */
function quantitaOf({ text }: Part): number | null {
  const numero = readTypedNumber(text)
  return numero !== null && numero > 0 && Number(numero.toFixed(3)) === numero ? numero : null
}

/** Splits a row: Save waits until the parts sum to it. */
export function SplitDialog({ riga, onClose, onDone }: Props) {
  const id = useId()
  const { pk, quantita, um } = riga
  const [parts, setParts] = useState<readonly Part[]>([
    { id: 0, text: '' },
    { id: 1, text: '' },
  ])
  const prossima = useRef(2)
  const [error, setError] = useState<string | null>(null)
  const [run, inProgress] = useOperation<SplitDialogMutation>(mutation, { errorsFromCall: true })
  const read = parts.map(quantitaOf)
  const valid = read.filter((loaded) => loaded !== null)
  const sum = whyNotSplit(valid, quantita)
  const complete = valid.length === parts.length && sum === null

  async function save() {
    setError(null)
    const outcome = await run({ pk, quantita: valid })
    if (outcome.ok) onDone(outcome.data.splitRigaOrdineFornitore.modifica)
    else if (!outcome.fault) setError(errorsSentence(outcome.errors))
  }
  return (
    <PlainDialog
      title={`Dividi ${fornituraTitle(riga)}`}
      width="xs"
      sx={{ pt: '8px !important', display: 'grid', gap: 1.5 }}
      onClose={onClose}
      onSubmit={() => complete && void save()}
      confirm={{ text: 'Salva', disabled: !complete, loading: inProgress }}
    >
      <Typography color="textSecondary">
        Quantità della riga: {formatQuantity(quantita)} {um}
      </Typography>
      {parts.map((part, index) => (
        <Box key={part.id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <TextField
            fullWidth
            label={`Quantità ${index + 1}`}
            value={part.text}
            autoFocus={index === 0}
            error={part.text.trim() !== '' && read[index] === null}
            autoComplete="off"
            onChange={({ target }) =>
              setParts(parts.map((other) => (other.id === part.id ? { ...other, text: target.value } : other)))
            }
            slotProps={{
              htmlInput: { inputMode: 'decimal', 'aria-describedby': `${id}-somma` },
              input: { endAdornment: um && <InputAdornment position="end">{um}</InputAdornment> },
            }}
          />
          <IconButton
            aria-label={`Togli la quantità ${index + 1}`}
            disabled={parts.length === 2}
            onClick={() => setParts(parts.filter((other) => other.id !== part.id))}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button
        startIcon={<Add />}
        disabled={parts.length >= PARTS_MAX}
        sx={{ justifySelf: 'start' }}
        onClick={() => setParts([...parts, { id: prossima.current++, text: '' }])}
      >
        Aggiungi quantità
      </Button>
      <Typography id={`${id}-somma`} role="status" variant="body2" color={sum ? 'error' : 'success'}>
        {sum ?? 'La somma è giusta.'}
      </Typography>
      {error && <Alert severity="error">{error}</Alert>}
    </PlainDialog>
  )
}
