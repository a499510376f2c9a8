import { relatedList } from '#platform/graphql/relatedList.ts'
import { tempistiche } from './Tempistica.ts'

relatedList(
  'CodiceSerramento',
  'tempistiche',
  tempistiche,
  (codiceSerramentoId) => ({ codiceSerramentoId }),
  'The timings of this code alone.',
)

relatedList(
  'TipoSerramento',
  'tempistiche',
  tempistiche,
  (tipoSerramentoId) => ({ tipoSerramentoId }),
  'The timings of the window type.',
)
