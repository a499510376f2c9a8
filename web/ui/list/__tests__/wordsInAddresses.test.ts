import { expect, test } from 'vitest'
import { avanzamentoVariables } from '#screens/officina/avanzamento/avanzamentoUrlState.ts'
import { confermeUrlState } from '#screens/ordini/conferme/confermeUrlState.ts'
import { ordiniUrlState } from '#screens/ordini/ordini/list/ordiniUrlState.ts'
import { personaleUrlState } from '#screens/persone/personale/personaleUrlState.ts'

// Addresses, and views as they are saved, have the words of the rules; the schema is asked by their names.
test.each([
  ['scheduled=0&margine=in_ritardo&ordina=-dataConsegna', ordiniUrlState, { margine: 'IN_RITARDO' }],
  ['scheduled=1&stato_invio_mail=in_attesa_invio', ordiniUrlState, { statoInvioMail: 'IN_ATTESA_INVIO' }],
  ['scheduled=1&stato_invio_mail=in_attesa_invio', ordiniUrlState, { scheduled: 'SCHEDULATI' }],
  ['stato=non_inviato', confermeUrlState, { stato: 'NON_INVIATO' }],
  ['reparto=banchi', personaleUrlState, { reparto: 'banchi' }],
  ['margine=IN_RITARDO', ordiniUrlState, { margine: null }],
  ['tipo_evento=arrivo_materiale', { variables: avanzamentoVariables }, { tipoEvento: 'ARRIVO_MATERIALE' }],
])('%s filters as it did', (url, { variables }, filtro) => {
  expect(variables(new URLSearchParams(url))).toMatchObject({ filtro })
})
