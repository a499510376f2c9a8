import { useMemo } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { PlanFormMutation } from '#generated/PlanFormMutation.graphql.ts'
import type { PlanFormQuery } from '#generated/PlanFormQuery.graphql.ts'
import { pianificazioneSchema } from '#produzione/analisi/rules.ts'
import type { fasiSchedulateUrlState } from '../fasiSchedulateUrlState.ts'
import { proposeLayout } from './layout.ts'
import { byBanchi, defaultName } from './model.ts'
import { PlanFields, type PlanFormValues } from './PlanFields.tsx'
import type { SavedPianificazione } from './PlanSaved.tsx'
import { usePlanChoices } from './usePlanChoices.ts'

const query = graphql`
  query PlanFormQuery($filtro: FiltroFasiSchedulate, $perPagina: Int!) {
    ...usePlanChoices_query @arguments(filtro: $filtro, perPagina: $perPagina)
  }
`

const mutation = graphql`
  mutation PlanFormMutation($input: PlanBanchiInput!) {
    planBanchi(input: $input) {
      analisiPostazione {
        pk
        nome
        numeroOrdini
        postazioni {
          postazione
          minuti
          ordini {
            posizione
          }
        }
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  reference: PreloadedQuery<PlanFormQuery>
  filter: ReturnType<typeof fasiSchedulateUrlState.filter>
  onSaved: (saved: SavedPianificazione) => void
  onCancel: () => void
}

/** The form of a bench planning with its defaults: all the orders of the list, all the benches. */
export function PlanForm({ reference, filter, onSaved, onCancel }: Props) {
  const data = usePreloadedQuery<PlanFormQuery>(query, reference)
  const choices = usePlanChoices(data)
  const { ordini, banchi } = choices
  const { dal = null, al = null } = filter.periodo ?? {}
  const initial = useMemo((): PlanFormValues => {
    const configurazioni = banchi.filter(byBanchi).map(({ pk }) => pk)
    return {
      nome: defaultName(dal, al),
      ordinePks: ordini.map(({ pk }) => pk),
      configurazionePks: configurazioni,
      assegnazioni: proposeLayout(ordini, configurazioni),
    }
  }, [banchi, ordini, dal, al])
  const { form } = useMutationForm<PlanFormMutation, PlanFormValues>({
    mutation,
    initial,
    schema: pianificazioneSchema,
    waiting: 150,
    variables: (values) => ({ input: values }),
    onSuccess: ({ planBanchi: { analisiPostazione } }) => analisiPostazione && onSaved(analisiPostazione),
  })
  return <PlanFields form={form} {...choices} where=" dell’elenco, tutte le pagine" onCancel={onCancel} />
}
