import type { RouteObject } from 'react-router'
import { loadRoute } from '../../../relay/loadRoute.tsx'
import { rileggiSalvo } from '../../../relay/rileggiSalvo.ts'
import { ScheletroElenco } from '../../../ui/stati/Scheletri.tsx'
import { leggiUrl } from '../../../ui/urlState.ts'
import type { PostaPageQuery } from './__generated__/PostaPageQuery.graphql.ts'
import query from './__generated__/PostaPageQuery.graphql.ts'
import { statoPosta, variabiliPosta } from './statoPosta.ts'

/** 'Posta in uscita'. */
export const rottePosta: RouteObject[] = [
  {
    path: '/posta',
    ...loadRoute<PostaPageQuery>({
      query,
      variabili: (_params, ricerca) => variabiliPosta(leggiUrl(statoPosta, ricerca)),
      titolo: 'Posta in uscita',
      permesso: 'adminPosta',
      pagina: () => import('./PostaPage.tsx'),
      scheletro: <ScheletroElenco titolo="Posta in uscita" />,
    }),
    shouldRevalidate: rileggiSalvo('mail'),
  },
]
