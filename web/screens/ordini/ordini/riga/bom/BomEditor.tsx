import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { graphql } from 'relay-runtime'
import { ValidationError } from 'yup'
import { useUnsavedGuard } from '#forms/useUnsavedGuard.ts'
import type { BomEditorMutation } from '#generated/BomEditorMutation.graphql.ts'
import {
  RIGHE_BOM_MAX,
  type RigaBomInput,
  readRigheBom,
  rigaBomLabels,
  righeBomSchema,
  writeRigheBom,
} from '#ordini/serviziLocali/rules.ts'
import { useOperation } from '#relay/useOperation.ts'

const mutation = graphql`
  mutation BomEditorMutation($input: SetBomRigaInput!) {
    setBomRiga(input: $input) {
      righe {
        ord
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** 'Riga 3, Quantità: …' of a path such as `righe[2].quantity`. */
function inWords(path: string | null | undefined, message: string): string {
  const [, index, field = ''] = /\[(\d+)\]\.(\w+)$/.exec(path ?? '') ?? []
  if (index === undefined) return message
  return `Riga ${Number(index) + 1}, ${rigaBomLabels[field as keyof RigaBomInput] ?? field}: ${message}`
}

/** The rows of a text, judged; why they are none. */
function judge(text: string): { righe: RigaBomInput[] } | { motivi: string[] } {
  const written = readRigheBom(text)
  if (written.length > RIGHE_BOM_MAX) return { motivi: [`Non più di ${RIGHE_BOM_MAX} righe.`] }
  try {
    return { righe: righeBomSchema.validateSync(written, { abortEarly: false, stripUnknown: true }) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const found = error.inner.length > 0 ? error.inner : [error]
    return { motivi: found.map(({ path, message }) => inWords(path, message)) }
  }
}

interface Props {
  /** Number of the line. */
  riga: number
  posizione: number
  /** Pieces of the line. */
  numero: number
  /** The bill as it was read. */
  righe: readonly RigaBomInput[]
  onSaved: () => void
  onClose: () => void
}

/** The bill of a piece as a text: typed, or pasted from a sheet. */
export function BomEditor({ riga, posizione, numero, righe, onSaved, onClose }: Props) {
  const [initial] = useState(() => writeRigheBom(righe))
  const [read] = useState(() =>
    righe.map(({ ord, maktx, quantity, meins, picUrl }) => ({ ord, maktx, quantity, meins, picUrl })),
  )
  const [text, setText] = useState(initial)
  const [all, setAll] = useState(false)
  const [reasons, setReasons] = useState<readonly string[]>([])
  const [save, inProgress] = useOperation<BomEditorMutation>(mutation, {
    success: 'Distinta salvata',
    errorsFromCall: true,
  })
  useUnsavedGuard(text !== initial)

  async function send(event: FormEvent) {
    event.preventDefault()
    const judged = judge(text)
    if ('motivi' in judged) {
      setReasons(judged.motivi)
      return
    }
    setReasons([])
    const outcome = await save({ input: { rigaPk: riga, posizione, tutti: all, righe: judged.righe, lette: read } })
    if (outcome.ok) onSaved()
    else setReasons(outcome.errors.map(({ field, message }) => inWords(field, message)))
  }

  return (
    <Stack
      component="form"
      noValidate
      aria-label="Distinta base"
      onSubmit={(event) => void send(event)}
      sx={{ gap: 1.5 }}
    >
      <TextField
        label="Materiali"
        multiline
        minRows={8}
        maxRows={18}
        fullWidth
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={reasons.length > 0}
        helperText="Una riga per materiale: ord., nome, quantità, unità, indirizzo dell’immagine, separati da tabulazioni o punti e virgola. Si può incollare da un foglio di calcolo; senza ord. si conta di 10 in 10."
        slotProps={{
          htmlInput: { spellCheck: false, style: { fontFamily: 'monospace', fontSize: '0.875rem', tabSize: 4 } },
        }}
      />
      {reasons.length > 0 && (
        <Alert severity="error">
          {reasons.slice(0, 10).map((reason) => (
            <div key={reason}>{reason}</div>
          ))}
          {reasons.length > 10 && <div>… e altri {reasons.length - 10}</div>}
        </Alert>
      )}
      {numero > 1 && (
        <FormControlLabel
          control={<Checkbox checked={all} onChange={(_, choice) => setAll(choice)} />}
          label={`Uguale per tutti i ${numero} pezzi della riga`}
        />
      )}
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>Annulla</Button>
        <Button type="submit" variant="contained" loading={inProgress} disabled={text === initial && !all}>
          Salva la distinta
        </Button>
      </Stack>
    </Stack>
  )
}
