import Typography from '@mui/material/Typography'
import { useCallback } from 'react'
import { graphql } from 'relay-runtime'
import type { ImpattoFaseInput, useFaseImpactQuery } from '#generated/useFaseImpactQuery.graphql.ts'
import { fetchFresh } from '#relay/fetchFresh.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'

const query = graphql`
  query useFaseImpactQuery($pk: Int, $input: ImpattoFaseInput!) {
    impattoFase(pk: $pk, input: $input) {
      conFase
      senzaFase
      ordini
    }
  }
`

const schedulazioni = (count: number) => formatCount(count, 'schedulazione salvata', 'schedulazioni salvate')

/**
 * Shows which saved schedules a phase affects, before it is saved.
 * @returns asks; true when it may be saved: it touches none, the user goes on all the same, or it cannot be tried: then
 * the save itself says why
 */
export function useFaseImpact(): (pk: number | null, fase: ImpattoFaseInput) => Promise<boolean> {
  const conferma = useConfirm()
  return useCallback(
    async (pk, { nome, unit, withFornitore, infiniteCapacity, reparto, dependencies, soloConTelai }) => {
      const input = { nome, unit, withFornitore, infiniteCapacity, reparto, dependencies, soloConTelai }
      const impact = await fetchFresh<useFaseImpactQuery>(query, { pk, input }).then(
        (data) => data.impattoFase,
        () => null,
      )
      if (!impact || impact.conFase + impact.senzaFase === 0) return true
      const { conFase, senzaFase, ordini } = impact
      const others = conFase + senzaFase - ordini.length
      return conferma({
        title: `Tocca ${schedulazioni(conFase + senzaFase)}`,
        text: (
          <>
            {conFase > 0 && (
              <Typography component="span" sx={{ display: 'block', mb: 1 }}>
                {schedulazioni(conFase)} con questa fase, secondo le regole di prima.
              </Typography>
            )}
            {senzaFase > 0 && (
              <Typography component="span" sx={{ display: 'block', mb: 1 }}>
                {schedulazioni(senzaFase)} senza questa fase, che ora servirebbe.
              </Typography>
            )}
            <Typography component="span" sx={{ display: 'block', mb: 1 }}>
              {`Ordini: ${ordini.join(', ')}${others > 0 ? ` e altri ${others}` : ''}.`}
            </Typography>
            Restano come sono: le nuove regole valgono da quando un ordine viene rischedulato.
          </>
        ),
        conferma: 'Salva lo stesso',
      })
    },
    [conferma],
  )
}
