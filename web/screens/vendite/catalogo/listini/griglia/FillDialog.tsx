import Alert from '@mui/material/Alert'
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { readTypedNumber } from '#forms/numbers.ts'
import type { FillDialogQuery } from '#generated/FillDialogQuery.graphql.ts'
import { errorMessage } from '#relay/errors.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import type { Griglia } from '#vendite/listini/voci/griglia/rules.ts'
import { type Matrix, matrixOf, raisedMatrix } from './matrix.ts'
import { percentReason } from './percent.ts'

const query = graphql`
  query FillDialogQuery($id: ID!) {
    node(id: $id) {
      ... on VoceListino {
        griglia {
          altezze
          larghezze
          prezzi
        }
      }
    }
  }
`

interface Props {
  /** The other grids of the list. */
  others: readonly { id: string; name: string }[]
  onFill: (matrix: Matrix) => void
  onClose: () => void
}

/** The measures and prices of another grid of the list, raised or lowered: a finish that costs so much more. */
export function FillDialog({ others, onFill, onClose }: Props) {
  const [id, setId] = useState(others[0]?.id ?? '')
  const [percent, setPercent] = useState('')
  const [percentError, setPercentError] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [loading, setLoading] = useState(false)

  async function fill() {
    const reason = percent.trim() === '' ? null : percentReason(percent)
    setPercentError(reason)
    if (reason !== null) return
    setLoading(true)
    setFault(null)
    try {
      const { node } = await fetchFresh<FillDialogQuery>(query, { id })
      if (!node?.griglia) setFault('Questa griglia non c’è più.')
      else onFill(raisedMatrix(matrixOf(node.griglia as Griglia), readTypedNumber(percent) ?? 0))
    } catch (error) {
      setFault(errorMessage(error))
    }
    setLoading(false)
  }

  return (
    <PlainDialog
      title="Riempi da un’altra griglia"
      width="xs"
      onEscape={onClose}
      onSubmit={() => void fill()}
      confirm={{ text: 'Riempi', loading }}
    >
      <Stack sx={{ gap: 2, pt: 1 }}>
        {fault && <Alert severity="error">{fault}</Alert>}
        <TextField
          select
          autoFocus
          size="small"
          label="Griglia"
          value={id}
          onChange={({ target }) => setId(target.value)}
          helperText="Le sue misure e i suoi prezzi prendono il posto di quelli che ci sono."
          slotProps={{ select: { native: true } }}
        >
          {others.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </TextField>
        <TextField
          size="small"
          label="Aumento"
          value={percent}
          onChange={({ target }) => setPercent(target.value)}
          error={percentError !== null}
          helperText={percentError ?? 'Negativo per abbassarli. Vuoto: i prezzi restano uguali.'}
          slotProps={{
            htmlInput: { inputMode: 'decimal' },
            input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
          }}
        />
      </Stack>
    </PlainDialog>
  )
}
