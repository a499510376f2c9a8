import { builder } from '../../../platform/graphql/builder.ts'
import { type Flag, flags, puo, type Viewer } from '../../../platform/permissions.ts'

/** What each permission opens; the type makes sure that none is forgotten. */
const descrizioni: Record<Flag, string> = {
  viewPreventivi: 'Lists and reads quotes: all of them, or an agent those that are theirs.',
  updatePreventivi: 'Sets the state of a quote, mails the customer, deletes and restores.',
  adminPreventivi: 'Assigns agents and acts on several quotes at once.',
  adminVincoli: 'Edits measure limits, type bounds and openings.',
  viewClienti: 'Reads customers: all of them, or an agent and an app account those that are theirs.',
  adminClienti: 'Adds, edits and deletes customers.',
  viewInterniClienti: 'Reads what the company keeps to itself of a customer: agent, notes, text of the mails.',
  viewMessaggi: 'Reads the texts that can be added to the mails of orders.',
  adminMessaggi: 'Adds, edits and deletes those texts.',
  viewVisteCondivise: 'Sees the list views that colleagues share, and shares own ones.',
  addOrders: 'Adds orders.',
  editOrder: 'Edits an order.',
  deleteOrder: 'Deletes an order.',
  adminOrders: 'Administers orders.',
  scheduleOrder: 'Schedules an order.',
  autoScheduleOrder: 'Lets the product schedule orders.',
  writeOrderCheckList: 'Writes the checklist of an order.',
  checkOrders: 'Uses the order checks.',
  confermaOrdini: 'Confirms orders.',
  updateOrderAllegati: 'Changes the attachments of orders.',
  viewOrders: 'Reads orders.',
  viewOrderAllegati: 'Reads the attachments of orders.',
  viewPricesOnOrders: 'Reads prices on orders.',
  viewAgenteOnOrders: 'Reads the agent of orders.',
  viewOrderFasi: 'Reads the phases of orders.',
  viewOrderFornitore: 'Reads the supplier phases of orders.',
  updateStatoOrdine: 'Changes the state of an order.',
  updateStatoFasiOrdine: 'Changes the state of the phases of an order.',
  updateStatoFasiOrdineFornitore: 'Changes the state of the supplier phases of an order.',
  viewOrdiniFornitore: 'Reads suppliers and what is ordered from them.',
  adminOrdiniFornitore: 'Administers supplier orders.',
  adminFornitori: 'Administers suppliers.',
  adminMateriali: 'Administers materials.',
  adminPersonale: 'Administers staff.',
  adminApp: 'Administers the app.',
  viewStats: 'Reads statistics.',
  viewStatisticheVendite: 'Reads the statistics of customers and agents.',
  viewFolders: 'Opens the document area.',
  addAttivita: 'Adds own activities.',
  viewMarcaturaCe: 'Reads the CE marking.',
  adminAttivitaOperatori: "Administers the operators' activities.",
  viewLineaSaomad: 'Reads the machine line.',
  isCapoArea: 'Has sub-agents.',
  adminUsers: 'Administers users.',
  vediCome: "Looks at the product through another user's eyes.",
  adminToken: 'Makes and revokes API tokens.',
  adminPosta: 'Reads and manages the outbox.',
  adminImpostazioni: 'Changes the settings.',
  viewSegnalazioni: 'Reads the faults.',
}

export const Permessi = builder.objectRef<Viewer>('Permessi').implement({
  description:
    'Every permission of the product, true when the viewer holds it (spec/000 §6, spec/001 §6, spec/002 §6).',
  authScopes: { pubblico: true },
  fields: (t) =>
    Object.fromEntries(
      flags.map((flag) => [
        flag,
        t.boolean({ description: descrizioni[flag], resolve: (viewer) => puo(viewer, flag) }),
      ]),
    ),
})
