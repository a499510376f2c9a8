import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { completeAddress } from './address.ts'

interface Props {
  editor: Editor
  iniziale: string
  onClose: () => void
}

/** Address of the link on the selected text; empty takes the link away. */
export function LinkDialog({ editor, iniziale, onClose }: Props) {
  const [scritto, setScritto] = useState(iniziale)
  const href = completeAddress(scritto)
  const errato = scritto.trim() !== '' && href === ''

  function applica() {
    if (errato) return
    const catena = editor.chain().focus().extendMarkRange('link')
    if (href === '') catena.unsetLink().run()
    else if (editor.state.selection.empty && iniziale === '') {
      catena.insertContent({ type: 'text', text: scritto.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else catena.setLink({ href }).run()
    onClose()
  }
  function tasto(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Neither the form around nor the dialog must take it.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') applica()
    else onClose()
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, p: 1, pt: 0.5, alignItems: 'flex-start' }}>
      <TextField
        autoFocus
        fullWidth
        placeholder="www.esempio.it"
        value={scritto}
        onChange={(event) => setScritto(event.target.value)}
        onKeyDown={tasto}
        error={errato}
        helperText={errato ? 'Inserisci un indirizzo valido' : undefined}
        slotProps={{ htmlInput: { 'aria-label': 'Indirizzo del collegamento', maxLength: 1000 } }}
      />
      <Button variant="outlined" onClick={applica} disabled={errato}>
        {scritto.trim() === '' && iniziale !== '' ? 'Togli' : 'Applica'}
      </Button>
    </Box>
  )
}
