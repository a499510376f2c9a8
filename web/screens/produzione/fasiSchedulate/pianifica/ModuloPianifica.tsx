import { useMemo } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { ORDINI_MAX, pianificazioneSchema } from '../../../../../server/produzione/analisi/rules.ts'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { fasiSchedulateUrlState } from '../fasiSchedulateUrlState.ts'
import type { ModuloPianificaMutation } from './__generated__/ModuloPianificaMutation.graphql.ts'
import type { ModuloPianificaQuery } from './__generated__/ModuloPianificaQuery.graphql.ts'
import { CampiPianifica, type ValoriPianifica } from './CampiPianifica.tsx'
import { proponi } from './disposizione.ts'
import { nomePredefinito, perBanchi } from './modello.ts'
import type { PianificazioneSalvata } from './Salvata.tsx'
import { useScelte } from './useScelte.ts'

const query = graphql`
  query ModuloPianificaQuery($filtro: FiltroFasiSchedulate, $perPagina: Int!) {
    ...useScelte_query @arguments(filtro: $filtro, perPagina: $perPagina)
  }
`

const mutation = graphql`
  mutation ModuloPianificaMutation($input: PianificaBanchiInput!) {
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
  filtro: ReturnType<typeof fasiSchedulateUrlState.filter>
  onSalvata: (salvata: PianificazioneSalvata) => void
  onAnnulla: () => void
}

/** The form of a bench planning with its defaults: all the orders of the list, all the benches. */
export function ModuloPianifica({ filtro, onSalvata, onAnnulla }: Props) {
  const variabili = { filtro, perPagina: ORDINI_MAX }
  const dati = useLazyLoadQuery<ModuloPianificaQuery>(query, variabili, { fetchPolicy: 'network-only' })
  const scelte = useScelte(dati)
  const { ordini, banchi } = scelte
  const iniziali = useMemo((): ValoriPianifica => {
    const configurazioni = banchi.filter(perBanchi).map(({ pk }) => pk)
    return {
      nome: nomePredefinito(filtro.dataDa, filtro.dataA),
      ordini: ordini.map(({ pk }) => pk),
      configurazioni,
      assegnazioni: proponi(ordini, configurazioni),
    }
  }, [banchi, ordini, filtro.dataDa, filtro.dataA])
  const { form } = useMutationForm<ModuloPianificaMutation, ValoriPianifica>({
    mutation,
    iniziali,
    schema: pianificazioneSchema,
    attesa: 150,
    variabili: (valori) => ({ input: valori }),
    alSuccesso: ({ pianificaBanchi: { analisiPostazione } }) => analisiPostazione && onSalvata(analisiPostazione),
  })
  return <CampiPianifica form={form} {...scelte} dove=" dell’elenco, tutte le pagine" onAnnulla={onAnnulla} />
}
