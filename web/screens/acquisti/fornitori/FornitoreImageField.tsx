import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useMemo, useRef, useState } from 'react'
import { allowedExtensions, fileFault, maxFileSize } from '../../../../server/platform/files/rules.ts'
import { FormField, type FormFieldProps } from '../../../forms/FormField.tsx'
import { useFormField } from '../../../forms/useFormField.ts'
import type { ChosenImage } from './fornitoreForm.ts'
import { Thumbnail } from './Thumbnail.tsx'

const accept = allowedExtensions.immagine.map((estensione) => `.${estensione}`).join(',')
const LIMITI = `PNG, JPEG, GIF, WebP, AVIF o SVG, fino a ${maxFileSize.immagine / 1024 / 1024} MB.`

/** An address at which the browser shows a file that was chosen; released when another is. */
function useIndirizzo(file: File | null): string | null {
  const indirizzo = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => () => void (indirizzo && URL.revokeObjectURL(indirizzo)), [indirizzo])
  return indirizzo
}

/** A picture: seen, chosen, taken away; nothing is sent before the form is saved. */
export function FornitoreImageField(props: FormFieldProps) {
  const { valore, imposta } = useFormField<ChosenImage>(props.nome)
  const [motivo, setMotivo] = useState<string>()
  const scelta = useRef<HTMLInputElement>(null)
  const nuova = useIndirizzo(valore.nuova)
  const mostrata = nuova ?? (valore.tolta ? null : valore.salvata)

  function scegli(file: File) {
    const rifiuto = fileFault({ nome: file.name, dimensione: file.size }, 'immagine')
    setMotivo(rifiuto?.message)
    if (!rifiuto) imposta({ ...valore, nuova: file, tolta: false })
  }
  function togli() {
    setMotivo(undefined)
    imposta({ ...valore, nuova: null, tolta: valore.salvata !== null })
  }
  return (
    <FormField {...props} aiuto={LIMITI} errore={motivo}>
      {({ id, ...attributi }) => (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          <Thumbnail immagine={mostrata} lato={64} />
          <Button
            id={id}
            variant="outlined"
            aria-describedby={attributi['aria-describedby']}
            onClick={() => scelta.current?.click()}
          >
            {mostrata ? 'Cambia immagine' : 'Scegli immagine'}
          </Button>
          {mostrata && (
            <Button color="error" onClick={togli}>
              Togli immagine
            </Button>
          )}
          <input
            ref={scelta}
            type="file"
            hidden
            accept={accept}
            aria-label={props.etichetta}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // The same file may be chosen again after a refusal.
              target.value = ''
              if (file) scegli(file)
            }}
          />
        </Box>
      )}
    </FormField>
  )
}
