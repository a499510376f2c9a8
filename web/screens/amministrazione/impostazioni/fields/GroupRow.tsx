import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { type ReactNode, useId } from 'react'
import { fieldRow } from '#forms/FormField.tsx'

interface Props {
  /** Path in the form's values. */
  nome: string
  etichetta: string
  aiuto?: ReactNode
  obbligatorio?: boolean
  errore?: string
  children: ReactNode
}

/** A setting of several controls: its name and what it is for at the left, as every other's. */
export function GroupRow({ nome, etichetta, aiuto, obbligatorio, errore, children }: Props) {
  const id = useId()
  return (
    <Box
      role="group"
      data-campo={nome}
      aria-labelledby={id}
      aria-describedby={
        [aiuto ? `${id}-aiuto` : '', errore ? `${id}-sotto` : ''].filter(Boolean).join(' ') || undefined
      }
      sx={fieldRow}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box id={id} sx={{ fontSize: '0.8125rem', fontWeight: 550, color: errore ? 'error.main' : undefined }}>
          {etichetta}
          {obbligatorio && (
            <Box component="span" aria-hidden sx={{ color: 'error.main' }}>
              {' *'}
            </Box>
          )}
        </Box>
        {aiuto && (
          <FormHelperText id={`${id}-aiuto`} sx={{ mx: 0, mt: 0.25 }}>
            {aiuto}
          </FormHelperText>
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        {children}
        {errore && (
          <FormHelperText id={`${id}-sotto`} error sx={{ mx: 0 }}>
            {errore}
          </FormHelperText>
        )}
      </Box>
    </Box>
  )
}
