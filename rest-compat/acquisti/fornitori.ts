import { booleano, lista, pk, testo } from '../core/campi.ts'
import { file } from '../core/file.ts'
import { resource } from '../core/resource.ts'

/** Suppliers. */
export const fornitori = resource({
  path: '/api/planner/fornitori/',
  node: 'Fornitore',
  payload: 'fornitore',
  fields: {
    tipologia: { descrizione: 'Nome del materiale.' },
    tempo: { descrizione: 'Giorni di calendario.' },
    is_default: { descrizione: 'Predefinito della sua tipologia, al posto di quello che lo è.' },
    immagine: file({ descrizione: 'Solo in un modulo multipart.' }),
    remove_immagine: booleano({ descrizione: "Toglie l'immagine, se non ne arriva una nuova." }),
  },
  read: { remove_immagine: null },
  list: {
    name: 'fornitori',
    summary: 'I fornitori, per nome.',
    query: { search: testo(), tipologia: testo({ descrizione: 'Nome del materiale.' }), id: lista(pk()) },
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
