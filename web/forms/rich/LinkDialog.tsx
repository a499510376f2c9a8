import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { completeAddress } from './address.ts'

interface Props {
  editor: Editor
  initial: string
  onClose: () => void
}

/** Address of the link on the selected text; empty takes the link away. */
export function LinkDialog({ editor, initial, onClose }: Props) {
  const [written, setWritten] = useState(initial)
  const href = completeAddress(written)
  const wrong = written.trim() !== '' && href === ''

  function apply() {
    if (wrong) return
    const catena = editor.chain().focus().extendMarkRange('link')
    if (href === '') catena.unsetLink().run()
    else if (editor.state.selection.empty && initial === '') {
      catena.insertContent({ type: 'text', text: written.trim(), marks: [{ type: 'link', attrs: { href } }] }).run()
    } else catena.setLink({ href }).run()
    onClose()
  }
  function key(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // Neither the form around nor the dialog must take it.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else onClose()
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, p: 1, pt: 0.5, alignItems: 'flex-start' }}>
      <TextField
        autoFocus
        fullWidth
        placeholder="www.esempio.it"
        value={written}
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={key}
        error={wrong}
        helperText={wrong ? 'Inserisci un indirizzo valido' : undefined}
        slotProps={{ htmlInput: { 'aria-label': 'Indirizzo del collegamento', maxLength: 1000 } }}
      />
      <Button variant="outlined" onClick={apply} disabled={wrong}>
        {written.trim() === '' && initial !== '' ? 'Togli' : 'Applica'}
      </Button>
    </Box>
  )
}
