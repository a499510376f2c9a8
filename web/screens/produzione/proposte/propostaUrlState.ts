import { pkParam } from '../../../ui/urlState.ts'

/** State of the proposals in the URL: `/schedulatore/proposta?pk=12`. */
export const propostaUrlState = { pk: pkParam() }
