import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { FormikProvider, useFormik } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { documentoSchema, OPEN_PERMALINK } from '#documenti/file/rules.ts'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { emptyFormStatus, type FormStatus, statusFromErrors, validateWith } from '#forms/errors.ts'
import { Field } from '#forms/Field.tsx'
import { FormField, type FormFieldProps } from '#forms/FormField.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { sentFormErrors } from '#forms/uploads/sentForm.ts'
import { useFormField } from '#forms/useFormField.ts'
import { allowedExtensions, fileFault, maxFileSize } from '#platform/files/rules.ts'
import { sendFile } from '#relay/sendFile.ts'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'
import { formatFileSize } from '#ui/files/fileFormat.ts'
import { useNotices } from '#ui/Notices.tsx'
import { fileForm, UPLOAD_NAMES, UPLOAD_PATH } from './uploadForm.ts'

const EMPTY = { file: null as File | null, titolo: '', descrizione: '', permalink: '' }

/** Why the file cannot be sent, as far as its name and size tell; null when it can. */
function faultOf(file: File | null): string | null {
  if (!file) return 'Scegli un file'
  return fileFault({ nome: file.name, dimensione: file.size }, 'archivio')?.message ?? null
}

interface Props {
  /** Number of the folder. */
  cartella: number
  onUploaded: () => void
  onClose: () => void
}

const accept = allowedExtensions.archivio.map((extension) => `.${extension}`).join(',')
const LIMIT = `Fino a ${maxFileSize.archivio / 1024 / 1024} MB: immagini, PDF, documenti, disegni, archivi zip.`

/** The file of a form. */
function FileField(props: FormFieldProps) {
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

/** Uploads one file with what is said of it. */
export function UploadDialog({ cartella, onUploaded, onClose }: Props) {
  const notices = useNotices()
  const [sent, setSent] = useState<number | null>(null)
  const stop = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    stop.current = controller
    return () => controller.abort()
  }, [])
  const form = useFormik({
    initialValues: EMPTY,
    initialStatus: emptyFormStatus,
    async validate(values) {
      const fault = faultOf(values.file)
      return { ...(await validateWith(documentoSchema, values)), ...(fault ? { file: fault } : {}) }
    },
    async onSubmit({ file, ...words }, { setStatus }) {
      if (!file) return
      setStatus(emptyFormStatus)
      const { signal } = stop.current
      try {
        await sendFile(UPLOAD_PATH, fileForm(cartella, file, words), { onProgress: setSent, signal })
        notices.success('File caricato')
        onUploaded()
      } catch (error) {
        if (signal.aborted) return
        setSent(null)
        setStatus(statusFromErrors(sentFormErrors(error, UPLOAD_NAMES), { file, ...words }) satisfies FormStatus)
      }
    },
  })
  return (
    <DialogFrame title="Carica file" width="sm">
      <FormikProvider value={form}>
        <Box component="form" noValidate aria-label="Carica file" onSubmit={form.handleSubmit}>
          <DialogContent sx={{ borderTop: 1, borderColor: 'divider' }}>
            <FieldGrid>
              <FullRow>
                <FileField name="file" label="File" required />
              </FullRow>
              <FullRow>
                <Field of={documentoSchema} name="titolo" />
              </FullRow>
              <FullRow>
                <Field of={documentoSchema} name="descrizione" righe={2} />
              </FullRow>
              <FullRow>
                <Field of={documentoSchema} name="permalink" placeholder="listino-2026" help={OPEN_PERMALINK} />
              </FullRow>
            </FieldGrid>
          </DialogContent>
          <Box sx={{ px: 3 }}>
            {form.isSubmitting && (
              <LinearProgress
                aria-label="Caricamento del file"
                variant={sent !== null && sent < 1 ? 'determinate' : 'indeterminate'}
                value={Math.round((sent ?? 0) * 100)}
              />
            )}
            <SaveBar inDialog label="Carica" saving="Caricamento…" onCancel={onClose} />
          </Box>
        </Box>
      </FormikProvider>
    </DialogFrame>
  )
}
