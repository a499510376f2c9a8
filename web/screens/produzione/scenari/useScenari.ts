import { graphql } from 'relay-runtime'
import type { useScenariCambiaMutation } from '#generated/useScenariCambiaMutation.graphql.ts'
import type { useScenariEliminaMutation } from '#generated/useScenariEliminaMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { readParameters, searchInput } from '../proposte/parametri.ts'
import type { ReadScenario } from './scenario.ts'

const changeMutation = graphql`
  mutation useScenariCambiaMutation($input: UpdateScenarioInput!) {
    updateScenario(input: $input) {
      proposta {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeMutation = graphql`
  mutation useScenariEliminaMutation($input: DiscardPropostaInput!) {
    discardProposta(input: $input) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What is done with scenarios that there are. @param reread reads the page again */
export function useScenari(reread: () => void) {
  const conferma = useConfirm()
  const [changeM, changing] = useOperation<useScenariCambiaMutation>(changeMutation)
  const [removeMutationOf, removing] = useOperation<useScenariEliminaMutation>(removeMutation, {
    success: 'Scenario eliminato',
  })

  /** Asks again, on the plan as it is now. */
  async function recompute(scenari: readonly ReadScenario[]) {
    for (const { pk, parametri } of scenari) {
      const { ok } = await changeM({ input: { ...searchInput(readParameters(parametri)), pk } })
      if (!ok) break
    }
    reread()
  }

  async function remove({ pk, nome }: ReadScenario) {
    const question = {
      title: `Eliminare lo scenario «${nome}»?`,
      conferma: 'Elimina',
      distruttiva: true,
      forever: true,
    }
    if (!(await conferma(question))) return
    await removeMutationOf({ input: { pk } })
    reread()
  }

  return { ricalcola: recompute, remove, inCorso: changing || removing }
}

export type ScenariOperations = ReturnType<typeof useScenari>
