import { useState } from 'react'
import { SceltaDaElenco } from '../../../../ui/SceltaDaElenco.tsx'
import type { Scelta } from '../scelte.ts'
import type { Azioni } from './useAzioni.ts'

interface Props {
  agente: { readonly pk: number; readonly user: { readonly nome: string } } | null
  agenti: readonly Scelta[]
  setAgente: Azioni['setAgente']
}

/** The agent whom the quote is given to, or nobody: choosing saves. Never shown to agents. */
export function CampoAgente({ agente, agenti, setAgente }: Props) {
  const [inCorso, setInCorso] = useState<{ pk: number | null } | null>(null)
  const prima = agente?.pk ?? null
  // Who no longer works here is not among the choices, and is still whom the quote was given to.
  const tutti =
    agente && !agenti.some(({ pk }) => pk === agente.pk)
      ? [...agenti, { pk: agente.pk, testo: agente.user.nome }]
      : agenti

  async function scegli(nuovo: number | null) {
    const scelto = tutti.find(({ pk }) => pk === nuovo)
    setInCorso({ pk: nuovo })
    await setAgente(nuovo, scelto ? `Agente: ${scelto.testo}` : 'Agente tolto', prima)
    setInCorso(null)
  }
  return (
    <SceltaDaElenco
      etichetta="Agente"
      segnaposto="Nessun agente"
      voci={tutti.map(({ pk, testo }) => ({ valore: pk, testo }))}
      valore={inCorso ? inCorso.pk : prima}
      disabled={inCorso !== null}
      onCambia={(nuovo) => void scegli(nuovo)}
    />
  )
}
