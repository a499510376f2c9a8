import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router'
import { loadRoute } from '../../../../relay/loadRoute.tsx'
import { pathNumber } from '../../../../relay/pathNumber.ts'
import { DetailSkeleton } from '../../../../ui/stati/Skeletons.tsx'
import type { OrdinePageQuery } from './__generated__/OrdinePageQuery.graphql.ts'
import dettaglioQuery from './__generated__/OrdinePageQuery.graphql.ts'

/** Tabs and their filters show the order that is there: only another order, or who asks for it, reads again. */
function rileggi({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const altrove = currentUrl.href !== nextUrl.href
  return currentParams.id === nextParams.id && altrove ? false : defaultShouldRevalidate
}

/** Detail of an order, `/ordini/{id}` and `/ordini/{id}/{tab}`. */
export const ordineRoute: RouteObject = {
  path: '/ordini/:id/:scheda?',
  shouldRevalidate: rileggi,
  ...loadRoute<OrdinePageQuery>({
    query: dettaglioQuery,
    variabili: ({ id }) => ({ pk: pathNumber(id) }),
    oggetto: ({ id }) => id,
    titolo: 'Ordine',
    pagina: () => import('./OrdinePage.tsx'),
    scheletro: <DetailSkeleton titolo="Ordine" />,
  }),
}
