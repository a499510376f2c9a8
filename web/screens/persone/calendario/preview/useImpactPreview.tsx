import { useCallback } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { useImpactPreviewQuery } from '#generated/useImpactPreviewQuery.graphql.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { CelleList } from './CelleList.tsx'

const query = graphql`
  query useImpactPreviewQuery($operazione: String!, $input: JSON!) {
    impattoCalendario(operazione: $operazione, input: $input) {
      giorno
      reparto
      libero
      ordini {
        pk
        numeroCommessa
      }
    }
  }
`

/** Writes of the calendar, by their name. */
type CalendarioWriting =
  | `${'create' | 'update' | 'delete'}${'Persona' | 'Assenza' | 'Festivita' | 'OreLavorative'}`
  | 'setOreLavorative'

/**
 * Shows which cells a write of the calendar breaks and whose orders are in them, before it is done.
 * @returns asks; true when it may be done: nothing breaks, the user applies it all the same, or it cannot be tried:
 * then the save itself says why
 */
export function useImpactPreview(): (operation: CalendarioWriting, input: object) => Promise<boolean> {
  const environment = useRelayEnvironment()
  const conferma = useConfirm()
  return useCallback(
    async (operation, input) => {
      const options = { fetchPolicy: 'network-only' } as const
      const trial = fetchQuery<useImpactPreviewQuery>(environment, query, { operazione: operation, input }, options)
      const celle = await trial.toPromise().then(
        (data) => data?.impattoCalendario ?? [],
        () => [],
      )
      if (celle.length === 0) return true
      return conferma({
        title: `Non ci stanno più tutte le lavorazioni: ${formatCount(celle.length, 'cella si rompe', 'celle si rompono')}`,
        text: <CelleList celle={celle} />,
        conferma: 'Applica',
        distruttiva: true,
      })
    },
    [environment, conferma],
  )
}
