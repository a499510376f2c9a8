import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

interface Props {
  /** What may be chosen, '.pdf,.png'. */
  accept: string
  etichetta: string
  /** Limits of size and kind, told before anything is chosen. */
  aiuto: ReactNode
  onFile: (files: File[]) => void
  /** While files cannot be taken; those that are dropped are left alone. */
  disabled?: boolean
  /** True where what comes after is the main thing to do. */
  secondaria?: boolean
}

/** Where files are dropped, here or anywhere on the page, or chosen with its button. */
export function FileDropZone({ accept, etichetta, aiuto, onFile, disabled = false, secondaria = false }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [sopra, setSopra] = useState(false)
  const lascia = useEffectEvent((files: File[]) => {
    if (!disabled) onFile(files)
  })
  // The whole page takes them: a file dropped beside the area would else open in its place.
  useEffect(() => {
    const conFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const ascolti = {
      dragover(event: DragEvent) {
        if (!conFile(event)) return
        event.preventDefault()
        setSopra(true)
      },
      // Only leaving the window has nowhere to go to.
      dragleave(event: DragEvent) {
        if (event.relatedTarget === null) setSopra(false)
      },
      drop(event: DragEvent) {
        if (!conFile(event)) return
        event.preventDefault()
        setSopra(false)
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length > 0) lascia(files)
      },
    }
    for (const [nome, ascolto] of Object.entries(ascolti)) addEventListener(nome as 'drop', ascolto)
    return () => {
      for (const [nome, ascolto] of Object.entries(ascolti)) removeEventListener(nome as 'drop', ascolto)
    }
  }, [])
  return (
    <Box
      role="group"
      aria-label={etichetta}
      sx={{
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
        border: '1px dashed',
        borderColor: sopra ? 'primary.main' : 'divider',
        borderRadius: 1,
        backgroundColor: sopra ? 'action.hover' : undefined,
      }}
    >
      <Button
        variant={secondaria ? 'outlined' : 'contained'}
        startIcon={<UploadFileOutlined />}
        disabled={disabled}
        onClick={() => field.current?.click()}
      >
        {etichetta}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
        {aiuto}
      </Typography>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        disabled={disabled}
        accept={accept}
        aria-label={etichetta}
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
