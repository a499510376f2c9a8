import { builder } from '../../graphql/builder.ts'
import { mutationField, nodoField } from '../../graphql/mutationField.ts'
import { elencoAnalisi } from '../elenco.ts'
import { pianificaBanchi } from '../pianificaBanchi.ts'
import { AnalisiPostazione } from './AnalisiPostazione.ts'

const AssegnazioneInput = builder.inputType('AssegnazioneBancoInput', {
  description: 'An order with the workstation that works it.',
  fields: (t) => ({
    ordine: t.float({ description: 'Number of the order.' }),
    configurazione: t.float({ description: 'Number of the workstation.' }),
  }),
})

mutationField(pianificaBanchi, {
  description: 'Saves a bench planning: orders at the benches, shared out between workstations (spec/001 §5).',
  input: (t) => ({
    nome: t.string(),
    ordini: t.field({ type: ['Float'], description: 'Numbers of orders with a scheduled phase banchi, up to 500.' }),
    configurazioni: t.field({ type: ['Float'], description: 'Numbers of workstations, up to 50.' }),
    assegnazioni: t.field({
      type: [AssegnazioneInput],
      description: 'Each order with its workstation, in the order of work; the server proposes, when missing or empty.',
    }),
  }),
  payload: (t) => ({
    analisiPostazione: nodoField(t, AnalisiPostazione, elencoAnalisi, ({ pk }) => pk),
  }),
})
