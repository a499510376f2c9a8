import { describe, expect, test } from 'vitest'
import { can, type Flag, flags, type Viewer } from '#platform/permissions.ts'

const none: Viewer = {
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
const who = {
  superuser: { ...none, isSuperuser: true },
  'superuser con info': { ...none, isSuperuser: true, info },
  'staff con info': { ...none, isStaff: true, info },
  staff: { ...none, isStaff: true },
  agente: { ...none, agente },
  'sub-agente': { ...none, agente: { ...agente, capoAreaId: 7 } },
  'capo area': { ...none, agente: { ...agente, subAgenti: [2, 3] } },
  operatore: { ...none, operatore },
  'operatore vede_ordini': { ...none, operatore: { ...operatore, vedeOrdini: true } },
  'operatore stato ordine': { ...none, operatore: { ...operatore, modificaStatoOrdine: true } },
  'operatore stato fasi': { ...none, operatore: { ...operatore, modificaStatoFasiOrdine: true } },
  'operatore stato fornitore': { ...none, operatore: { ...operatore, modificaStatoFasiOrdineFornitore: true } },
  'operatore e agente': { ...none, operatore, agente },
  app: { ...none, appAccount: { id: 1, visualizzaStatiOrdine: true, visualizzaEcommerce: true } },
  fornitore: { ...none, fornitore: { id: 1, nome: 'Rossi', tipologia: 'vetro' } },
  'fornitore superuser': {
    ...none,
    isSuperuser: true,
    isStaff: true,
    info,
    agente,
    operatore,
    appAccount: { id: 1, visualizzaStatiOrdine: true, visualizzaEcommerce: true },
    fornitore: { id: 1, nome: 'Rossi', tipologia: 'vetro' },
  },
  nessuno: none,
} satisfies Record<string, Viewer>

type Who = keyof typeof who

const SUPERUSER: Who[] = ['superuser', 'superuser con info']
const STAFF: Who[] = ['staff', 'staff con info']
const AGENTI: Who[] = ['agente', 'sub-agente', 'capo area', 'operatore e agente']
const OPERATORI: Who[] = [
  'operatore',
  'operatore vede_ordini',
  'operatore stato ordine',
  'operatore stato fasi',
  'operatore stato fornitore',
  'operatore e agente',
]
const onlyOperatori = OPERATORI.filter((name) => name !== 'operatore e agente')

/** Who holds each flag: written out, not derived from the code. */
const table: Record<Flag, Who[]> = {
  viewPreventivi: [...SUPERUSER, ...STAFF, ...AGENTI, ...OPERATORI],
  updatePreventivi: [...SUPERUSER, ...STAFF, ...AGENTI, ...OPERATORI],
  adminPreventivi: [...SUPERUSER, ...STAFF, ...onlyOperatori],
  adminVincoli: [...SUPERUSER, ...STAFF],
  viewListini: [...SUPERUSER, ...STAFF],
  adminListini: [...SUPERUSER],
  viewOfferte: [...SUPERUSER, ...STAFF, ...AGENTI],
  updateOfferte: [...SUPERUSER, ...STAFF, ...AGENTI],
  exceedScontoOfferte: SUPERUSER,
  viewMargini: SUPERUSER,
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

describe.each(flags.map((flag) => [flag, table[flag]] as const))('%s', (flag, expected) => {
  test.each(Object.entries(who))('%s', (name, viewer) => {
    expect(can(viewer, flag)).toBe(expected.includes(name as Who))
  })
})

test('nobody logged in holds nothing', () => {
  expect(flags.filter((flag) => can(null, flag))).toEqual([])
})

test('a supplier holds its portal and nothing else, whatever else its user is', () => {
  expect(flags.filter((flag) => can(who.fornitore, flag))).toEqual(['viewPortaleFornitore'])
  expect(flags.filter((flag) => can(who['fornitore superuser'], flag))).toEqual(['viewPortaleFornitore'])
})
