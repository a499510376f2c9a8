import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { FormField, type FormFieldProps } from '#forms/FormField.tsx'
import { useFormField } from '#forms/useFormField.ts'
import { allowedExtensions, maxFileSize } from '#platform/files/rules.ts'
import { formatFileSize } from '#ui/files/fileFormat.ts'

const accept = allowedExtensions.archivio.map((extension) => `.${extension}`).join(',')
const LIMIT = `Fino a ${maxFileSize.archivio / 1024 / 1024} MB: immagini, PDF, documenti, disegni, archivi zip.`

/** The file of a form. */
export function FileField(props: FormFieldProps) {
  const { valore, error, set, touch } = useFormField<File | null>(props.name)
  const field = useRef<HTMLInputElement>(null)
  return (
    <FormField help={LIMIT} {...props} error={error}>
      {(attributes) => (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0 }}>
          <Button variant="outlined" onClick={() => field.current?.click()} sx={{ flexShrink: 0 }}>
            Scegli file
          </Button>
          <Typography variant="body2" color={valore ? undefined : 'textSecondary'} sx={{ overflowWrap: 'anywhere' }}>
            {valore ? `${valore.name} · ${formatFileSize(valore.size)}` : 'Nessun file scelto'}
          </Typography>
          <input
            {...attributes}
            ref={field}
            type="file"
            hidden
            accept={accept}
            onChange={({ target }) => {
              set(target.files?.[0] ?? null)
              touch()
            }}
          />
        </Box>
      )}
    </FormField>
  )
}
