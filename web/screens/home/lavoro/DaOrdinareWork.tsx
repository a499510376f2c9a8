import ShoppingCart from '@mui/icons-material/ShoppingCartOutlined'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatDate } from '../../../../server/shared/formats/formats.ts'
import { useBesideQuery } from '../../../relay/RouteWithData.tsx'
import { useFigures } from '../useFigures.ts'
import type { DaOrdinareWorkQuery } from './__generated__/DaOrdinareWorkQuery.graphql.ts'
import { WorkSection } from './WorkSection.tsx'

const query = graphql`
  query DaOrdinareWorkQuery {
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

const MOSTRATI = 6

/** What must be ordered, by the day on which there is time no longer. It is computed over all plans: read by itself. */
export function DaOrdinareWork() {
  const { warningsOrdiniFornitore } = usePreloadedQuery<DaOrdinareWorkQuery>(
    query,
    useBesideQuery<DaOrdinareWorkQuery>(query),
  )
  const addressOf = useFigures()
  const { oggi, totaleMancanti, mancanti } = warningsOrdiniFornitore
  return (
    <WorkSection
      titolo="Da ordinare ai fornitori"
      icona={<ShoppingCart />}
      totale={totaleMancanti}
      tono="warning"
      tutti={addressOf('warningsOrdiniFornitore')}
      righe={mancanti.slice(0, MOSTRATI).map(({ ordine, materiali }) => {
        const entro = materiali.flatMap(({ ordinareEntro }) => ordinareEntro ?? []).sort()[0]
        return {
          chiave: ordine.pk,
          titolo: ordine.numeroCommessa,
          href: `/planner/#/ordini/${ordine.pk}/fornitori`,
          testo: `${materiali.map(({ materiale }) => materiale).join(', ')} · ${ordine.cliente.nome}`,
          ...(entro && {
            stato: {
              parola: entro < oggi ? `era il ${formatDate(entro)}` : `entro ${formatDate(entro)}`,
              tono: entro < oggi ? ('negativo' as const) : ('attenzione' as const),
            },
          }),
          rimedio: { nome: 'Ordina', href: `/planner/#/ordini/${ordine.pk}/fornitori` },
        }
      })}
    />
  )
}
