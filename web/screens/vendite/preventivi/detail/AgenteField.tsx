import { ListSelect } from '#ui/ListSelect.tsx'
import type { PreventiviChoice } from '../preventiviChoices.ts'
import type { PreventivoActions } from './usePreventivoActions.ts'

interface Props {
  agente: { readonly pk: number; readonly user: { readonly nome: string } } | null
  agenti: readonly PreventiviChoice[]
  setAgente: PreventivoActions['setAgente']
}

/** The agent whom the quote is given to, or nobody: choosing saves. Never shown to agents. */
export function AgenteField({ agente, agenti, setAgente }: Props) {
  const before = agente?.pk ?? null
  // Who no longer works here is not among the choices, and is still whom the quote was given to.
  const all =
    agente && !agenti.some(({ pk }) => pk === agente.pk)
      ? [...agenti, { pk: agente.pk, text: agente.user.nome }]
      : agenti

  function choose(next: number | null) {
    const chosen = all.find(({ pk }) => pk === next)
    void setAgente(next, chosen ? `Agente: ${chosen.text}` : 'Agente tolto', before)
  }
  return (
    <ListSelect
      label="Agente"
      placeholder="Nessun agente"
      items={all.map(({ pk, text }) => ({ valore: pk, text }))}
      value={before}
      onChange={choose}
    />
  )
}
