import Box from '@mui/material/Box'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { FormatBar } from './FormatBar.tsx'

interface Attributi {
  id: string
  'aria-invalid': boolean
  'aria-required': boolean | undefined
  'aria-describedby': string | undefined
}

interface Props {
  /** Html; only what the server sanitised, or this editor wrote. */
  valore: string
  onChange: (html: string) => void
  onBlur: () => void
  etichetta: string
  disabled: boolean
  /** Of the text itself: id, `aria-invalid` and the like. */
  attributi: Attributi
}

/** What the server's white list lets through, and no more: nothing that is typed may be lost on saving. */
const estensioni = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    // Else every text that ends with a list would be saved with an empty paragraph after it.
    trailingNode: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'], defaultProtocol: 'https' },
  }),
]

const textOf = (attributes: object) =>
  Object.fromEntries(Object.entries(attributes).flatMap(([nome, v]) => (v === undefined ? [] : [[nome, String(v)]])))

/** Text with bold, lists and links; its styles are the page's own, as the CSP requires. */
export default function RichTextEditor({ valore, onChange, onBlur, etichetta, disabled, attributi }: Props) {
  const last = useRef(valore)
  const editor = useEditor({
    extensions: estensioni,
    content: valore,
    editable: !disabled,
    injectCSS: false,
    onUpdate({ editor: current }) {
      last.current = current.isEmpty ? '' : current.getHTML()
      onChange(last.current)
    },
    onBlur,
  })
  const attributiTesto = textOf({ ...attributi, role: 'textbox', 'aria-multiline': true, 'aria-label': etichetta })
  const firma = JSON.stringify(attributiTesto)

  const aggiornaAttributi = useEffectEvent(() => {
    editor.setOptions({ editorProps: { attributes: attributiTesto } })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the attributes say, not which object holds them
  useEffect(() => aggiornaAttributi(), [firma, editor])
  useEffect(() => {
    editor.setEditable(!disabled, false)
  }, [editor, disabled])
  // A value that was not typed here: a choice among two versions, a form that starts again.
  useEffect(() => {
    if (valore === last.current) return
    last.current = valore
    editor.commands.setContent(valore, { emitUpdate: false })
  }, [editor, valore])

  const errato = attributi['aria-invalid'] === true
  return (
    <Box
      sx={{
        border: 1,
        borderColor: errato ? 'error.main' : 'action.disabled',
        borderRadius: 1,
        '&:focus-within': {
          borderColor: errato ? 'error.main' : 'primary.main',
          outline: 1,
          outlineColor: 'primary.main',
        },
        '& .ProseMirror': {
          minHeight: 120,
          maxHeight: '40vh',
          overflow: 'auto',
          px: 1.5,
          py: 1,
          outline: 'none',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontVariantLigatures: 'none',
        },
        '& .ProseMirror p, & .ProseMirror ul, & .ProseMirror ol': { mt: 0, mb: 1 },
        '& .ProseMirror > :last-child': { mb: 0 },
        '& .ProseMirror a': { color: 'primary.main' },
        '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
      }}
    >
      <FormatBar editor={editor} disabled={disabled} />
      <EditorContent editor={editor} />
    </Box>
  )
}
