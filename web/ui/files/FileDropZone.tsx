import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

interface Props {
  /** What may be chosen, '.pdf,.png'. */
  accept: string
  label: string
  /** Limits of size and kind, told before anything is chosen. */
  help: ReactNode
  onFile: (files: File[]) => void
  /** While files cannot be taken; those that are dropped are left alone. */
  disabled?: boolean
  /** True where what comes after is the main thing to do. */
  secondary?: boolean
}

/** Where files are dropped, here or anywhere on the page, or chosen with its button. */
export function FileDropZone({ accept, label, help, onFile, disabled = false, secondary = false }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [above, setAbove] = useState(false)
  const leave = useEffectEvent((files: File[]) => {
    if (!disabled) onFile(files)
  })
  // The whole page takes them: a file dropped beside the area would else open in its place.
  useEffect(() => {
    const withFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const listeners = {
      dragover(event: DragEvent) {
        if (!withFile(event)) return
        event.preventDefault()
        setAbove(true)
      },
      // Only leaving the window has nowhere to go to.
      dragleave(event: DragEvent) {
        if (event.relatedTarget === null) setAbove(false)
      },
      drop(event: DragEvent) {
        if (!withFile(event)) return
        event.preventDefault()
        setAbove(false)
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length > 0) leave(files)
      },
    }
    for (const [name, listening] of Object.entries(listeners)) addEventListener(name as 'drop', listening)
    return () => {
      for (const [name, listening] of Object.entries(listeners)) removeEventListener(name as 'drop', listening)
    }
  }, [])
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
        border: '1px dashed',
        borderColor: above ? 'primary.main' : 'divider',
        borderRadius: 1,
        backgroundColor: above ? 'action.hover' : undefined,
      }}
    >
      <Button
        variant={secondary ? 'outlined' : 'contained'}
        startIcon={<UploadFileOutlined />}
        disabled={disabled}
        onClick={() => field.current?.click()}
      >
        {label}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
        {help}
      </Typography>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        disabled={disabled}
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be chosen again after a refusal.
          target.value = ''
          if (files.length > 0) onFile(files)
        }}
      />
    </Box>
  )
}
