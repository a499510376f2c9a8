import { pkParam, pksParam } from '../../../ui/urlState.ts'

/** State of the proposals in the URL: `/schedulatore/proposta?pk=12`, or `?ordini=3.5` to begin with some orders. */
export const propostaUrlState = { pk: pkParam(), ordini: pksParam() }

/** Address of a proposal that begins with these orders. */
export const propostaOfUrl = (pks: Iterable<number>) =>
  `/schedulatore/proposta?ordini=${[...pks].sort((a, b) => a - b).join('.')}`
