import { describe, expect, test } from 'vitest'
import { can, type Flag, flags, type Viewer } from '../../../platform/permissions.ts'

const nessuno: Viewer = {
  id: 1,
  username: 'u',
  email: '',
  firstName: '',
  lastName: '',
  isSuperuser: false,
  isStaff: false,
  info: null,
  agente: null,
  operatore: null,
  appAccount: null,
  fornitore: null,
}
const operatore = {
  id: 1,
  vedeOrdini: false,
  modificaStatoOrdine: false,
  modificaStatoFasiOrdine: false,
  modificaStatoFasiOrdineFornitore: false,
}
const agente = { id: 1, codice: 'AG01', capoAreaId: null, subAgenti: [] }
const info = { canAdminUsers: true, canViewAttivitaOperatori: true, canViewLineaSaomad: true, vbhReadonlyAccess: true }

/** Kinds of user that hold different permissions. */
const chi = {
  superuser: { ...nessuno, isSuperuser: true },
  'superuser con info': { ...nessuno, isSuperuser: true, info },
  'staff con info': { ...nessuno, isStaff: true, info },
  staff: { ...nessuno, isStaff: true },
  agente: { ...nessuno, agente },
  'sub-agente': { ...nessuno, agente: { ...agente, capoAreaId: 7 } },
  'capo area': { ...nessuno, agente: { ...agente, subAgenti: [2, 3] } },
  operatore: { ...nessuno, operatore },
  'operatore vede_ordini': { ...nessuno, operatore: { ...operatore, vedeOrdini: true } },
  'operatore stato ordine': { ...nessuno, operatore: { ...operatore, modificaStatoOrdine: true } },
  'operatore stato fasi': { ...nessuno, operatore: { ...operatore, modificaStatoFasiOrdine: true } },
  'operatore stato fornitore': { ...nessuno, operatore: { ...operatore, modificaStatoFasiOrdineFornitore: true } },
  'operatore e agente': { ...nessuno, operatore, agente },
  app: { ...nessuno, appAccount: { id: 1, visualizzaStatiOrdine: true, visualizzaEcommerce: true } },
  fornitore: { ...nessuno, fornitore: { id: 1, nome: 'Rossi', tipologia: 'vetro' } },
  'fornitore superuser': {
    ...nessuno,
    isSuperuser: true,
    isStaff: true,
    info,
    agente,
    operatore,
    appAccount: { id: 1, visualizzaStatiOrdine: true, visualizzaEcommerce: true },
    fornitore: { id: 1, nome: 'Rossi', tipologia: 'vetro' },
  },
  nessuno,
} satisfies Record<string, Viewer>

type Chi = keyof typeof chi

const SUPERUSER: Chi[] = ['superuser', 'superuser con info']
const STAFF: Chi[] = ['staff', 'staff con info']
const AGENTI: Chi[] = ['agente', 'sub-agente', 'capo area', 'operatore e agente']
const OPERATORI: Chi[] = [
  'operatore',
  'operatore vede_ordini',
  'operatore stato ordine',
  'operatore stato fasi',
  'operatore stato fornitore',
  'operatore e agente',
]
const soloOperatori = OPERATORI.filter((nome) => nome !== 'operatore e agente')

