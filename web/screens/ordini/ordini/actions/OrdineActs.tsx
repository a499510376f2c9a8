import { useEffect } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import { useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { OrdineActsMutation } from '#generated/OrdineActsMutation.graphql.ts'
import type { OrdineActsQuery } from '#generated/OrdineActsQuery.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import type { PageAct } from '#shell/pageActsSlot.ts'
import { useViewer } from '#shell/viewer.ts'
import { useLatestCallback } from '#ui/useLatestCallback.ts'

const query = graphql`
  query OrdineActsQuery($pk: Int!) {
    ordine(pk: $pk) {
      numeroCommessa
      nonSchedulabile
      stato {
        pk
      }
    }
    dominioOrdini {
      stati {
        pk
        nome
      }
    }
  }
`

const mutation = graphql`
  mutation OrdineActsMutation($ordine: Int!, $stato: Int!) {
    setStatoOrdine(input: { pk: $ordine, statoPk: $stato }) {
      ordine {
        ...row_ordine
        ...OrdineHeaderParts_insegne
        ...OrdineHeaderParts_azioni
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** The order of a page: '/ordini/121/fasi'. */
const ORDINE = /^\/ordini\/(\d+)(?:\/|$)/

interface Props {
  pathname: string
  onActs: (acts: readonly PageAct[]) => void
}

/** What the search can do with the order that is open: its next states, its form, its plan. */
export default function OrdineActs({ pathname, onActs }: Props) {
  const environment = useRelayEnvironment()
  const go = useNavigate()
  const { updateStatoOrdine, editOrder, scheduleOrder } = useViewer().permessi
  const [save] = useOperation<OrdineActsMutation>(mutation, { success: 'Stato cambiato' })
  const pk = Number(ORDINE.exec(pathname)?.[1] ?? 0)

  const tell = useLatestCallback(({ ordine, dominioOrdini }: OrdineActsQuery['response']) => {
    if (!ordine) return
    const of = { subtitle: `Ordine ${ordine.numeroCommessa}` }
    const others = dominioOrdini.stati.filter((stato) => stato.pk !== ordine.stato?.pk)
    const acts: (PageAct | false)[] = [
      ...others.map(
        (stato) =>
          updateStatoOrdine && {
            title: `Segna ${stato.nome.toLowerCase()}`,
            ...of,
            run: () => void save({ ordine: pk, stato: stato.pk }),
          },
      ),
      editOrder && { title: 'Modifica l’ordine', ...of, run: () => void go(`/ordini/${pk}/edit`) },
      scheduleOrder &&
        ordine.nonSchedulabile === false && {
          title: 'Apri nello schedulatore',
          ...of,
          run: () => void go(`/schedulatore?id=${pk}`),
        },
    ]
    onActs(acts.filter((act) => act !== false))
  })

  useEffect(() => {
    if (pk === 0) return
    // Without an answer the search does without.
    const reading = fetchQuery<OrdineActsQuery>(environment, query, { pk }).subscribe({
      next: tell,
      error: () => undefined,
    })
    return () => reading.unsubscribe()
  }, [environment, pk])
  return null
}
