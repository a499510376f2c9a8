import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { graphql } from 'relay-runtime'
import { ValidationError } from 'yup'
import {
  RIGHE_BOM_MAX,
  type RigaBomInput,
  readRigheBom,
  rigaBomLabels,
  righeBomSchema,
  writeRigheBom,
} from '../../../../../../server/ordini/serviziLocali/rules.ts'
import { useUnsavedGuard } from '../../../../../forms/useUnsavedGuard.ts'
import { useOperation } from '../../../../../relay/useOperation.ts'
import type { BomEditorMutation } from './__generated__/BomEditorMutation.graphql.ts'

const mutation = graphql`
  mutation BomEditorMutation($input: SetBomRigaInput!) {
    setBomRiga(input: $input) {
      righe {
        ord
      }
      errors {
        code
        field
        message
      }
    }
  }
`

/** 'Riga 3, Quantità: …' of a path such as `righe[2].quantity`. */
function inWords(path: string | null | undefined, messaggio: string): string {
  const [, indice, campo = ''] = /\[(\d+)\]\.(\w+)$/.exec(path ?? '') ?? []
  if (indice === undefined) return messaggio
  return `Riga ${Number(indice) + 1}, ${rigaBomLabels[campo as keyof RigaBomInput] ?? campo}: ${messaggio}`
}

/** The rows of a text, judged; why they are none. */
function judge(testo: string): { righe: RigaBomInput[] } | { motivi: string[] } {
  const scritte = readRigheBom(testo)
  if (scritte.length > RIGHE_BOM_MAX) return { motivi: [`Non più di ${RIGHE_BOM_MAX} righe.`] }
  try {
    return { righe: righeBomSchema.validateSync(scritte, { abortEarly: false, stripUnknown: true }) }
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
  const [iniziale] = useState(() => writeRigheBom(righe))
  const [lette] = useState(() =>
    righe.map(({ ord, maktx, quantity, meins, picUrl }) => ({ ord, maktx, quantity, meins, picUrl })),
  )
  const [testo, setTesto] = useState(iniziale)
  const [tutti, setTutti] = useState(false)
  const [motivi, setMotivi] = useState<readonly string[]>([])
  const [salva, inCorso] = useOperation<BomEditorMutation>(mutation, {
    successo: 'Distinta salvata',
    erroriDaChiama: true,
  })
  useUnsavedGuard(testo !== iniziale)

  async function invia(event: FormEvent) {
    event.preventDefault()
    const giudicate = judge(testo)
    if ('motivi' in giudicate) {
      setMotivi(giudicate.motivi)
      return
    }
    setMotivi([])
    const esito = await salva({ input: { riga, posizione, tutti, righe: giudicate.righe, lette } })
    if (esito.ok) onSaved()
    else setMotivi(esito.errori.map(({ field, message }) => inWords(field, message)))
  }

  return (
    <Stack
      component="form"
      noValidate
      aria-label="Distinta base"
      onSubmit={(event) => void invia(event)}
      sx={{ gap: 1.5 }}
    >
      <TextField
        label="Materiali"
        multiline
        minRows={8}
        maxRows={18}
        fullWidth
        autoFocus
        value={testo}
        onChange={({ target }) => setTesto(target.value)}
        error={motivi.length > 0}
        helperText="Una riga per materiale: ord., nome, quantità, unità, indirizzo dell’immagine, separati da tabulazioni o punti e virgola. Si può incollare da un foglio di calcolo; senza ord. si conta di 10 in 10."
        slotProps={{
          htmlInput: { spellCheck: false, style: { fontFamily: 'monospace', fontSize: '0.875rem', tabSize: 4 } },
        }}
      />
      {motivi.length > 0 && (
        <Alert severity="error">
          {motivi.slice(0, 10).map((motivo) => (
            <div key={motivo}>{motivo}</div>
          ))}
          {motivi.length > 10 && <div>… e altri {motivi.length - 10}</div>}
        </Alert>
      )}
      {numero > 1 && (
        <FormControlLabel
          control={<Checkbox checked={tutti} onChange={(_, scelta) => setTutti(scelta)} />}
          label={`Uguale per tutti i ${numero} pezzi della riga`}
        />
      )}
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>Annulla</Button>
        <Button type="submit" variant="contained" loading={inCorso} disabled={testo === iniziale && !tutti}>
          Salva la distinta
        </Button>
      </Stack>
    </Stack>
  )
}
