import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FormField } from '#forms/FormField.tsx'

/** A text of /messaggi-ordini-emails. */
export interface ReadyMessage {
  readonly pk: number
  readonly titolo: string
  readonly testo: string
}

interface Props {
  messages: readonly ReadyMessage[]
  onAdd: (message: ReadyMessage) => void
}

/** Chooses a ready text, which is added at the end of what is written. */
export function AddedMessage({ messages, onAdd }: Props) {
  return (
    <FormField
      name="messaggioAggiuntivo"
      label="Messaggio aggiuntivo"
      error={undefined}
      help={
        messages.length === 0 ? 'Non ci sono ancora messaggi pronti.' : 'Va in fondo al testo, e si può modificare.'
      }
    >
      {(attributes) => (
        <NativeSelect
          fullWidth
          input={<OutlinedInput size="small" />}
          value=""
          disabled={messages.length === 0}
          onChange={({ target }) => {
            const chosen = messages.find(({ pk }) => String(pk) === target.value)
            if (chosen) onAdd(chosen)
          }}
          inputProps={attributes}
        >
          <option value="">Scegli un messaggio…</option>
          {messages.map(({ pk, titolo }) => (
            <option key={pk} value={String(pk)}>
              {titolo}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  )
}
