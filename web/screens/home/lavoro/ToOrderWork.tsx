import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { ToOrderWorkQuery } from '#generated/ToOrderWorkQuery.graphql.ts'
import { useBesideQuery } from '#relay/RouteWithData.tsx'
import { formatDate } from '#shared/formats/formats.ts'
import { useFigures } from '../useFigures.ts'
import { WorkSection } from './WorkSection.tsx'

const query = graphql`
  query ToOrderWorkQuery {
    warningsOrdiniFornitore {
      oggi
      totaleMancanti
      mancanti {
        ordine {
          pk
          numeroCommessa
          cliente {
            nome
          }
        }
        materiali {
          materiale
          ordinareEntro
        }
      }
    }
  }
`

const SHOWN = 6

/** What must be ordered, by the day on which there is time no longer. It is computed over all plans: read by itself. */
export function ToOrderWork() {
  const { warningsOrdiniFornitore } = usePreloadedQuery<ToOrderWorkQuery>(
    query,
    useBesideQuery<ToOrderWorkQuery>(query),
  )
  const addressOf = useFigures()
  const { oggi, totaleMancanti, mancanti } = warningsOrdiniFornitore
  return (
    <WorkSection
      title="Da ordinare ai fornitori"
      icon={<ShoppingCart />}
      totale={totaleMancanti}
      tone="warning"
      all={addressOf('warningsOrdiniFornitore')}
      righe={mancanti.slice(0, SHOWN).flatMap(({ ordine, materiali }) => {
        if (!ordine) return []
        const within = materiali.flatMap(({ ordinareEntro }) => ordinareEntro ?? []).sort()[0]
        return {
          key: ordine.pk,
          title: ordine.numeroCommessa,
          href: `/planner/#/ordini/${ordine.pk}/fornitori`,
          text: `${materiali.map(({ materiale }) => materiale).join(', ')} · ${ordine.cliente.nome}`,
          ...(within && {
            stato: {
              word: within < oggi ? `era il ${formatDate(within)}` : `entro ${formatDate(within)}`,
              tone: within < oggi ? ('negativo' as const) : ('attenzione' as const),
            },
          }),
          rimedio: { name: 'Ordina', href: `/planner/#/ordini/${ordine.pk}/fornitori` },
        }
      })}
    />
  )
}
