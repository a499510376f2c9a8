import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FormField } from '../../../../forms/FormField.tsx'

/** A text of /messaggi-ordini-emails. */
export interface ReadyMessage {
  readonly pk: number
  readonly titolo: string
  readonly testo: string
}

interface Props {
  messaggi: readonly ReadyMessage[]
  onAdd: (messaggio: ReadyMessage) => void
}

/** Chooses a ready text, which is added at the end of what is written. */
export function AddedMessage({ messaggi, onAdd }: Props) {
  return (
    <FormField
      nome="messaggioAggiuntivo"
      etichetta="Messaggio aggiuntivo"
      errore={undefined}
      aiuto={
        messaggi.length === 0 ? 'Non ci sono ancora messaggi pronti.' : 'Va in fondo al testo, e si può modificare.'
      }
    >
      {(attributes) => (
        <NativeSelect
          fullWidth
          input={<OutlinedInput size="small" />}
          value=""
          disabled={messaggi.length === 0}
          onChange={({ target }) => {
            const scelto = messaggi.find(({ pk }) => String(pk) === target.value)
            if (scelto) onAdd(scelto)
          }}
          inputProps={attributes}
        >
          <option value="">Scegli un messaggio…</option>
          {messaggi.map(({ pk, titolo }) => (
            <option key={pk} value={String(pk)}>
              {titolo}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  )
}
