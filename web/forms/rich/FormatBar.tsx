import FormatBold from '@mui/icons-material/FormatBold'
import FormatItalic from '@mui/icons-material/FormatItalic'
import FormatListBulleted from '@mui/icons-material/FormatListBulleted'
import FormatListNumbered from '@mui/icons-material/FormatListNumbered'
import FormatUnderlined from '@mui/icons-material/FormatUnderlined'
import LinkIcon from '@mui/icons-material/Link'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import Tooltip from '@mui/material/Tooltip'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { completeAddress } from './address.ts'

interface Segno {
  name: 'bold' | 'italic' | 'underline' | 'bulletList' | 'orderedList'
  label: string
  icon: ReactNode
  fai: (editor: Editor) => void
}

const signs: readonly Segno[] = [
  { name: 'bold', label: 'Grassetto', icon: <FormatBold />, fai: (e) => e.chain().focus().toggleBold().run() },
  { name: 'italic', label: 'Corsivo', icon: <FormatItalic />, fai: (e) => e.chain().focus().toggleItalic().run() },
  {
    name: 'underline',
    label: 'Sottolineato',
    icon: <FormatUnderlined />,
    fai: (e) => e.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'bulletList',
    label: 'Elenco puntato',
    icon: <FormatListBulleted />,
    fai: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'Elenco numerato',
    icon: <FormatListNumbered />,
    fai: (e) => e.chain().focus().toggleOrderedList().run(),
  },
]

interface LinkDialogProps {
  editor: Editor
  initial: string
  onClose: () => void
}

/** Address of the link on the selected text; empty takes the link away. */
function LinkDialog({ editor, initial, onClose }: LinkDialogProps) {
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

/** Buttons over a rich text; pressed ones say what holds where the cursor is. */
export function FormatBar({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const [indirizzo, setIndirizzo] = useState<string | null>(null)
  const stato = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: signs.filter(({ name }) => current.isActive(name)).map(({ name }) => name),
      collegamento: current.isActive('link'),
      href: String(current.getAttributes('link').href ?? ''),
      undo: current.can().undo(),
      ripeti: current.can().redo(),
    }),
  })
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        role="toolbar"
        aria-label="Formato del testo"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25, p: 0.5 }}
      >
        {signs.map(({ name, label, icon, fai }) => (
          <Tooltip key={name} title={label}>
            <ToggleButton
              value={name}
              size="small"
              selected={stato.active.includes(name)}
              aria-label={label}
              disabled={disabled}
              onClick={() => fai(editor)}
              sx={{ border: 0 }}
            >
              {icon}
            </ToggleButton>
          </Tooltip>
        ))}
        <Tooltip title="Collegamento">
          <ToggleButton
            value="link"
            size="small"
            selected={stato.collegamento}
            aria-label="Collegamento"
            aria-expanded={indirizzo !== null}
            disabled={disabled}
            onClick={() => setIndirizzo(indirizzo === null ? stato.href : null)}
            sx={{ border: 0 }}
          >
            <LinkIcon />
          </ToggleButton>
        </Tooltip>
        <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />
        <IconButton
          aria-label="Annulla l’ultima modifica"
          disabled={disabled || !stato.undo}
          onClick={() => editor.chain().focus().undo().run()}
        >
          <Undo fontSize="small" />
        </IconButton>
        <IconButton
          aria-label="Ripeti la modifica"
          disabled={disabled || !stato.ripeti}
          onClick={() => editor.chain().focus().redo().run()}
        >
          <Redo fontSize="small" />
        </IconButton>
      </Box>
      {indirizzo !== null && <LinkDialog editor={editor} initial={indirizzo} onClose={() => setIndirizzo(null)} />}
    </Box>
  )
}
