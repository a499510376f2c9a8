import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useLayoutEffect, useRef, useState } from 'react'
import { Campo, type PropsCampo } from './Campo.tsx'
import { leggiNumero, scriviNumero } from './numeri.ts'
import { useCampo } from './useCampo.ts'

interface Props extends PropsCampo {
  /** 'mm', '€' */
  unita?: string
  placeholder?: string
  /** True when decimals make sense: phones then show a comma. */
  decimali?: boolean
  /** Decimals always shown while nobody types: 2 for money. */
  fissi?: 2
}

/**
 * A number written the Italian way. The form's value is a number, `null` while empty, the text itself when it is no
 * number: the schema refuses it with its own sentence.
 */
export function CampoNumero(props: Props) {
  const { nome, unita, placeholder, decimali = false, fissi, disabled } = props
  const { valore, errore, imposta, tocca } = useCampo<number | string | null>(nome)
  const [scritto, setScritto] = useState<string | null>(null)
  const campo = useRef<HTMLInputElement>(null)
  const inCorso = scritto !== null
  // The thousands leave the text as it gets the cursor, and the selection with them: what is typed must replace it.
  useLayoutEffect(() => {
    if (inCorso) campo.current?.select()
  }, [inCorso])
  const mostrato = typeof valore === 'string' ? valore : scriviNumero(valore, fissi)
  return (
    <Campo {...props} errore={errore}>
      {(attributi) => (
        <OutlinedInput
          size="small"
          fullWidth
          name={nome}
          inputRef={campo}
          value={scritto ?? mostrato}
          onFocus={() => setScritto(typeof valore === 'string' ? valore : mostrato.replaceAll('.', ''))}
          onChange={(evento) => {
            const testo = evento.target.value
            const numero = leggiNumero(testo)
            setScritto(testo)
            imposta(Number.isNaN(numero) ? testo : numero)
          }}
          onBlur={() => {
            setScritto(null)
            tocca()
          }}
          disabled={disabled}
          error={errore !== undefined}
          autoComplete="off"
          placeholder={placeholder}
          inputProps={{ ...attributi, inputMode: decimali ? 'decimal' : 'numeric' }}
          endAdornment={unita && <InputAdornment position="end">{unita}</InputAdornment>}
          sx={{ '& input': { textAlign: 'right' } }}
        />
      )}
    </Campo>
  )
}
