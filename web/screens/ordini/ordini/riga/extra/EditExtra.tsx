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
import { ConflictDialog, type ConflictSide } from '../../../../../forms/ConflictDialog.tsx'
import { errorsSentence } from '../../../../../relay/answers/payloadErrors.ts'
import { RefusalError } from '../../../../../relay/errors.ts'
import { useOperation } from '../../../../../relay/useOperation.ts'
import type { EditExtraMutation } from './__generated__/EditExtraMutation.graphql.ts'
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
        ...ExtraFieldsView_riga
      }
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  /** Number of the line. */
  riga: number
  campi: ExtraMap
  onFine: () => void
}

/**
 * Free names with their values. What others change meanwhile in other fields stays; in the same one, the two versions
 * are put side by side.
 */
export function EditExtra({ riga, campi, onFine }: Props) {
  // What was read when the changes began: what arrives later is judged by the server.
  const [letti, setLetti] = useState(campi)
  const [voci, setVoci] = useState<readonly ExtraFormEntry[]>(() => entriesOfExtra(campi))
  const prossimo = useRef(voci.length)
  const [errore, setErrore] = useState<string | null>(null)
  const [conteso, setConteso] = useState<{ autore: string; campi: ExtraMap } | null>(null)
  const [esegui, inCorso] = useOperation<EditExtraMutation>(mutation, {
    successo: 'Campi extra salvati',
    erroriDaChiama: true,
    conflittoDaChiama: true,
  })
  const cambia = (id: number, changes: Partial<ExtraFormEntry>) =>
    setVoci(voci.map((voce) => (voce.id === id ? { ...voce, ...changes } : voce)))

  async function salva(scritte: readonly ExtraFormEntry[], da: ExtraMap) {
    const motivo = whyBadEntries(scritte, da)
    setErrore(motivo)
    if (motivo) return
    const esito = await esegui({ input: { riga, extraFields: extraFromEntries(scritte, da), letti: da } })
    if (esito.ok) return onFine()
    const { guasto } = esito
    if (guasto instanceof RefusalError && guasto.code === 'CONFLICT') {
      const { autore, campi: theirs } = guasto.extensions
      setConteso({ autore: typeof autore === 'string' ? autore : 'un altro utente', campi: extraFromJson(theirs) })
    } else if (!guasto) setErrore(errorsSentence(esito.errori))
  }
  function resolve(scelte: Record<string, ConflictSide>) {
    if (!conteso) return
    const theirs = Object.entries(conteso.campi).filter(([nome]) => scelte[nome] === 'loro')
    const senza = voci.filter(({ nome }) => !theirs.some(([altro]) => altro === nome.trim()))
    const tenute = theirs.filter(([, valore]) => valore !== null)
    const nuove = tenute.map(([nome, valore], index) => ({
      id: prossimo.current + index,
      nome,
      testo: readableExtraValue(valore),
    }))
    prossimo.current += nuove.length
    // From now on their values are those that were read.
    const seen = Object.fromEntries(
      Object.entries({ ...letti, ...conteso.campi }).filter(
        ([nome, valore]) => valore !== null || !(nome in conteso.campi),
      ),
    )
    const scritte = [...senza, ...nuove]
    setConteso(null)
    setLetti(seen)
    setVoci(scritte)
    void salva(scritte, seen)
  }
  const mia = (nome: string) => voci.find((voce) => voce.nome.trim() === nome)?.testo ?? '–'
  return (
    <Box
      role="group"
      aria-label="Campi extra"
      // No form of its own: it may be inside that of the order, which Enter must not save.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        event.stopPropagation()
        void salva(voci, letti)
      }}
    >
      <Stack sx={{ gap: 1, maxWidth: 640 }}>
        {voci.map(({ id, nome, testo }, index) => (
          <Box key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <TextField
              label="Campo"
              value={nome}
              autoFocus={nome === '' && testo === ''}
              onChange={({ target }) => cambia(id, { nome: target.value })}
              slotProps={{ htmlInput: { maxLength: 100 } }}
              sx={{ flex: '1 1 35%' }}
            />
            <TextField
              label="Valore"
              value={testo}
              onChange={({ target }) => cambia(id, { testo: target.value })}
              slotProps={{ htmlInput: { maxLength: 2000 } }}
              sx={{ flex: '1 1 65%' }}
            />
            <IconButton
              aria-label={`Togli il campo ${nome || index + 1}`}
              onClick={() => setVoci(voci.filter((voce) => voce.id !== id))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
        {errore && <Alert severity="error">{errore}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            startIcon={<Add />}
            onClick={() => {
              setVoci([...voci, { id: prossimo.current, nome: '', testo: '' }])
              prossimo.current += 1
            }}
          >
            Aggiungi campo
          </Button>
          <Box sx={{ flex: 1 }} />
          <Button disabled={inCorso} onClick={onFine}>
            Annulla
          </Button>
          <Button variant="contained" loading={inCorso} onClick={() => void salva(voci, letti)}>
            Salva
          </Button>
        </Box>
      </Stack>
      {conteso && (
        <ConflictDialog
          aperto
          autore={conteso.autore}
          campi={Object.entries(conteso.campi).map(([nome, valore]) => ({
            nome,
            etichetta: nome,
            mia: mia(nome),
            loro: readableExtraValue(valore) || '–',
          }))}
          onCancel={() => setConteso(null)}
          onScegli={resolve}
        />
      )}
    </Box>
  )
}
