import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { formatDate } from '../../../../server/shared/formats/formats.ts'
import type { FornitureWork_query$key } from './__generated__/FornitureWork_query.graphql.ts'
import { WorkSection } from './WorkSection.tsx'

interface Fornitura {
  readonly pk: number
  readonly tipologia: string
  readonly dataConsegna?: string | null | undefined
  readonly fornitore: { readonly nome: string }
  readonly ordine: { readonly pk: number; readonly numeroCommessa: string }
}

/** Deliveries that should be here, and those of these days. */
export function FornitureWork(props: { query: FornitureWork_query$key; ieri: string; oggi: string; fra7: string }) {
  const { scadute, inArrivo } = useFragment(
    graphql`
      fragment FornitureWork_query on Query {
        scadute: ordiniFornitore(
          filtro: { attesi: true, dataConsegnaFornitoreA: $ieri }
          perPagina: 5
          ordinamento: ["dataConsegnaFornitore"]
        ) {
          totalCount
          nodes {
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
        }
        inArrivo: ordiniFornitore(
          filtro: { attesi: true, dataConsegnaFornitoreDa: $oggi, dataConsegnaFornitoreA: $fra7 }
          perPagina: 5
          ordinamento: ["dataConsegnaFornitore"]
        ) {
          totalCount
          nodes {
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
        }
      }
    `,
    props.query,
  )
  const riga = (tono: 'negativo' | 'info', { pk, tipologia, dataConsegna, fornitore, ordine }: Fornitura) => ({
    chiave: pk,
    titolo: `${tipologia.charAt(0).toUpperCase()}${tipologia.slice(1)} per ${ordine.numeroCommessa}`,
    href: `/planner/#/ordini/${ordine.pk}/fornitori`,
    testo: fornitore.nome,
    stato: { parola: dataConsegna === props.oggi ? 'oggi' : formatDate(dataConsegna), tono },
    rimedio: {
      nome: tono === 'info' ? 'Ricevi' : 'Sollecita',
      href: `/planner/#/ordini-fornitore?ordine=${ordine.pk}&attesi=si`,
    },
  })
  const elenco = '/planner/#/ordini-fornitore?attesi=si&ordina=dataConsegnaFornitore'
  return (
    <>
      <WorkSection
        titolo="Consegne in ritardo"
        icona={<LocalShipping />}
        totale={scadute.totalCount}
        tono="error"
        righe={scadute.nodes.map((fornitura) => riga('negativo', fornitura))}
        tutti={`${elenco}&data_consegna_fornitore_a=${props.ieri}`}
      />
      <WorkSection
        titolo="In arrivo entro 7 giorni"
        icona={<LocalShipping />}
        totale={inArrivo.totalCount}
        righe={inArrivo.nodes.map((fornitura) => riga('info', fornitura))}
        tutti={`${elenco}&data_consegna_fornitore_da=${props.oggi}&data_consegna_fornitore_a=${props.fra7}`}
      />
    </>
  )
}
