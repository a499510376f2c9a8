import { booleanField, listOfField, pkField, textField } from '#rest/core/fields.ts'
import { fileField } from '#rest/core/fileField.ts'
import { resource } from '#rest/core/resource.ts'

/** Suppliers. */
export const fornitoriEndpoints = resource({
  path: '/api/planner/fornitori/',
  node: 'Fornitore',
  payload: 'fornitore',
  fields: {
    tipologia: { descrizione: 'Nome del materiale.' },
    tempo: { descrizione: 'Giorni di calendario.' },
    is_default: { descrizione: 'Predefinito della sua tipologia, al posto di quello che lo è.' },
    immagine: fileField({ descrizione: 'Solo in un modulo multipart.' }),
    remove_immagine: booleanField({ descrizione: "Toglie l'immagine, se non ne arriva una nuova." }),
  },
  without: ['altriMateriali', 'giorniChiusura', 'periodiChiusura', 'raccoglie'],
  read: { remove_immagine: null },
  list: {
    name: 'fornitori',
    summary: 'I fornitori, per nome.',
    query: {
      search: textField(),
      tipologia: textField({ descrizione: 'Nome del materiale.' }),
      id: listOfField(pkField(), { fills: 'pks' }),
    },
    orders: ['id', 'nome', 'codice', 'tipologia', 'tempo'],
  },
  detail: { name: 'fornitore', summary: 'Un fornitore.' },
  create: { name: 'createFornitore', summary: 'Aggiunge un fornitore.' },
  update: {
    name: 'updateFornitore',
    summary: 'Cambia un fornitore; i campi che mancano restano come sono.',
    patch: 'Cambia solo i campi inviati di un fornitore.',
  },
  delete: { name: 'deleteFornitore', summary: 'Elimina un fornitore a cui non si è ordinato nulla.' },
})
