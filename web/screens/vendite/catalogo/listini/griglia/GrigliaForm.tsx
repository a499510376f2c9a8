import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useDeferredValue, useMemo, useState } from 'react'
import { graphql } from 'relay-runtime'
import { readTypedNumber } from '#forms/numbers.ts'
import { useUnsavedGuard } from '#forms/useUnsavedGuard.ts'
import type { GrigliaFormMutation } from '#generated/GrigliaFormMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useShortcut } from '#ui/shortcuts.ts'
import { rilieviGriglia } from '#vendite/listini/rilievi/rules.ts'
import { type Griglia, raiseRule } from '#vendite/listini/voci/griglia/rules.ts'
import type { Area } from '#vendite/vincoli/misure/rules.ts'
import { GrigliaEditor } from './GrigliaEditor.tsx'
import { type Matrix, matrixOf, raisedMatrix, readMatrix, saidOf } from './matrix.ts'

const mutation = graphql`
  mutation GrigliaFormMutation($input: UpdateVoceListinoInput!) {
    updateVoceListino(input: $input) {
      voce {
        versione
        griglia {
          altezze
          larghezze
          prezzi
        }
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  voce: {
    pk: number
    versione: number
    griglia: {
      readonly [Name in keyof Griglia]: readonly Griglia[Name][number][] | readonly (readonly (number | null)[])[]
    }
    areas: readonly Area[]
  }
  editable: boolean
  onSaved: () => void
}

const NOTHING_WRONG = { errors: new Map<string, string>(), others: [] as string[] }

/** Why a percentage is none, in Italian; null when it is one. */
function percentReason(text: string): string | null {
  const value = readTypedNumber(text)
  if (value === null) return 'Scrivi una percentuale.'
  try {
    raiseRule().validateSync(value)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : 'Valore non valido'
  }
}

/** A grid being written: the sheet, a percentage on all prices, what is wrong and what is missing. */
export function GrigliaForm({ voce, editable, onSaved }: Props) {
  const [initial] = useState(() => matrixOf(voce.griglia as Griglia))
  const [matrix, setMatrix] = useState<Matrix>(initial)
  const [refused, setRefused] = useState(NOTHING_WRONG)
  const [percent, setPercent] = useState('')
  const [percentError, setPercentError] = useState<string | null>(null)
  const [save, inProgress] = useOperation<GrigliaFormMutation>(mutation, {
    success: 'Griglia salvata',
    errorsFromCall: true,
  })
  const read = useMemo(() => readMatrix(matrix), [matrix])
  const wrong = 'errors' in read ? read : refused
  const shown = useDeferredValue(read)
  const rilievi = useMemo(
    () => ('griglia' in shown ? rilieviGriglia(voce.areas, shown.griglia) : []),
    [shown, voce.areas],
  )
  const dirty = matrix !== initial
  useUnsavedGuard(dirty)

  const change = (next: Matrix) => {
    setRefused(NOTHING_WRONG)
    setMatrix(next)
  }

  async function send() {
    if (!('griglia' in read) || !dirty || inProgress) return
    const outcome = await save({ input: { pk: voce.pk, versione: voce.versione, griglia: read.griglia } })
    if (outcome.ok) onSaved()
    else if (!outcome.guasto)
      setRefused(saidOf(outcome.errors.map(({ field, message }) => ({ path: field ?? '', message }))))
  }
  useShortcut('ctrl+s', () => void send())

  function raiseAll() {
    const reason = percentReason(percent)
    setPercentError(reason)
    if (reason === null) change(raisedMatrix(matrix, readTypedNumber(percent) ?? 0))
  }

  const count = wrong.errors.size
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      {editable && (
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <TextField
            size="small"
            label="Aumenta tutti i prezzi"
            value={percent}
            onChange={({ target }) => setPercent(target.value)}
            error={percentError !== null}
            helperText={percentError ?? 'Negativa per abbassarli.'}
            slotProps={{
              htmlInput: { inputMode: 'decimal' },
              input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
            }}
            sx={{ width: 220 }}
          />
          <Button variant="outlined" onClick={raiseAll}>
            Applica
          </Button>
          <Stack direction="row" sx={{ gap: 1, ml: { sm: 'auto' } }}>
            <Button disabled={!dirty || inProgress} onClick={() => change(initial)}>
              Annulla
            </Button>
            <Button
              variant="contained"
              disabled={!dirty || count > 0 || wrong.others.length > 0}
              loading={inProgress}
              onClick={() => void send()}
            >
              Salva
            </Button>
          </Stack>
        </Stack>
      )}
      {editable && (
        <Alert severity="info">
          Larghezze nella prima riga, altezze nella prima colonna, in mm; una cella vuota è senza prezzo. Si può
          incollare da un foglio di calcolo, tutto o in parte, dalla cella in cui sei. In grigio le misure che non si
          fanno, in giallo quelle che si fanno e non hanno prezzo.
        </Alert>
      )}
      {(count > 0 || wrong.others.length > 0) && (
        <Alert severity="error">
          {wrong.others.map((message) => (
            <div key={message}>{message}</div>
          ))}
          {[...wrong.errors].slice(0, 8).map(([cell, message]) => (
            <div key={cell}>
              {cell}: {message}
            </div>
          ))}
          {count > 8 && <div>E {formatCount(count - 8, 'altra cella', 'altre celle')}.</div>}
        </Alert>
      )}
      <GrigliaEditor matrix={matrix} onChange={change} errors={wrong.errors} areas={voce.areas} editable={editable} />
      {rilievi.length > 0 && (
        <Alert severity="warning">
          {rilievi.slice(0, 20).map(({ messaggio }) => (
            <div key={messaggio}>{messaggio}</div>
          ))}
        </Alert>
      )}
    </Stack>
  )
}
