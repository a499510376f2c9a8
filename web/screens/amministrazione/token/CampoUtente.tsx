import { useState } from 'react'
import { Campo, type PropsCampo } from '../../../forms/Campo.tsx'
import { useCampo } from '../../../forms/useCampo.ts'
import { AutocompleteRemoto, type Voce } from '../../../ui/AutocompleteRemoto.tsx'
import { cercaUtenti } from './cercaUtenti.ts'

/** An active user, found by name or username. */
export function CampoUtente(props: PropsCampo) {
  const { errore, imposta, tocca } = useCampo<number | null>(props.nome)
  const [scelto, setScelto] = useState<Voce | null>(null)
  return (
    <Campo {...props} errore={errore}>
      {({ id, ...attributi }) => (
        <AutocompleteRemoto
          valore={scelto}
          onCambia={(voce) => {
            setScelto(voce)
            imposta(voce?.id ?? null)
          }}
          cerca={cercaUtenti}
          id={id}
          attributi={attributi}
          disabled={props.disabled}
          campo={{ error: errore !== undefined, onBlur: tocca }}
          vuoto="Nessun utente"
        />
      )}
    </Campo>
  )
}
