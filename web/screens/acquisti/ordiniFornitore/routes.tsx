import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import type { OrdiniFornitorePageQuery } from './__generated__/OrdiniFornitorePageQuery.graphql.ts'
import query from './__generated__/OrdiniFornitorePageQuery.graphql.ts'
import { statoElenco, variabiliElenco } from './elenco/statoElenco.ts'

/** Supplier orders in the planner shell. */
export const rotteOrdiniFornitore: RouteObject[] = [
  {
    path: '/ordini-fornitore',
    ...loadRoute<OrdiniFornitorePageQuery>({
      query,
      variabili: (_params, ricerca) => variabiliElenco(leggiUrl(statoElenco, ricerca)),
      titolo: 'Ordini fornitore',
      permesso: 'viewOrderFasi',
      pagina: () => import('./OrdiniFornitorePage.tsx'),
      scheletro: <ScheletroElenco titolo="Ordini fornitore" righe={16} />,
    }),
  },
]
