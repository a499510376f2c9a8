import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { FormField, type FormFieldProps } from '#forms/FormField.tsx'
import { useFormField } from '#forms/useFormField.ts'
import { allowedExtensions, type FileKind } from '#platform/files/rules.ts'

const acceptOf = (kind: FileKind) => allowedExtensions[kind].map((extension) => `.${extension}`).join(',')

interface Props extends FormFieldProps {
  /** Name of the file that is there; empty for none. */
  present?: string
  /** What may be chosen; a document unless told. */
  kind?: FileKind
}

/** A file of a form: the one that is there, until another is chosen. */
export function DocumentField({ present = '', kind = 'documento', ...props }: Props) {
  const { name, label, disabled } = props
  const { valore, error, set } = useFormField<File | null>(name)
  const input = useRef<HTMLInputElement>(null)
  const chosen = valore?.name ?? present
  return (
    <FormField {...props} error={error}>
      {(attributes) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button
            variant="outlined"
            startIcon={<UploadFileOutlined />}
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {chosen ? 'Cambia file' : 'Scegli file'}
          </Button>
          <Typography
            variant="body2"
            color={chosen ? 'textPrimary' : 'textSecondary'}
            sx={{ overflowWrap: 'anywhere' }}
          >
            {chosen || 'Nessun file scelto'}
          </Typography>
          <input
            {...attributes}
            ref={input}
            type="file"
            hidden
            accept={acceptOf(kind)}
            aria-label={label}
            onChange={({ target }) => {
              set(target.files?.[0] ?? null)
              // The same file may be chosen again after a refusal.
              target.value = ''
            }}
          />
        </Box>
      )}
    </FormField>
  )
}
