import Undo from '@mui/icons-material/Undo'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useGridApiRef } from '@mui/x-data-grid'
import { useDeferredValue, useMemo, useState } from 'react'
import { graphql } from 'relay-runtime'
import { readTypedNumber } from '#forms/numbers.ts'
import { useUnsavedGuard } from '#forms/useUnsavedGuard.ts'
import type { GrigliaFormMutation } from '#generated/GrigliaFormMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useShortcut } from '#ui/shortcuts.ts'
import { rilieviGriglia } from '#vendite/listini/rilievi/rules.ts'
import { GRIGLIA_SIDE_MAX, type Griglia } from '#vendite/listini/voci/griglia/rules.ts'
import type { Area } from '#vendite/vincoli/misure/rules.ts'
import { FillDialog } from './FillDialog.tsx'
import { GrigliaEditor } from './GrigliaEditor.tsx'
import { GrigliaFindings } from './GrigliaFindings.tsx'
import {
  fieldOfColumn,
  isTooLarge,
  type Matrix,
  matrixOf,
  pastedInto,
  placeOfCell,
  raisedMatrix,
  readMatrix,
  saidOf,
  withEdited,
} from './matrix.ts'
import { percentReason } from './percent.ts'
import { useMatrix } from './useMatrix.ts'

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
  /** The other grids of the list, to begin from. */
  others: readonly { id: string; name: string }[]
  editable: boolean
  onSaved: () => void
}

const NOTHING_WRONG = { errors: new Map<string, string>(), others: [] as string[] }
const TOO_LARGE = `Una griglia arriva a ${GRIGLIA_SIDE_MAX} altezze e ${GRIGLIA_SIDE_MAX} larghezze: il resto non è stato incollato.`

/** A grid being written: the sheet, a percentage on all prices, what is wrong and what is missing. */
export function GrigliaForm({ voce, others, editable, onSaved }: Props) {
  const [initial] = useState(() => matrixOf(voce.griglia as Griglia))
  const { matrix, change: step, canUndo, undo } = useMatrix(initial)
  const grid = useGridApiRef()
  const [isEditing, setEditing] = useState(false)
  const [isFilling, setFilling] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
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
  useUnsavedGuard(dirty || isEditing)

  const change = (next: Matrix) => {
    setRefused(NOTHING_WRONG)
    setNotice(null)
    step(next)
  }

  async function send() {
    const whole = withEdited(matrix, grid.current?.state.editRows ?? {})
    change(whole)
    const said = readMatrix(whole)
    if (!('griglia' in said) || whole === initial || inProgress) return
    const outcome = await save({ input: { pk: voce.pk, versione: voce.versione, griglia: said.griglia } })
    if (outcome.ok) onSaved()
    else if (!outcome.fault)
      setRefused(saidOf(outcome.errors.map(({ field, message }) => ({ path: field ?? '', message }))))
  }
  useShortcut('ctrl+s', () => void send(), { active: editable })
  useShortcut('ctrl+z', undo, { active: editable && canUndo, notWriting: true })

  function raiseAll() {
    const reason = percentReason(percent)
    setPercentError(reason)
    if (reason !== null) return
    change(raisedMatrix(matrix, readTypedNumber(percent) ?? 0))
    setPercent('')
  }

  function paste(row: number, column: number, text: string) {
    change(pastedInto(matrix, row, column, text))
    if (isTooLarge(row, column, text)) setNotice(TOO_LARGE)
  }

  function goTo(cell: string) {
    const [row, column] = placeOfCell(cell)
    grid.current?.scrollToIndexes({ rowIndex: row, colIndex: column })
    grid.current?.setCellFocus(row, fieldOfColumn(column))
  }

  const isWrong = wrong.errors.size > 0 || wrong.others.length > 0
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      {editable && (
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <Stack
            component="form"
            noValidate
            aria-label="Percentuale su tutti i prezzi"
            direction="row"
            onSubmit={(event) => {
              event.preventDefault()
              raiseAll()
            }}
            sx={{ gap: 1.5, alignItems: 'flex-start' }}
          >
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
            <Button type="submit" variant="outlined">
              Applica
            </Button>
          </Stack>
          {others.length > 0 && <Button onClick={() => setFilling(true)}>Riempi da un’altra griglia</Button>}
          <Stack direction="row" sx={{ gap: 1, ml: { sm: 'auto' } }}>
            <IconButton
              aria-label="Annulla l’ultima modifica"
              title="Annulla l’ultima modifica (Ctrl Z)"
              aria-keyshortcuts="Control+Z"
              disabled={!canUndo || inProgress}
              onClick={undo}
            >
              <Undo fontSize="small" />
            </IconButton>
            <Button disabled={!dirty || inProgress} onClick={() => change(initial)}>
              Annulla
            </Button>
            <Button
              variant="contained"
              // Who is writing the last cell saves from within it.
              disabled={!isEditing && (!dirty || isWrong)}
              loading={inProgress}
              aria-keyshortcuts="Control+S"
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
      {notice && <Alert severity="warning">{notice}</Alert>}
      <GrigliaFindings {...wrong} onGoTo={goTo} />
      <GrigliaEditor
        grid={grid}
        matrix={matrix}
        onChange={change}
        onPaste={paste}
        onEditing={setEditing}
        errors={wrong.errors}
        areas={voce.areas}
        editable={editable}
      />
      {rilievi.length > 0 && (
        <Alert severity="warning">
          {rilievi.slice(0, 20).map(({ messaggio }) => (
            <div key={messaggio}>{messaggio}</div>
          ))}
          {rilievi.length > 20 && <div>E {formatCount(rilievi.length - 20, 'altro rilievo', 'altri rilievi')}.</div>}
        </Alert>
      )}
      {isFilling && (
        <FillDialog
          others={others}
          onClose={() => setFilling(false)}
          onFill={(next) => {
            change(next)
            setFilling(false)
          }}
        />
      )}
    </Stack>
  )
}
