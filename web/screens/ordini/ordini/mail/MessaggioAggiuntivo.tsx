import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Campo } from '../../../../forms/Campo.tsx'

/** A text of /messaggi-ordini-emails. */
export interface MessaggioPronto {
  readonly pk: number
  readonly titolo: string
  readonly testo: string
}

interface Props {
  messaggi: readonly MessaggioPronto[]
  onAggiungi: (messaggio: MessaggioPronto) => void
}

/** Chooses a ready text, which is added at the end of what is written. */
export function MessaggioAggiuntivo({ messaggi, onAggiungi }: Props) {
  return (
    <Campo
      nome="messaggioAggiuntivo"
      etichetta="Messaggio aggiuntivo"
      errore={undefined}
      aiuto={
        messaggi.length === 0 ? 'Non ci sono ancora messaggi pronti.' : 'Va in fondo al testo, e si può modificare.'
      }
    >
      {(attributi) => (
        <NativeSelect
          fullWidth
          input={<OutlinedInput size="small" />}
          value=""
          disabled={messaggi.length === 0}
          onChange={({ target }) => {
            const scelto = messaggi.find(({ pk }) => String(pk) === target.value)
            if (scelto) onAggiungi(scelto)
          }}
          inputProps={attributi}
        >
          <option value="">Scegli un messaggio…</option>
          {messaggi.map(({ pk, titolo }) => (
            <option key={pk} value={String(pk)}>
              {titolo}
            </option>
          ))}
        </NativeSelect>
      )}
    </Campo>
  )
}
