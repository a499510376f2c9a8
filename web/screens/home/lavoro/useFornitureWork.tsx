import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import { useFragment } from 'react-relay'
import { graphql, readInlineData } from 'relay-runtime'
import type { useFornitureWork_fornitura$key } from '#generated/useFornitureWork_fornitura.graphql.ts'
import type { useFornitureWork_query$key } from '#generated/useFornitureWork_query.graphql.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useFigures } from '../useFigures.ts'
import { somethingOf, type WorkKind } from './work.ts'

const fornituraFragment = graphql`
  fragment useFornitureWork_fornitura on OrdineFornitore @inline {
    pk
    tipologia
    dataConsegna
    fornitore {
      nome
    }
    ordine {
      pk
      numeroCommessa
    }
  }
`

/** Deliveries that should be here, and those of these days. */
export function useFornitureWork(
  query: useFornitureWork_query$key | null | undefined,
  today: string,
): Record<'late' | 'arriving', WorkKind[]> {
  const read = useFragment(
    graphql`
      fragment useFornitureWork_query on Query {
        scadute: ordiniFornitore(
          filtro: { inRitardo: true }
          perPagina: 5
          ordinamento: [DATA_CONSEGNA_FORNITORE]
        ) {
          totalCount
          nodes {
            ...useFornitureWork_fornitura
          }
        }
        inArrivo: ordiniFornitore(
          filtro: { attesi: true, dataConsegnaFornitore: { dal: $oggi, al: $fra7 } }
          perPagina: 5
          ordinamento: [DATA_CONSEGNA_FORNITORE]
        ) {
          totalCount
          nodes {
            ...useFornitureWork_fornitura
          }
        }
      }
    `,
    query ?? null,
  )
  const addressOf = useFigures()
  if (!read) return { late: [], arriving: [] }
  const { scadute, inArrivo } = read
  function riga(tone: 'negativo' | 'info', key: useFornitureWork_fornitura$key) {
    const { pk, tipologia, dataConsegna, fornitore, ordine } = readInlineData(fornituraFragment, key)
    return {
      key: pk,
      title: `${tipologia.charAt(0).toUpperCase()}${tipologia.slice(1)} per ${ordine.numeroCommessa}`,
      href: `/planner/#/ordini/${ordine.pk}/fornitori`,
      text: fornitore.nome,
      stato: { word: dataConsegna === today ? 'oggi' : formatDate(dataConsegna), tone },
      rimedio: {
        name: tone === 'info' ? 'Ricevi' : 'Sollecita',
        href: `/planner/#/ordini-fornitore?ordine=${ordine.pk}&attesi=si`,
      },
    }
  }
  const late: WorkKind = {
    title: 'Consegne in ritardo',
    icon: <LocalShipping />,
    totale: scadute.totalCount,
    tone: 'error',
    righe: scadute.nodes.map((fornitura) => riga('negativo', fornitura)),
    feminine: true,
    all: addressOf('scadute'),
  }
  const arriving: WorkKind = {
    title: 'In arrivo entro 7 giorni',
    icon: <LocalShipping />,
    totale: inArrivo.totalCount,
    righe: inArrivo.nodes.map((fornitura) => riga('info', fornitura)),
    all: addressOf('inArrivo'),
  }
  return { late: somethingOf([late]), arriving: somethingOf([arriving]) }
}
