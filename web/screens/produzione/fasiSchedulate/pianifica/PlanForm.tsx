import { useMemo } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { pianificazioneSchema } from '../../../../../server/produzione/analisi/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { fasiSchedulateUrlState } from '../fasiSchedulateUrlState.ts'
import type { PlanFormMutation } from './__generated__/PlanFormMutation.graphql.ts'
import type { PlanFormQuery } from './__generated__/PlanFormQuery.graphql.ts'
import { proposeDisposizione } from './disposizione.ts'
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
  mutation PlanFormMutation($input: PianificaBanchiInput!) {
    pianificaBanchi(input: $input) {
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
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  reference: PreloadedQuery<PlanFormQuery>
  filtro: ReturnType<typeof fasiSchedulateUrlState.filter>
  onSalvata: (salvata: SavedPianificazione) => void
  onCancel: () => void
}

/** The form of a bench planning with its defaults: all the orders of the list, all the benches. */
export function PlanForm({ reference, filtro, onSalvata, onCancel }: Props) {
  const dati = usePreloadedQuery<PlanFormQuery>(query, reference)
  const scelte = usePlanChoices(dati)
  const { ordini, banchi } = scelte
  const iniziali = useMemo((): PlanFormValues => {
    const configurazioni = banchi.filter(byBanchi).map(({ pk }) => pk)
    return {
      nome: defaultName(filtro.dataDa, filtro.dataA),
      ordini: ordini.map(({ pk }) => pk),
      configurazioni,
      assegnazioni: proposeDisposizione(ordini, configurazioni),
    }
  }, [banchi, ordini, filtro.dataDa, filtro.dataA])
  const { form } = useMutationForm<PlanFormMutation, PlanFormValues>({
    mutation,
    iniziali,
    schema: pianificazioneSchema,
    attesa: 150,
    variabili: (values) => ({ input: values }),
    alSuccesso: ({ pianificaBanchi: { analisiPostazione } }) => analisiPostazione && onSalvata(analisiPostazione),
  })
  return <PlanFields form={form} {...scelte} dove=" dell’elenco, tutte le pagine" onCancel={onCancel} />
}
