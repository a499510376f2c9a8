import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { OfferteCount_query$key } from '#generated/OfferteCount_query.graphql.ts'
import { formatInteger } from '#shared/formats/formats.ts'
import { FigureChip } from './FigureChip.tsx'

/** Offers to send, those that wait for their customer, and of these what expires this week, on the card of the offers. */
export function OfferteCount(props: { query: OfferteCount_query$key }) {
  const { offerteBozze, offerteInAttesa, offerteInScadenza } = useFragment(
    graphql`
      fragment OfferteCount_query on Query {
        offerteBozze: offerte(filtro: { conBozza: true }, first: 1) {
          totalCount
        }
        offerteInAttesa: offerte(filtro: { stato: INVIATA }, first: 1) {
          totalCount
        }
        offerteInScadenza: offerte(filtro: { stato: INVIATA, validaFino: { dal: $oggi, al: $fra7 } }, first: 1) {
          totalCount
        }
      }
    `,
    props.query,
  )
  return (
    <>
      {offerteInScadenza.totalCount > 0 && (
        <FigureChip
          figure="offerteInScadenza"
          label={`${formatInteger(offerteInScadenza.totalCount)} in scadenza`}
          title="Inviate, valide ancora per non più di 7 giorni"
          color="error"
        />
      )}
      {offerteBozze.totalCount > 0 && (
        <FigureChip
          figure="offerteBozze"
          label={`${formatInteger(offerteBozze.totalCount)} da inviare`}
          color="warning"
        />
      )}
      {offerteInAttesa.totalCount > 0 && (
        <FigureChip
          figure="offerteInAttesa"
          label={`${formatInteger(offerteInAttesa.totalCount)} in attesa`}
          title="Inviate, aspettano il cliente"
          color="primary"
        />
      )}
    </>
  )
}
