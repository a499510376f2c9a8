import { useState } from 'react'
import { graphql } from 'relay-runtime'
import type { VoceListinoPageQuery } from '#generated/VoceListinoPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { voceName } from '../detail/readListino.ts'
import { listinoPath } from '../ListinoRow.tsx'
import { StatoListinoChip } from '../StatoListinoChip.tsx'
import { GrigliaForm } from './GrigliaForm.tsx'

const query = graphql`
  query VoceListinoPageQuery($id: ID!) {
    node(id: $id) {
      ... on VoceListino {
        pk
        versione
        famiglia {
          nome
        }
        tipoSerramento {
          nome
        }
        valore {
          nome
        }
        listino {
          pk
          nome
          stato
          puoModificare
          voci {
            id
            pk
            modo
            famiglia {
              nome
            }
            tipoSerramento {
              nome
            }
            valore {
              nome
            }
          }
        }
        griglia {
          altezze
          larghezze
          prezzi
        }
        misureFattibili {
          altezzaMin
          altezzaMax
          larghezzaMin
          larghezzaMax
        }
      }
    }
  }
`

type Listino = NonNullable<NonNullable<VoceListinoPageQuery['response']['node']>['listino']>

/** The grid of an entry of a price list. */
export default function VoceListinoPage() {
  const { data, isWaiting } = useRouteQuery<VoceListinoPageQuery>(query)
  const { node: voce } = data
  // What arrives later must not overwrite what is being written: a form begins anew after its own save alone.
  const [round, setRound] = useState(0)
  if (!voce?.listino || !voce.griglia || !voce.famiglia || !voce.tipoSerramento) return <NotFound />
  const { pk, versione, griglia, listino, famiglia, tipoSerramento, valore, misureFattibili } = voce
  return (
    <Page
      title={voceName({ famiglia, tipoSerramento, valore: valore ?? null })}
      isWaiting={isWaiting}
      back={<BackLink to={listinoPath(listino)} title={`Torna a ${listino.nome}`} />}
      beside={<StatoListinoChip stato={listino.stato} />}
    >
      <GrigliaForm
        key={`${pk} ${round}`}
        others={otherGrids(listino.voci, pk)}
        voce={{ pk: pk ?? 0, versione: versione ?? 0, griglia, areas: misureFattibili ?? [] }}
        editable={listino.puoModificare}
        onSaved={() => setRound((n) => n + 1)}
      />
    </Page>
  )
}

/** The entries of the list that have a grid, but this one. */
function otherGrids(voci: Listino['voci'], pk: number | undefined) {
  return voci
    .filter((one) => one.modo === 'GRIGLIA' && one.pk !== pk)
    .map((one) => ({ id: one.id, name: voceName({ ...one, valore: one.valore ?? null }) }))
}

function NotFound() {
  return (
    <Page title="Voce non trovata" back={<BackLink to="/listini" title="Torna ai listini" />}>
      <EmptyState title="Questa voce non c’è" text="Forse qualcuno l’ha eliminata." />
    </Page>
  )
}
