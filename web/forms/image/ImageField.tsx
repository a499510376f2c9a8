import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { allowedExtensions, fileFault, maxFileSize } from '#platform/files/rules.ts'
import { FormField, type FormFieldProps } from '../FormField.tsx'
import { useFormField } from '../useFormField.ts'
import { type ChosenImage, fileBase64 } from './chosenImage.ts'

const accept = allowedExtensions.immagine.map((extension) => `.${extension}`).join(',')
const FORMATS = 'PNG, JPEG, GIF, WebP, AVIF o SVG'

/** Bytes of a picture that travels with the other fields: in base64 it must fit in a request. */
const WITH_FIELDS_MAX = 700 * 1024

interface Props extends FormFieldProps {
  /** Shows the picture; null where there is none. */
  figure: (indirizzo: string | null) => ReactNode
  /** Reads the bytes as soon as it is chosen, so that they are sent with the other fields. */
  withFields?: boolean
}

/** An address at which the browser shows a file that was chosen; released when another is. */
function useIndirizzo(file: File | null): string | null {
  const indirizzo = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => () => void (indirizzo && URL.revokeObjectURL(indirizzo)), [indirizzo])
  return indirizzo
}

function faultOf(file: File, withFields: boolean): string | undefined {
  const refusal = fileFault({ nome: file.name, dimensione: file.size }, 'immagine')
  if (refusal) return refusal.message
  return withFields && file.size > WITH_FIELDS_MAX
    ? 'Il file supera 700 KB: riduci l’immagine e scegline una più leggera.'
    : undefined
}

/** A picture: seen, chosen, taken away; nothing is sent before the form is saved. */
export function ImageField({ figure, withFields = false, help, ...props }: Props) {
  const { valore, error, set } = useFormField<ChosenImage>(props.name)
  const [reason, setReason] = useState<string>()
  const choice = useRef<HTMLInputElement>(null)
  const next = useIndirizzo(valore.chosen)
  const shown = next ?? (valore.removed ? null : valore.saved)
  const max = withFields ? '700 KB' : `${maxFileSize.immagine / 1024 / 1024} MB`

  async function choose(file: File) {
    const refusal = faultOf(file, withFields)
    setReason(refusal)
    if (refusal) return
    set({ ...valore, chosen: file, base64: withFields ? await fileBase64(file) : null, removed: false })
  }
  function remove() {
    setReason(undefined)
    set({ ...valore, chosen: null, base64: null, removed: valore.saved !== null })
  }
  return (
    <FormField
      {...props}
      help={
        <>
          {help} {FORMATS}, fino a {max}.
        </>
      }
      error={reason ?? error}
    >
      {({ id, ...attributes }) => (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          {figure(shown)}
          <Button
            id={id}
            variant="outlined"
            aria-describedby={attributes['aria-describedby']}
            onClick={() => choice.current?.click()}
          >
            {shown ? 'Cambia immagine' : 'Scegli immagine'}
          </Button>
          {shown && (
            <Button color="error" onClick={remove}>
              Togli immagine
            </Button>
          )}
          <input
            ref={choice}
            type="file"
            hidden
            accept={accept}
            aria-label={props.label}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // The same file may be chosen again after a refusal.
              target.value = ''
              if (file) void choose(file)
            }}
          />
        </Box>
      )}
    </FormField>
  )
}
