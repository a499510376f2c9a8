import { graphql } from 'relay-runtime'
import { useOperation } from '../../../relay/useOperation.ts'
import { useConfirm } from '../../../ui/Confirm.tsx'
import { readParametri } from '../proposte/parametri.ts'
import type { useScenariCambiaMutation } from './__generated__/useScenariCambiaMutation.graphql.ts'
import type { useScenariEliminaMutation } from './__generated__/useScenariEliminaMutation.graphql.ts'
import type { LettoScenario } from './scenario.ts'

const cambiaMutation = graphql`
  mutation useScenariCambiaMutation($input: UpdateScenarioInput!) {
    updateScenario(input: $input) {
      proposta {
        pk
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const eliminaMutation = graphql`
  mutation useScenariEliminaMutation($input: ScartaPropostaInput!) {
    scartaProposta(input: $input) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

/** What is done with scenarios that there are. @param rileggi reads the page again */
export function useScenari(rileggi: () => void) {
  const conferma = useConfirm()
  const [cambiaM, cambiando] = useOperation<useScenariCambiaMutation>(cambiaMutation)
  const [eliminaM, eliminando] = useOperation<useScenariEliminaMutation>(eliminaMutation, {
    successo: 'Scenario eliminato',
  })

  /** Asks again, on the plan as it is now. */
  async function ricalcola(scenari: readonly LettoScenario[]) {
    for (const { pk, parametri } of scenari) {
      const { ok } = await cambiaM({ input: { ...readParametri(parametri), pk } })
      if (!ok) break
    }
    rileggi()
  }

  async function elimina({ pk, nome }: LettoScenario) {
    const domanda = { titolo: `Eliminare lo scenario «${nome}»?`, conferma: 'Elimina', distruttiva: true }
    if (!(await conferma(domanda))) return
    await eliminaM({ input: { pk } })
    rileggi()
  }

  return { ricalcola, elimina, inCorso: cambiando || eliminando }
}

export type ScenariOperations = ReturnType<typeof useScenari>
