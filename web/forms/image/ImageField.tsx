import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { allowedExtensions, fileFault, maxFileSize } from '../../../server/platform/files/rules.ts'
import { FormField, type FormFieldProps } from '../FormField.tsx'
import { useFormField } from '../useFormField.ts'
import { type ChosenImage, fileBase64 } from './chosenImage.ts'

const accept = allowedExtensions.immagine.map((estensione) => `.${estensione}`).join(',')
const FORMATI = 'PNG, JPEG, GIF, WebP, AVIF o SVG'

/** Bytes of a picture that travels with the other fields: in base64 it must fit in a request. */
const CON_I_CAMPI_MAX = 700 * 1024

interface Props extends FormFieldProps {
  /** Shows the picture; null where there is none. */
  figura: (indirizzo: string | null) => ReactNode
  /** Reads the bytes as soon as it is chosen, so that they are sent with the other fields. */
  conICampi?: boolean
}

/** An address at which the browser shows a file that was chosen; released when another is. */
function useIndirizzo(file: File | null): string | null {
  const indirizzo = useMemo(() => (file ? URL.createObjectURL(file) : null), [file])
  useEffect(() => () => void (indirizzo && URL.revokeObjectURL(indirizzo)), [indirizzo])
  return indirizzo
}

function faultOf(file: File, conICampi: boolean): string | undefined {
  const rifiuto = fileFault({ nome: file.name, dimensione: file.size }, 'immagine')
  if (rifiuto) return rifiuto.message
  return conICampi && file.size > CON_I_CAMPI_MAX
    ? 'Il file supera 700 KB: riduci l’immagine e scegline una più leggera.'
    : undefined
}

/** A picture: seen, chosen, taken away; nothing is sent before the form is saved. */
export function ImageField({ figura, conICampi = false, aiuto, ...props }: Props) {
  const { valore, errore, imposta } = useFormField<ChosenImage>(props.nome)
  const [motivo, setMotivo] = useState<string>()
  const choice = useRef<HTMLInputElement>(null)
  const nuova = useIndirizzo(valore.nuova)
  const shown = nuova ?? (valore.tolta ? null : valore.salvata)
  const max = conICampi ? '700 KB' : `${maxFileSize.immagine / 1024 / 1024} MB`

  async function scegli(file: File) {
    const rifiuto = faultOf(file, conICampi)
    setMotivo(rifiuto)
    if (rifiuto) return
    imposta({ ...valore, nuova: file, base64: conICampi ? await fileBase64(file) : null, tolta: false })
  }
  function togli() {
    setMotivo(undefined)
    imposta({ ...valore, nuova: null, base64: null, tolta: valore.salvata !== null })
  }
  return (
    <FormField
      {...props}
      aiuto={
        <>
          {aiuto} {FORMATI}, fino a {max}.
        </>
      }
      errore={motivo ?? errore}
    >
      {({ id, ...attributi }) => (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          {figura(shown)}
          <Button
            id={id}
            variant="outlined"
            aria-describedby={attributi['aria-describedby']}
            onClick={() => choice.current?.click()}
          >
            {shown ? 'Cambia immagine' : 'Scegli immagine'}
          </Button>
          {shown && (
            <Button color="error" onClick={togli}>
              Togli immagine
            </Button>
          )}
          <input
            ref={choice}
            type="file"
            hidden
            accept={accept}
            aria-label={props.etichetta}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // The same file may be chosen again after a refusal.
              target.value = ''
              if (file) void scegli(file)
            }}
          />
        </Box>
      )}
    </FormField>
  )
}
