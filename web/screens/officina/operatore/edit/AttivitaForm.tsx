import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { TIME_INPUT, useTimeText } from '#forms/time/useTimeText.ts'
import {
  asksConfirmation,
  CHOOSE_CONFORME,
  FINE_NOT_REMOVABLE,
  NO_AVANZAMENTO,
  NOTE_REQUIRED,
  oreReason,
  saveDisabled,
  TICK_A_PEZZO,
} from '#officina/attivita/rules.ts'
import {
  ETICHETTE_PEZZI_LABELS,
  type EtichettePezzi,
  pezziLabelsFile,
} from '#ordini/distinte/liste/labels/kinds/rules.ts'
import type { PayloadError } from '#relay/answers/payloadError.ts'
import type { WriteOutcome } from '#relay/offline/writeQueue.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { formatTime } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import type { RigaWithPezzi, ShownAttivita } from '../attivita.ts'
import { floorButton, floorField } from '../targets.ts'
import { ControlliField, type ControlloAnswer, type ControlloToDo, NO_ANSWER } from './ControlliField.tsx'
import { PezziField } from './PezziField.tsx'
import { type Session, SessionsList } from './SessionsList.tsx'
import { pezziInput, progressOf, stillFree, takenMeanwhile } from './ticks.ts'

/** What the dialog sends of an activity. */
export interface AttivitaChange {
  oraInizio: string | null
  oraFine: string | null
  note: string
  pezzi: { rigaPk: number; posizioni: number[] }[]
  controlli: { controlloPk: number; conforme: boolean | null; note: string }[]
}

/** What of an activity only its dialog needs; null what the device does not have without network. */
export interface AttivitaDetail {
  readonly righe: readonly RigaWithPezzi[]
  readonly unita: string
  /** Labels that there are pieces for. */
  readonly etichette: readonly EtichettePezzi[]
  readonly controlli: readonly ControlloToDo[]
  readonly sessions: readonly Session[]
  /** Pieces that this activity has ticked before. */
  readonly ownPezzi: number
}

/** What the form begins with besides what is written. */
export interface OpenedWith {
  readonly ticked: ReadonlySet<string>
  /** 'HH:mm'; '' where it goes on. */
  readonly oraFine: string
}

interface Props {
  attivita: ShownAttivita
  detail: AttivitaDetail | null
  /** What was pressed on its card before. */
  begun: OpenedWith
  /** Place of the line that a label led to; 0 without one. */
  sought: number
  onSave: (change: AttivitaChange) => Promise<WriteOutcome>
  /** The same as another record; only of one with start, end and an order. */
  onSaveAsNew: (change: AttivitaChange) => Promise<WriteOutcome>
  onDelete: () => void
  onClose: () => void
}

type Errors = Readonly<Record<string, string>>

