import { textField } from '#rest/core/fields.ts'
import { resource } from '#rest/core/resource.ts'

/** Texts for the mails of orders. */
export const messaggiOrdineEndpoints = resource({
  path: '/api/planner/messaggi-ordine-emails/',
  node: 'MessaggioOrdineEmail',
  payload: 'messaggio',
  fields: { testo: { descrizione: 'Html: ciò che non è ammesso viene tolto.' } },
  list: {
    name: 'messaggiOrdineEmail',
    summary: 'I testi che si possono aggiungere alla mail di un ordine, per titolo.',
    query: { search: textField({ descrizione: 'Ogni parola, nel titolo o nel testo.' }) },
    orders: ['titolo', 'id'],
  },
  create: { name: 'createMessaggioOrdineEmail', summary: 'Aggiunge un testo.' },
  update: { name: 'updateMessaggioOrdineEmail', summary: 'Cambia un testo.' },
  delete: { name: 'deleteMessaggioOrdineEmail', summary: 'Elimina un testo.' },
})
