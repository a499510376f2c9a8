import LocalOffer from '@mui/icons-material/LocalOfferOutlined'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { useOfferteWork_query$key } from '#generated/useOfferteWork_query.graphql.ts'
import { offertaName } from '#ordini/offerte/rules.ts'
import { formatDate, formatEuro } from '#shared/formats/formats.ts'
import { useFigures } from '../useFigures.ts'
import { somethingOf, type WorkKind } from './work.ts'

/**
 * Offers that their customers have, those that end first before the others.
 * @param days today, and the last day of those that are told apart
 */
export function useOfferteWork(
  query: useOfferteWork_query$key | null | undefined,
  { oggi, fra7 }: { oggi: string; fra7: string },
): WorkKind[] {
  const read = useFragment(
    graphql`
      fragment useOfferteWork_query on Query {
        offerteFuori: offerte(filtro: { stato: INVIATA }, ordinamento: [VALIDA_FINO], perPagina: 5) {
          totalCount
          nodes {
            pk
            nomeCliente
            riferimento
            netto
            numeroVersione
            validaFino
          }
        }
      }
    `,
    query ?? null,
  )
  const addressOf = useFigures()
  if (!read) return []
  const { offerteFuori: sent } = read
  return somethingOf([
    {
      title: 'Offerte in attesa',
      icon: <LocalOffer />,
      totale: sent.totalCount,
      feminine: true,
      all: addressOf('offerteFuori'),
      righe: sent.nodes.map(({ pk, nomeCliente, riferimento, netto, numeroVersione, validaFino }) => ({
        key: pk,
        title: nomeCliente,
        href: `/offerte/#/${pk}`,
        text: [offertaName(pk, numeroVersione), riferimento, netto != null && formatEuro(netto)]
          .filter(Boolean)
          .join(' · '),
        ...(validaFino && {
          stato: {
            word: `${validaFino < oggi ? 'scaduta il' : 'vale fino al'} ${formatDate(validaFino)}`,
            tone: validaFino < oggi ? 'negativo' : validaFino <= fra7 ? 'attenzione' : 'neutro',
          },
        }),
        rimedio: { name: 'Apri', href: `/offerte/#/${pk}` },
      })),
    },
  ])
}
