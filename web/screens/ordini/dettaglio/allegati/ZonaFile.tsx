import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useRef, useState } from 'react'

interface Props {
  /** What may be chosen, '.pdf,.png'. */
  accept: string
  etichetta: string
  /** Limits of size and kind, told before anything is chosen. */
  aiuto: ReactNode
  onFile: (files: File[]) => void
}

/** Where files are dropped, or chosen with its button. */
export function ZonaFile({ accept, etichetta, aiuto, onFile }: Props) {
  const campo = useRef<HTMLInputElement>(null)
  // Entering a child also leaves the parent: only a count tells whether the file is still over the area.
  const [sopra, setSopra] = useState(0)
  return (
    <Box
      role="group"
      aria-label={etichetta}
      onDragEnter={() => setSopra((quanti) => quanti + 1)}
      onDragLeave={() => setSopra((quanti) => Math.max(0, quanti - 1))}
      onDragOver={(evento) => evento.preventDefault()}
      onDrop={(evento) => {
        evento.preventDefault()
        setSopra(0)
        const files = [...evento.dataTransfer.files]
        if (files.length > 0) onFile(files)
      }}
      sx={{
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
        border: '1px dashed',
        borderColor: sopra > 0 ? 'primary.main' : 'divider',
        borderRadius: 1,
        backgroundColor: sopra > 0 ? 'action.hover' : undefined,
      }}
    >
      <Button variant="contained" startIcon={<UploadFileOutlined />} onClick={() => campo.current?.click()}>
        {etichetta}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 240px' }}>
        {aiuto}
      </Typography>
      <input
        ref={campo}
        type="file"
        multiple
        hidden
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