/** Who holds each flag: written out, not derived from the code. */
const tabella: Record<Flag, Chi[]> = {
  viewPreventivi: [...SUPERUSER, ...STAFF, ...AGENTI, ...OPERATORI],
  updatePreventivi: [...SUPERUSER, ...STAFF, ...AGENTI, ...OPERATORI],
  adminPreventivi: [...SUPERUSER, ...STAFF, ...soloOperatori],
  adminVincoli: [...SUPERUSER, ...STAFF],
  adminCatalogo: SUPERUSER,
  viewClienti: [...SUPERUSER, ...STAFF, ...AGENTI, 'operatore vede_ordini', 'app'],
  adminClienti: [...SUPERUSER, ...STAFF],
  viewInterniClienti: [...SUPERUSER, ...STAFF, ...AGENTI],
  viewMessaggi: [...SUPERUSER, ...STAFF, ...AGENTI, 'operatore vede_ordini'],
  adminMessaggi: [...SUPERUSER, ...STAFF],
  viewVisteCondivise: [...SUPERUSER, ...STAFF, ...AGENTI, ...OPERATORI],
  addOrders: SUPERUSER,
  editOrder: SUPERUSER,
  photographOrder: [...SUPERUSER, ...OPERATORI],
  deleteOrder: SUPERUSER,
  adminOrders: SUPERUSER,
  scheduleOrder: SUPERUSER,
  autoScheduleOrder: SUPERUSER,
  writeOrderCheckList: SUPERUSER,
  checkOrders: SUPERUSER,
  confermaOrdini: SUPERUSER,
  updateOrderAllegati: SUPERUSER,
  viewElencoOrdini: [...SUPERUSER, ...AGENTI, 'operatore vede_ordini', 'app'],
  viewOrders: [...SUPERUSER, ...AGENTI, 'operatore vede_ordini'],
  viewOrderAllegati: [...SUPERUSER, ...AGENTI, 'operatore vede_ordini'],
  viewPricesOnOrders: [...SUPERUSER, ...AGENTI],
  viewAgenteOnOrders: [...SUPERUSER, 'capo area'],
  viewOrderFasi: [...SUPERUSER, 'operatore vede_ordini', 'operatore stato fasi'],
  viewOrderFornitore: [...SUPERUSER, 'operatore stato fornitore'],
  updateStatoOrdine: [...SUPERUSER, 'operatore stato ordine'],
  updateStatoFasiOrdine: [...SUPERUSER, 'operatore stato fasi'],
  updateStatoFasiOrdineFornitore: [...SUPERUSER, 'operatore stato fornitore'],
  viewOrdiniFornitore: [...SUPERUSER, 'operatore vede_ordini', 'operatore stato fasi', 'operatore stato fornitore'],
  adminOrdiniFornitore: SUPERUSER,
  adminFornitori: SUPERUSER,
  adminMateriali: SUPERUSER,
  viewPortaleFornitore: ['fornitore', 'fornitore superuser'],
  adminPersonale: SUPERUSER,
  adminApp: SUPERUSER,
  viewStats: SUPERUSER,
  viewStatisticheVendite: [...SUPERUSER, 'capo area'],
  viewFolders: [...SUPERUSER, ...OPERATORI, 'app'],
  addAttivita: OPERATORI,
  viewMarcaturaCe: [...SUPERUSER, ...OPERATORI],
  adminAttivitaOperatori: ['superuser con info'],
  writeContatori: SUPERUSER,
  viewLineaSaomad: ['superuser con info'],
  isCapoArea: ['capo area'],
  adminUsers: ['superuser con info'],
  vediCome: SUPERUSER,
  adminToken: SUPERUSER,
  adminPosta: SUPERUSER,
  adminImpostazioni: SUPERUSER,
  viewSegnalazioni: SUPERUSER,
}

describe.each(flags.map((flag) => [flag, tabella[flag]] as const))('%s', (flag, attesi) => {
  test.each(Object.entries(chi))('%s', (nome, viewer) => {
    expect(can(viewer, flag)).toBe(attesi.includes(nome as Chi))
  })
})

test('nobody logged in holds nothing', () => {
  expect(flags.filter((flag) => can(null, flag))).toEqual([])
})

test('a supplier holds its portal and nothing else, whatever else its user is', () => {
  expect(flags.filter((flag) => can(chi.fornitore, flag))).toEqual(['viewPortaleFornitore'])
  expect(flags.filter((flag) => can(chi['fornitore superuser'], flag))).toEqual(['viewPortaleFornitore'])
})
