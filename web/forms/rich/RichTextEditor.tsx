import Box from '@mui/material/Box'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { FormatBar } from './FormatBar.tsx'

interface Attributes {
  id: string
  'aria-invalid': boolean
  'aria-required': boolean | undefined
  'aria-describedby': string | undefined
}

interface Props {
  /** Html; only what the server sanitised, or this editor wrote. */
  value: string
  onChange: (html: string) => void
  onBlur: () => void
  label: string
  disabled: boolean
  /** Of the text itself: id, `aria-invalid` and the like. */
  attributes: Attributes
}

/** What the server's white list lets through, and no more: nothing that is typed may be lost on saving. */
const extensions = [
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
  Object.fromEntries(Object.entries(attributes).flatMap(([name, v]) => (v === undefined ? [] : [[name, String(v)]])))

/** Text with bold, lists and links; its styles are the page's own, as the CSP requires. */
export default function RichTextEditor({ value, onChange, onBlur, label, disabled, attributes }: Props) {
  const last = useRef(value)
  const editor = useEditor({
    extensions: extensions,
    content: value,
    editable: !disabled,
    injectCSS: false,
    onUpdate({ editor: current }) {
      last.current = current.isEmpty ? '' : current.getHTML()
      onChange(last.current)
    },
    onBlur,
  })
  const textAttributes = textOf({ ...attributes, role: 'textbox', 'aria-multiline': true, 'aria-label': label })
  const firma = JSON.stringify(textAttributes)

  const updateAttributes = useEffectEvent(() => {
    editor.setOptions({ editorProps: { attributes: textAttributes } })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the attributes say, not which object holds them
  useEffect(() => updateAttributes(), [firma, editor])
  useEffect(() => {
    editor.setEditable(!disabled, false)
  }, [editor, disabled])
  // A value that was not typed here: a choice among two versions, a form that starts again.
  useEffect(() => {
    if (value === last.current) return
    last.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  const wrong = attributes['aria-invalid'] === true
  return (
    <Box
      sx={{
        border: 1,
        borderColor: wrong ? 'error.main' : 'action.disabled',
        borderRadius: 1,
        '&:focus-within': {
          borderColor: wrong ? 'error.main' : 'primary.main',
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
