import { ListSelect } from '../../../../ui/ListSelect.tsx'
import type { PreventiviChoice } from '../preventiviChoices.ts'
import type { PreventivoActions } from './usePreventivoActions.ts'

interface Props {
  agente: { readonly pk: number; readonly user: { readonly nome: string } } | null
  agenti: readonly PreventiviChoice[]
  setAgente: PreventivoActions['setAgente']
}

/** The agent whom the quote is given to, or nobody: choosing saves. Never shown to agents. */
export function AgenteField({ agente, agenti, setAgente }: Props) {
  const prima = agente?.pk ?? null
  // Who no longer works here is not among the choices, and is still whom the quote was given to.
  const tutti =
    agente && !agenti.some(({ pk }) => pk === agente.pk)
      ? [...agenti, { pk: agente.pk, testo: agente.user.nome }]
      : agenti

  function scegli(nuovo: number | null) {
    const scelto = tutti.find(({ pk }) => pk === nuovo)
    void setAgente(nuovo, scelto ? `Agente: ${scelto.testo}` : 'Agente tolto', prima)
  }
  return (
    <ListSelect
      etichetta="Agente"
      segnaposto="Nessun agente"
      voci={tutti.map(({ pk, testo }) => ({ valore: pk, testo }))}
      valore={prima}
      onChange={scegli}
    />
  )
}
