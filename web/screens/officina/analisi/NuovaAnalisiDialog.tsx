import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { DatePickerField } from '../../../forms/DatePickerField.tsx'
import { useOperation } from '../../../relay/useOperation.ts'
import type { NuovaAnalisiDialogMutation } from './__generated__/NuovaAnalisiDialogMutation.graphql.ts'
import { type OrdineInProgramma, OrdiniField } from './OrdiniField.tsx'

const mutation = graphql`
  mutation NuovaAnalisiDialogMutation($input: CreateAnalisiPostazioneInput!) {
    createAnalisiPostazione(input: $input) {
      analisiPostazione {
        pk
      }
      errors {
        code
        field
        message
      }
    }
  }
`

/** A new entry of the weekly programming: its orders by hand, or those that are scheduled in a week. */
export function NuovaAnalisiDialog({ onSaved, onClose }: { onSaved: (pk: number) => void; onClose: () => void }) {
  const [nome, setNome] = useState('')
  const [settimana, setSettimana] = useState<string | null>(null)
  const [ordini, setOrdini] = useState<readonly OrdineInProgramma[]>([])
  const [errori, setErrori] = useState<readonly { field: string | null | undefined; message: string }[]>([])
  const [crea, inCorso] = useOperation<NuovaAnalisiDialogMutation>(mutation, {
    successo: 'Programmazione salvata',
    erroriDaChiama: true,
  })
  const errorOf = (field: string) => errori.find((uno) => uno.field === field)?.message
  async function save() {
    const esito = await crea({ input: { nome, ordini: ordini.map(({ id }) => id), settimana } })
    if (!esito.ok) return setErrori(esito.errori)
    const pk = esito.dati.createAnalisiPostazione.analisiPostazione?.pk
    if (pk !== undefined) onSaved(pk)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="titolo-analisi">
      <DialogTitle id="titolo-analisi">Nuova programmazione</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label="Nome"
          required
          autoFocus
          value={nome}
          onChange={({ target }) => setNome(target.value)}
          error={!!errorOf('nome')}
          helperText={errorOf('nome')}
        />
        <DatePickerField etichetta="Ordini schedulati nella settimana del" valore={settimana} onChange={setSettimana} />
        {errorOf('settimana') && <Alert severity="error">{errorOf('settimana')}</Alert>}
        <OrdiniField scelti={ordini} onChange={setOrdini} errore={errorOf('ordini')} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annulla</Button>
        <Button variant="contained" disabled={inCorso} onClick={() => void save()}>
          Salva
        </Button>
      </DialogActions>
    </Dialog>
  )
}
