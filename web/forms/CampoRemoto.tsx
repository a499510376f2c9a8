import { AutocompleteRemoto, type Voce } from '../ui/AutocompleteRemoto.tsx'
import type { CercaVoci } from '../ui/useRicercaRemota.ts'
import { Campo, type PropsCampo } from './Campo.tsx'
import { useCampo } from './useCampo.ts'

interface Props<V extends Voce> extends PropsCampo {
  cerca: CercaVoci<V>
  /** What the user reads for the number in the form. */
  testoDi: (id: number) => string
  /** Hears of a choice before it is in the form. */
  onScelta?: (voce: V | null) => void
  nessuno?: string
  caricamento?: string
}

/** A choice that the server finds while the user writes; the form's value is its number, or null. */
export function CampoRemoto<V extends Voce>(props: Props<V>) {
  const { nome, cerca, testoDi, onScelta, nessuno, caricamento, disabled } = props
  const { valore, errore, imposta, tocca } = useCampo<number | null>(nome)
  return (
    <Campo {...props} errore={errore}>
      {({ id, ...attributi }) => (
        <AutocompleteRemoto<V>
          id={id}
          valore={valore === null ? null : ({ id: valore, testo: testoDi(valore) } as V)}
          onCambia={(voce) => {
            onScelta?.(voce)
            imposta(voce?.id ?? null)
          }}
          cerca={cerca}
          subito
          disabled={disabled}
          vuoto={nessuno}
          caricamento={caricamento}
          attributi={attributi}
          campo={{ error: errore !== undefined, onBlur: tocca }}
        />
      )}
    </Campo>
  )
}
