import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { graphql } from 'relay-runtime'
import { ConflictDialog, type ConflictSide } from '#forms/ConflictDialog.tsx'
import type { EditExtraMutation } from '#generated/EditExtraMutation.graphql.ts'
import { errorsSentence } from '#relay/answers/payloadErrors.ts'
import { RefusalError } from '#relay/errors.ts'
import { useOperation } from '#relay/useOperation.ts'
import {
  type ExtraFormEntry,
  type ExtraMap,
  entriesOfExtra,
  extraFromEntries,
  extraFromJson,
  readableExtraValue,
  whyBadEntries,
} from './entries.ts'

const mutation = graphql`
  mutation EditExtraMutation($input: UpdateExtraFieldsRigaInput!) {
    updateExtraFieldsRiga(input: $input) {
      riga {
        ...RigaPartsExtraFieldsView_riga
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  /** Number of the line. */
  riga: number
  fields: ExtraMap
  onFine: () => void
}

/**
 * Free names with their values. What others change meanwhile in other fields stays; in the same one, the two versions
 * are put side by side.
 */
export function EditExtra({ riga, fields, onFine }: Props) {
  // What was read when the changes began: what arrives later is judged by the server.
  const [read, setRead] = useState(fields)
  const [items, setItems] = useState<readonly ExtraFormEntry[]>(() => entriesOfExtra(fields))
  const next = useRef(items.length)
  const [error, setError] = useState<string | null>(null)
  const [contested, setContested] = useState<{ autore: string; campi: ExtraMap } | null>(null)
  const [run, inProgress] = useOperation<EditExtraMutation>(mutation, {
    success: 'Campi extra salvati',
    errorsFromCall: true,
    conflictByCaller: true,
  })
  const change = (id: number, changes: Partial<ExtraFormEntry>) =>
    setItems(items.map((item) => (item.id === id ? { ...item, ...changes } : item)))

  async function save(written: readonly ExtraFormEntry[], from: ExtraMap) {
    const reason = whyBadEntries(written, from)
    setError(reason)
    if (reason) return
    const outcome = await run({ input: { rigaPk: riga, extraFields: extraFromEntries(written, from), letti: from } })
    if (outcome.ok) return onFine()
    const { fault } = outcome
    if (fault instanceof RefusalError && fault.code === 'CONFLICT') {
      const { autore, campi: theirs } = fault.extensions
      setContested({ autore: typeof autore === 'string' ? autore : 'un altro utente', campi: extraFromJson(theirs) })
    } else if (!fault) setError(errorsSentence(outcome.errors))
  }
  function resolve(choices: Record<string, ConflictSide>) {
    if (!contested) return
    const theirs = Object.entries(contested.campi).filter(([name]) => choices[name] === 'theirs')
    const senza = items.filter(({ name }) => !theirs.some(([other]) => other === name.trim()))
    const kept = theirs.filter(([, value]) => value !== null)
    const fresh = kept.map(([name, value], index) => ({
      id: next.current + index,
      name,
      text: readableExtraValue(value),
    }))
    next.current += fresh.length
    // From now on their values are those that were read.
    const seen = Object.fromEntries(
      Object.entries({ ...read, ...contested.campi }).filter(
        ([name, value]) => value !== null || !(name in contested.campi),
      ),
    )
    const written = [...senza, ...fresh]
    setContested(null)
    setRead(seen)
    setItems(written)
    void save(written, seen)
  }
  const own = (name: string) => items.find((item) => item.name.trim() === name)?.text ?? '–'
  return (
    <Box
      role="group"
      aria-label="Campi extra"
      // No form of its own: it may be inside that of the order, which Enter must not save.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        event.stopPropagation()
        void save(items, read)
      }}
    >
      <Stack sx={{ gap: 1, maxWidth: 640 }}>
        {items.map(({ id, name, text }, index) => (
          <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <TextField
              label="Campo"
              value={name}
              autoFocus={name === '' && text === ''}
              onChange={({ target }) => change(id, { name: target.value })}
              slotProps={{ htmlInput: { maxLength: 100 } }}
              sx={{ flex: '1 1 35%' }}
            />
            <TextField
              label="Valore"
              value={text}
              onChange={({ target }) => change(id, { text: target.value })}
              slotProps={{ htmlInput: { maxLength: 2000 } }}
              sx={{ flex: '1 1 65%' }}
            />
            <IconButton
              aria-label={`Togli il campo ${name || index + 1}`}
              onClick={() => setItems(items.filter((item) => item.id !== id))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
        {error && <Alert severity="error">{error}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            startIcon={<Add />}
            onClick={() => {
              setItems([...items, { id: next.current, name: '', text: '' }])
              next.current += 1
            }}
          >
            Aggiungi campo
          </Button>
          <Box sx={{ flex: 1 }} />
          <Button disabled={inProgress} onClick={onFine}>
            Annulla
          </Button>
          <Button variant="contained" loading={inProgress} onClick={() => void save(items, read)}>
            Salva
          </Button>
        </Box>
      </Stack>
      {contested && (
        <ConflictDialog
          open
          author={contested.autore}
          fields={Object.entries(contested.campi).map(([name, value]) => ({
            name,
            label: name,
            mine: own(name),
            theirs: readableExtraValue(value) || '–',
          }))}
          onCancel={() => setContested(null)}
          onChoose={resolve}
        />
      )}
    </Box>
  )
}
