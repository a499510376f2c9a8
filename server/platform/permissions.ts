/**
 * The one table of permissions: flag → predicate on the user, with the names that the old
 * application gave them. Scopes, buttons, menus and `GET /api/user/` read it. docs/decisions/06-permissions.md says who
 * holds what, and why.
 */

/** The identity behind a request, with everything a permission may ask. */
export interface Viewer {
  /** 0 for who comes by the link of a supplier, without an account. */
  id: number
  username: string
  email: string
  firstName: string
  lastName: string
  isSuperuser: boolean
  isStaff: boolean
  info: {
    canAdminUsers: boolean
    canViewAttivitaOperatori: boolean
    canViewLineaSaomad: boolean
    /** Nothing here asks it: another program, which reads who the user is, does. */
    vbhReadonlyAccess: boolean
  } | null
  agente: { id: number; codice: string; capoAreaId: number | null; subAgenti: number[] } | null
  operatore: {
    id: number
    vedeOrdini: boolean
    modificaStatoOrdine: boolean
    modificaStatoFasiOrdine: boolean
    modificaStatoFasiOrdineFornitore: boolean
  } | null
  /** Its flags are those of the app on phones; nothing here asks them. */
  appAccount: { id: number; visualizzaStatiOrdine: boolean; visualizzaEcommerce: boolean } | null
  /** The supplier that a user, or a link without a user, acts for; such a viewer has the portal and nothing else. */
  fornitore: { id: number; nome: string; tipologia: string } | null
  /** The permissions that its token is limited to; missing: all of its own. */
  soloPermessi?: ReadonlySet<Flag>
}

type Predicate = (viewer: Viewer) => boolean

const superuser: Predicate = (v) => v.isSuperuser
const backOffice: Predicate = (v) => v.isSuperuser || v.isStaff
const capoArea: Predicate = (v) => (v.agente?.subAgenti.length ?? 0) > 0