/** Answers of the server, each at its field. */
const byField = (errors: readonly PayloadError[]): Errors =>
  Object.fromEntries(errors.map(({ field, message }) => [field?.split(/[.[]/)[0] ?? '', message]))

/** An activity in its dialog: hours, pieces, controls, earlier sessions. */
export function AttivitaForm({ attivita, detail, begun, sought, onSave, onSaveAsNew, onDelete, onClose }: Props) {
  const confirm = useConfirm()
  const [oraInizio, setOraInizio] = useState(attivita.oraInizio ?? '')
  const [oraFine, setOraFine] = useState(attivita.oraFine ?? attivita.fineProposta ?? begun.oraFine)
  const [note, setNote] = useState(attivita.note)
  const [ticked, setTicked] = useState(begun.ticked)
  const [answers, setAnswers] = useState<ReadonlyMap<number, ControlloAnswer>>(new Map())
  const [errors, setErrors] = useState<Errors>({})
  const [saving, setSaving] = useState(false)

  const righe = detail?.righe ?? []
  const { before, now, finished, total } = progressOf(righe, ticked)
  const ends = oraFine !== ''
  const asked = ends && finished ? (detail?.controlli ?? []) : []
  // Without its lines nobody knows what was ticked before.
  const blocked = detail !== null && saveDisabled(ends, attivita.ordine !== null && total > 0, before + now)
  const locked = attivita.motivoNonModificabile
  const canBeNew = attivita.ordine !== null && oraInizio !== '' && ends

  function check(): Errors {
    const found: Record<string, string> = {}
    if (oraInizio === '') found.oraInizio = REQUIRED_FIELD
    const hours = oreReason(oraInizio || null, oraFine || null)
    if (hours) found[hours.campo] ??= hours.motivo
    if (attivita.oraFine !== null && !ends) found.oraFine = FINE_NOT_REMOVABLE
    for (const { pk, required } of asked) {
      const { conforme, note: own } = answers.get(pk) ?? NO_ANSWER
      if (conforme === null && !required) continue
      if (conforme === null) found[`controllo-${pk}`] = CHOOSE_CONFORME
      else if (!conforme && own.trim() === '') found[`controllo-${pk}`] = NOTE_REQUIRED
    }
    return found
  }

  async function save(how: (change: AttivitaChange) => Promise<WriteOutcome>) {
    const found = check()
    setErrors(found)
    const first = Object.keys(found)[0]
    if (first) {
      document.querySelector(`[data-campo="${first}"]`)?.scrollIntoView({ block: 'center' })
      return
    }
    const mine = (detail?.ownPezzi ?? 0) + now
    const known = detail !== null || attivita.ordine === null
    if (known && asksConfirmation(ends, mine) && !(await confirm({ title: NO_AVANZAMENTO }))) return
    setSaving(true)
    const outcome = await how({
      oraInizio: oraInizio || null,
      oraFine: oraFine || null,
      note: note.trim(),
      pezzi: pezziInput(stillFree(righe, ticked)),
      controlli: asked.map(({ pk }) => ({ controlloPk: pk, ...(answers.get(pk) ?? NO_ANSWER) })),
    })
    setSaving(false)
    if (outcome.state === 'refused') setErrors(byField(outcome.errors))
  }

  const shown = new Set(['oraInizio', 'oraFine', 'pezzi', 'note'])
  const general = Object.entries(errors).filter(([field]) => !shown.has(field) && !field.startsWith('controllo-'))
  return (
    <>
      <DialogContent
        sx={{ borderTop: 1, borderColor: 'divider', display: 'grid', gap: 2.5, alignContent: 'start', '&&': { pt: 2 } }}
      >
        {locked && <Alert severity="info">{locked}</Alert>}
        {attivita.oraFine === null && attivita.fineProposta && (
          <Alert severity="info">
            Rimasta aperta: la fine proposta è {attivita.fineProposta}, quella dell’orario di quel giorno. Confermala o
            cambiala, poi salva.
          </Alert>
        )}
        {general.map(([field, message]) => (
          <Alert key={field} severity="error">
            {message}
          </Alert>
        ))}
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}>
          <TimeInput
            name="oraInizio"
            label="Inizio"
            value={oraInizio}
            onChange={setOraInizio}
            error={errors.oraInizio}
            disabled={locked !== null}
          />
          <TimeInput
            name="oraFine"
            label="Fine"
            value={oraFine}
            onChange={setOraFine}
            error={errors.oraFine}
            disabled={locked !== null}
          />
          {!ends && locked === null && (
            <Button
              variant="outlined"
              onClick={() => setOraFine(formatTime(new Date()))}
              sx={{ ...floorButton, gridColumn: '1 / -1' }}
            >
              Finisco adesso
            </Button>
          )}
        </Box>
        {attivita.ordine &&
          (detail ? (
            <PezziField
              righe={righe}
              sought={sought}
              ticked={ticked}
              onChange={setTicked}
              canSelectAll={ends && locked === null}
              unita={detail.unita}
              error={errors.pezzi ?? (takenMeanwhile(righe, ticked).join(' ') || null)}
            />
          ) : (
            <Alert severity="info">I pezzi di questo ordine si spuntano quando torna la rete.</Alert>
          ))}
        {attivita.ordine && detail && detail.etichette.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {detail.etichette.map((one) => (
              <Button
                key={one}
                variant="outlined"
                href={`/esporta/${pezziLabelsFile(one)}?ordine=${attivita.ordine?.pk}`}
                download
                sx={floorButton}
              >
                {ETICHETTE_PEZZI_LABELS[one]}
              </Button>
            ))}
          </Box>
        )}
        {asked.length > 0 && (
          <ControlliField
            controlli={asked}
            answers={answers}
            onChange={(pk, answer) => setAnswers(new Map(answers).set(pk, answer))}
            error={(pk) => errors[`controllo-${pk}`] ?? null}
          />
        )}
        <TextField
          label="Note"
          multiline
          minRows={2}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={errors.note !== undefined}
          helperText={errors.note}
          disabled={locked !== null}
          slotProps={{ htmlInput: { maxLength: 2000 } }}
        />
        {detail && attivita.ordine && <SessionsList sessions={detail.sessions} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, borderTop: 1, borderColor: 'divider' }}>
        {attivita.motivoNonEliminabile === null && (
          <Button color="error" onClick={onDelete} sx={floorButton}>
            Elimina
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        <Button onClick={onClose} sx={floorButton}>
          Chiudi
        </Button>
        {canBeNew && (
          <Button
            variant="outlined"
            disabled={saving || blocked}
            onClick={() => void save(onSaveAsNew)}
            sx={floorButton}
          >
            Nuova registrazione
          </Button>
        )}
        {locked === null && (
          // A disabled button tells nothing: its wrapper does.
          <Box component="span" title={blocked ? TICK_A_PEZZO : undefined}>
            <Button
              variant="contained"
              loading={saving}
              disabled={blocked}
              onClick={() => void save(onSave)}
              sx={floorButton}
            >
              Salva
            </Button>
          </Box>
        )}
        {blocked && (
          <Box sx={{ flexBasis: '100%', textAlign: 'right', color: 'text.secondary', fontSize: '0.8125rem' }}>
            {TICK_A_PEZZO}
          </Box>
        )}
      </DialogActions>
    </>
  )
}

interface TimeInputProps {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
  disabled: boolean
}

/** An hour of the clock, large. */
function TimeInput({ name, label, value, onChange, error, disabled }: TimeInputProps) {
  const written = useTimeText(value, onChange)
  return (
    <TextField
      data-campo={name}
      placeholder="HH:mm"
      label={label}
      required={name === 'oraInizio'}
      {...written}
      error={error !== undefined}
      helperText={error}
      disabled={disabled}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: TIME_INPUT }}
      sx={floorField}
    />
  )
}
