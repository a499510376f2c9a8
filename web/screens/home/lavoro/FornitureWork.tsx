import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import { useFragment } from 'react-relay'
import { graphql, readInlineData } from 'relay-runtime'
import type { FornitureWork_fornitura$key } from '#generated/FornitureWork_fornitura.graphql.ts'
import type { FornitureWork_query$key } from '#generated/FornitureWork_query.graphql.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useFigures } from '../useFigures.ts'
import { WorkSection } from './WorkSection.tsx'

const fornituraFragment = graphql`
  fragment FornitureWork_fornitura on OrdineFornitore @inline {
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
export function FornitureWork(props: { query: FornitureWork_query$key; oggi: string }) {
  const { scadute, inArrivo } = useFragment(
    graphql`
      fragment FornitureWork_query on Query {
        scadute: ordiniFornitore(
          filtro: { inRitardo: true }
          perPagina: 5
          ordinamento: [DATA_CONSEGNA_FORNITORE]
        ) {
          totalCount
          nodes {
            ...FornitureWork_fornitura
          }
        }
        inArrivo: ordiniFornitore(
          filtro: { attesi: true, dataConsegnaFornitore: { dal: $oggi, al: $fra7 } }
          perPagina: 5
          ordinamento: [DATA_CONSEGNA_FORNITORE]
        ) {
          totalCount
          nodes {
            ...FornitureWork_fornitura
          }
        }
      }
    `,
    props.query,
  )
  const addressOf = useFigures()
  function riga(tone: 'negativo' | 'info', key: FornitureWork_fornitura$key) {
    const { pk, tipologia, dataConsegna, fornitore, ordine } = readInlineData(fornituraFragment, key)
    return {
      key: pk,
      title: `${tipologia.charAt(0).toUpperCase()}${tipologia.slice(1)} per ${ordine.numeroCommessa}`,
      href: `/planner/#/ordini/${ordine.pk}/fornitori`,
      text: fornitore.nome,
      stato: { word: dataConsegna === props.oggi ? 'oggi' : formatDate(dataConsegna), tone },
      rimedio: {
        name: tone === 'info' ? 'Ricevi' : 'Sollecita',
        href: `/planner/#/ordini-fornitore?ordine=${ordine.pk}&attesi=si`,
      },
    }
  }
  return (
    <>
      <WorkSection
        title="Consegne in ritardo"
        icon={<LocalShipping />}
        totale={scadute.totalCount}
        tone="error"
        righe={scadute.nodes.map((fornitura) => riga('negativo', fornitura))}
        feminine
        all={addressOf('scadute')}
      />
      <WorkSection
        title="In arrivo entro 7 giorni"
        icon={<LocalShipping />}
        totale={inArrivo.totalCount}
        righe={inArrivo.nodes.map((fornitura) => riga('info', fornitura))}
        all={addressOf('inArrivo')}
      />
    </>
  )
}