export const permissions = {
  // Quotes: agents see their own and work them, but neither assign nor act in bulk.
  viewPreventivi: (v) => backOffice(v) || v.operatore !== null || v.agente !== null,
  updatePreventivi: (v) => backOffice(v) || v.operatore !== null || v.agente !== null,
  adminPreventivi: (v) => backOffice(v) || (v.operatore !== null && v.agente === null),
  adminVincoli: backOffice,
  adminCatalogo: superuser,
  // Price lists: who answers quotes reads them, their sums and discounts; a superuser writes them.
  viewListini: backOffice,
  adminListini: superuser,
  // Offers: agents see and make those of their own quotes and customers, within the discount of the list; the office
  // likewise; a superuser says yes to more.
  viewOfferte: (v) => backOffice(v) || v.agente !== null,
  updateOfferte: (v) => backOffice(v) || v.agente !== null,
  exceedScontoOfferte: superuser,
  // What windows cost the house, and what is left of an offer.
  viewMargini: superuser,

  // Customers and the texts of their mails. Whose customers a user sees: docs/rules/vendite.md#customers.
  viewClienti: (v) => backOffice(v) || v.agente !== null || v.appAccount !== null || v.operatore?.vedeOrdini === true,
  adminClienti: backOffice,
  viewInterniClienti: (v) => backOffice(v) || v.agente !== null,
  viewMessaggi: (v) => backOffice(v) || v.agente !== null || v.operatore?.vedeOrdini === true,
  adminMessaggi: backOffice,

  // Views that colleagues share; the customers' app and the suppliers have only their own.
  viewVisteCondivise: (v) => backOffice(v) || v.agente !== null || v.operatore !== null,

  // Orders
  addOrders: superuser,
  editOrder: superuser,
  // The workshop photographs: operators on what they see, and those who record activities on what they work at.
  photographOrder: (v) => v.isSuperuser || v.operatore !== null,
  deleteOrder: superuser,
  adminOrders: superuser,
  scheduleOrder: superuser,
  autoScheduleOrder: superuser,
  writeOrderCheckList: superuser,
  checkOrders: superuser,
  confermaOrdini: superuser,
  updateOrderAllegati: superuser,
  // Who sees orders at all: the customers' app has its own, with what is internal withheld.
  viewElencoOrdini: (v) =>
    v.isSuperuser || v.agente !== null || v.operatore?.vedeOrdini === true || v.appAccount !== null,
  viewOrders: (v) => v.isSuperuser || v.agente !== null || v.operatore?.vedeOrdini === true,
  viewOrderAllegati: (v) => v.isSuperuser || v.agente !== null || v.operatore?.vedeOrdini === true,
  viewPricesOnOrders: (v) => v.isSuperuser || v.agente !== null,
  viewAgenteOnOrders: (v) => v.isSuperuser || capoArea(v),
  viewOrderFasi: (v) =>
    v.isSuperuser || v.operatore?.modificaStatoFasiOrdine === true || v.operatore?.vedeOrdini === true,
  viewOrderFornitore: (v) => v.isSuperuser || v.operatore?.modificaStatoFasiOrdineFornitore === true,
  updateStatoOrdine: (v) => v.isSuperuser || v.operatore?.modificaStatoOrdine === true,
  updateStatoFasiOrdine: (v) => v.isSuperuser || v.operatore?.modificaStatoFasiOrdine === true,
  updateStatoFasiOrdineFornitore: (v) => v.isSuperuser || v.operatore?.modificaStatoFasiOrdineFornitore === true,

  // Purchasing, people, workshop, figures, documents. What is ordered from suppliers shows in the tabs of phases and
  // of supplier orders: who sees one of them reads it.
  viewOrdiniFornitore: (v) =>
    v.isSuperuser ||
    v.operatore?.modificaStatoFasiOrdine === true ||
    v.operatore?.modificaStatoFasiOrdineFornitore === true ||
    v.operatore?.vedeOrdini === true,
  adminOrdiniFornitore: superuser,
  adminFornitori: superuser,
  // Materials are for users who administer orders.
  adminMateriali: superuser,
  // The portal of a supplier: `can` gives it to suppliers alone, and nothing else to them.
  viewPortaleFornitore: (v) => v.fornitore !== null,
  adminPersonale: superuser,
  adminApp: superuser,
  viewStats: superuser,
  // The statistics of customers and agents: adminOrders or isCapoArea.
  viewStatisticheVendite: (v) => v.isSuperuser || capoArea(v),
  viewFolders: (v) => v.isSuperuser || v.appAccount !== null || v.operatore !== null,
  addAttivita: (v) => v.operatore !== null,
  viewMarcaturaCe: (v) => v.isSuperuser || v.operatore !== null,
  adminAttivitaOperatori: (v) => v.isSuperuser && v.info?.canViewAttivitaOperatori === true,
  // What a machine writes by its token.
  writeContatori: superuser,
  viewLineaSaomad: (v) => v.isSuperuser && v.info?.canViewLineaSaomad === true,
  isCapoArea: capoArea,

  // Administration
  adminUsers: (v) => v.isSuperuser && v.info?.canAdminUsers === true,
  vediCome: superuser,
  adminToken: superuser,
  adminPosta: superuser,
  adminImpostazioni: superuser,
  viewSegnalazioni: superuser,
} satisfies Record<string, Predicate>

export type Flag = keyof typeof permissions

export const flags = Object.keys(permissions) as Flag[]

/** True when the viewer holds the flag; nobody logged in holds none, and a supplier only that of its portal. */
export function can(viewer: Viewer | null, flag: Flag): boolean {
  if (viewer === null || viewer.soloPermessi?.has(flag) === false) return false
  if (viewer.fornitore !== null && flag !== 'viewPortaleFornitore') return false
  return permissions[flag](viewer)
}

/**
 * Whether the user holds a flag, whatever areas its token is limited to: which rows are theirs is the user's, once an
 * area has let the token in.
 */
export function isOfUser(viewer: Viewer | null, flag: Flag): boolean {
  if (viewer === null) return false
  const { soloPermessi: _areas, ...user } = viewer
  return can(user, flag)
}

/**
 * Whether what belongs to a permission is within the areas of the caller's token; always without a token or without
 * areas. For what is shown to some who do not hold the permission itself: their own orders, their own jobs.
 */
export function isWithinAreas(viewer: Viewer | null, flag: Flag): boolean {
  return viewer?.soloPermessi?.has(flag) !== false
}

/** Whether somebody of the house, or of a customer, is there: what every user may read is closed to suppliers. */
export const isInternal = (viewer: Viewer | null): boolean => viewer !== null && viewer.fornitore === null

/** Whether the viewer has an account: a supplier who comes by a link has none. */
export const hasAccount = (viewer: Viewer | null): boolean => viewer !== null && viewer.id !== 0
