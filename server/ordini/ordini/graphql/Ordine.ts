import { decimalToNumber } from '#platform/db/decimal.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { rowFields } from '#platform/graphql/fields.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { describeMail } from '#platform/mail/describe.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { dayOfInstant, startOfDay } from '#shared/dates/zone.ts'
import { wordOf } from '#shared/fields/words.ts'
import { clientiList } from '#vendite/clienti/list.ts'
import { sentConfermeReason } from '../../conferme/rules.ts'
import { fornituraOf, fornituraSelection } from '../deletion/forniture.ts'
import { ordineNotDeletableReason } from '../deletion/rules.ts'
import { ordiniList } from '../list.ts'
import { intervalText, mailLabel, whyNoMail } from '../mail/rules.ts'
import { bandOfOrdine, etichettaSchedulazione, weekOf } from '../rules.ts'
import { readVociCheckList } from '../vociCheckList.ts'
import { AccessoPosaEnum, StatoInvioMailEnum, StatoMargineEnum } from './enums.ts'
import { OrdiniFilterInput } from './filter.ts'
import { AllegatoOrdine, OrdineItemType, SchedulazioneOrdine } from './parts.ts'

/** What is withheld is null, in every door. */
const none = { unauthorizedResolver: () => null } as const
const prezzi = { authScopes: { permesso: 'viewPricesOnOrders' }, ...none } as const
const agente = { authScopes: { permesso: 'viewAgenteOnOrders' }, ...none } as const
const mail = { authScopes: { permesso: 'adminOrders' }, ...none } as const
/** What the office keeps to itself: the customers' app sees the order without it. */
const inner = { authScopes: { permesso: 'viewOrders' }, ...none } as const
const removal = { authScopes: { permesso: 'deleteOrder' }, ...none } as const
const withoutPrezzi = 'Withheld from users who may not see prices: null.'
const senzaAgente = 'Withheld from users who may not see agents: null.'
const withoutInternal = "Withheld from the customers' app: null."
const senzaMail = 'Withheld from users who do not administer orders: null.'

const forSchedulato = { nonSchedulabile: true, schedulazione: { select: { ordineId: true } } } as const
const forMail = { statoInvioMail: true, dataConsegna: true, schedulazione: { select: { ordineId: true } } } as const
const forDeletion = {
  ordiniFornitore: fornituraSelection,
  conferme: { where: { dataInvio: { not: null } }, select: { id: true } },
  _count: { select: { attivita: true, controlli: true } },
} as const

type ForDeletion = Prisma.OrdineGetPayload<{ select: typeof forDeletion }>

const deletionReason = ({ ordiniFornitore, conferme, _count }: ForDeletion) =>
  sentConfermeReason(conferme.length) ?? ordineNotDeletableReason(ordiniFornitore.map(fornituraOf), _count)

const doneUtente = { select: { firstName: true, lastName: true } } as const

/** What whoever works at an order, buys for it or plans it may know of it. */
const OPEN = [
  'numeroCommessa',
  'etichetta',
  'progetto',
  'riferimento',
  'dataConsegna',
  'nomeCliente',
  'cliente',
  'numeroSerramenti',
  'senzaMisure',
  // Told by their own scopes.
  'netto',
  'agente',
  'materialiMancanti',
  'postazione',
  'inizioBanchi',
  'minutiBanchi',
  'fasi',
  'analisi',
]

/** An order. */
export const Ordine = builder.prismaNode('Ordine', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(ordiniList, id, ctx),
  nullable: true,
  description:
    'An order (commessa) with its lines. To who reaches it by a link and does not see it in `ordini`, only what names it and says when it must be ready is told: the rest is null.',
  open: OPEN,
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    ...rowFields(t),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'Number of the order, unique.' }),
    etichetta: t.string({
      description: 'What a select shows: number and customer.',
      select: { numeroCommessa: true, cliente: { select: { nome: true } } },
      resolve: ({ numeroCommessa, cliente }) => `${numeroCommessa} · ${cliente.nome}`,
    }),
    progetto: t.exposeString('progetto', { description: 'Project, free text.' }),
    riferimento: t.exposeString('riferimento', { description: 'Reference of the customer, free text.' }),
    data: t.expose('data', { type: 'Date', description: 'Day of the order.' }),
    dataConsegna: t.expose('dataConsegna', {
      type: 'Date',
      nullable: true,
      description: 'Approntamento: the day on which it must be ready.',
    }),
    settimanaApprontamento: t.string({
      nullable: true,
      description: 'ISO week of the approntamento, `2026-W47`.',
      select: { dataConsegna: true },
      resolve: ({ dataConsegna }) => dataConsegna && weekOf(dayOfDate(dataConsegna)),
    }),
    dataPosa: t.expose('dataPosa', { type: 'Date', nullable: true, description: 'Day of the installation.' }),
    stato: t.relation('stato', { nullable: true }),
    statoPk: t.exposeInt('statoId', { nullable: true, description: 'Number of the state; null for none.' }),
    cliente: t.relation('cliente', { seenIn: clientiList, description: 'The customer.' }),
    nomeCliente: t.exposeString('nomeCliente', { description: 'Name of the customer.' }),
    clientePk: t.exposeInt('clienteId', { description: 'Number of the customer.' }),
    tipoCliente: t.expose('tipoCliente', { type: 'TipoCliente', description: 'Kind of customer.' }),
    codiceSistema: t.exposeString('codiceSistema', { description: 'System, one of `dominioOrdini`, or empty.' }),
    listino: t.field({
      type: 'Decimal',
      nullable: true,
      description: `Euro: sum of the lines. ${withoutPrezzi}`,
      select: { listino: true },
      resolve: ({ listino }) => decimalToNumber(listino),
      ...prezzi,
    }),
    sconto: t.field({
      type: 'Decimal',
      nullable: true,
      description: `Percent that the net is below the list. ${withoutPrezzi}`,
      select: { sconto: true },
      resolve: ({ sconto }) => decimalToNumber(sconto),
      ...prezzi,
    }),
    netto: t.field({
      type: 'Decimal',
      nullable: true,
      description: `Euro: sum of the lines. ${withoutPrezzi}`,
      select: { netto: true },
      resolve: ({ netto }) => decimalToNumber(netto),
      ...prezzi,
    }),
    agente: t.relation('agente', { nullable: true, description: senzaAgente, ...agente }),
    agentePk: t.exposeInt('agenteId', {
      nullable: true,
      description: `Number of the agent. ${senzaAgente}`,
      ...agente,
    }),
    areaConsegna: t.exposeString('areaConsegna', { nullable: true, description: 'Key of the delivery area.' }),
    nomeAreaConsegna: t.string({
      nullable: true,
      description: 'What the delivery area is called.',
      select: { areaConsegnaDi: { select: { nome: true } } },
      resolve: ({ areaConsegnaDi }) => areaConsegnaDi?.nome,
    }),
    numeroSerramenti: t.exposeInt('numeroSerramenti', { description: 'Pieces of the lines that are not extra.' }),
    senzaMisure: t.exposeBoolean('senzaMisure', { description: 'The measures are not final yet.' }),
    note: t.exposeString('note', {
      nullable: true,
      description: `Plain text of the office. ${withoutInternal}`,
      ...inner,
    }),
    messaInPosa: t.exposeBoolean('messaInPosa', { description: 'It is installed, not only delivered.' }),
    indirizzoPosa: t.exposeString('indirizzoPosa', { description: 'Where it is delivered and installed, or empty.' }),
    cittaPosa: t.exposeString('cittaPosa', { description: 'Its town, or empty.' }),
    provinciaPosa: t.exposeString('provinciaPosa', { description: 'Its province, or empty.' }),
    pianoPosa: t.exposeString('pianoPosa', { description: 'Its floor, or empty.' }),
    accessoPosa: t.expose('accessoPosa', {
      type: AccessoPosaEnum,
      nullable: true,
      description: 'How one comes up there; null: nobody has said.',
    }),
    contattoPosa: t.exposeString('contattoPosa', {
      nullable: true,
      description: `Whom to ask for there, or empty. ${withoutInternal}`,
      ...inner,
    }),
    telefonoPosa: t.exposeString('telefonoPosa', {
      nullable: true,
      description: `Phone of whom to ask for, or empty. ${withoutInternal}`,
      ...inner,
    }),
    nonSchedulabile: t.exposeBoolean('nonSchedulabile', { description: 'Not to be scheduled.' }),
    autoSchedulazione: t.exposeBoolean('autoSchedulazione', { description: 'To be scheduled by the product itself.' }),
    schedulazione: t.relation('schedulazione', {
      type: SchedulazioneOrdine,
      nullable: true,
      description: 'The saved schedule; null when there is none.',
    }),
    margine: t.exposeInt('margine', {
      nullable: true,
      description:
        'Days from the last day of work of the saved plan, later by `ritardoMateriali`, to the approntamento, negative when it is late; null without either.',
    }),
    ritardoMateriali: t.exposeInt('ritardoMateriali', {
      description: 'Days by which the latest material comes after the saved plan needs it; 0 when all come in time.',
    }),
    chiuso: t.boolean({
      description: 'Its state is one of the setting `stati_ordine_chiusi`: it is done with, whatever its plan says.',
      select: { stato: { select: { chiuso: true } } },
      resolve: ({ stato }) => stato?.chiuso ?? false,
    }),
    statoMargine: t.field({
      type: StatoMargineEnum,
      nullable: true,
      description:
        'What the margin says; null when it says nothing any more: the plan is over, or the order is finished.',
      select: { margine: true, fineSchedulazione: true, stato: { select: { chiuso: true } } },
      resolve: ({ stato, ...ordine }) =>
        bandOfOrdine({ ...ordine, chiuso: stato?.chiuso ?? false }, startOfDay(dayOfInstant(new Date()))),
    }),
    schedulato: t.boolean({
      description: 'Whether there is a saved schedule.',
      select: forSchedulato,
      resolve: ({ schedulazione }) => schedulazione !== null,
    }),
    etichettaSchedulazione: t.string({
      description: "'Schedulato', 'Non schedulato' or 'Non schedulabile'.",
      select: forSchedulato,
      resolve: ({ nonSchedulabile, schedulazione }) =>
        etichettaSchedulazione({ nonSchedulabile, schedulato: schedulazione !== null }),
    }),
    statoInvioMail: t.field({
      type: StatoInvioMailEnum,
      nullable: true,
      description: `Null also before it is planned. ${senzaMail}`,
      ...mail,
      select: { statoInvioMail: true },
      resolve: ({ statoInvioMail }) => statoInvioMail && wordOf(statoInvioMail),
    }),
    dataInvioMail: t.field({
      type: 'DateTime',
      nullable: true,
      description: `When the mail left; null before. ${senzaMail}`,
      select: { statoInvioMail: true, dataInvioMail: true },
      resolve: ({ statoInvioMail, dataInvioMail }) => (statoInvioMail === 'INVIATA' ? dataInvioMail : null),
      ...mail,
    }),
    invioMailPrevisto: t.field({
      type: 'DateTime',
      nullable: true,
      description: `When the planned mail will leave. ${senzaMail}`,
      select: { statoInvioMail: true, dataInvioMail: true },
      resolve: ({ statoInvioMail, dataInvioMail }) => (statoInvioMail === 'INVIATA' ? null : dataInvioMail),
      ...mail,
    }),
    testoEmail: t.string({
      nullable: true,
      description: `Text of the mail, sanitised html. ${senzaMail}`,
      select: { testoEmail: true },
      resolve: ({ testoEmail }) => sanitizeRich(testoEmail),
      ...mail,
    }),
    testoIntervallo: t.string({
      nullable: true,
      description: `The sentence with the days that the mail ends with. ${senzaMail}`,
      select: { dataConsegna: true },
      resolve: ({ dataConsegna }) => dataConsegna && intervalText(dayOfDate(dataConsegna)),
      ...mail,
    }),
    etichettaMail: t.string({
      nullable: true,
      description: `'Programma mail', 'In attesa invio' or 'Inviata'. ${senzaMail}`,
      select: { statoInvioMail: true },
      resolve: ({ statoInvioMail }) => mailLabel(statoInvioMail),
      ...mail,
    }),
    descrizioneMail: t.string({
      nullable: true,
      description: `How the mail stands in the outbox, in Italian; null when it is not there. ${senzaMail}`,
      select: { mail: { select: { stato: true, tentativi: true, inviaDal: true, inviataIl: true } } },
      resolve: ({ mail: own }, _args, ctx) => own && describeMail(own, ctx.services.config.smtpUrl !== undefined),
      ...mail,
    }),
    puoProgrammareMail: t.boolean({
      nullable: true,
      description: `Whether \`setMailOrdine\` is possible now. ${senzaMail}`,
      select: forMail,
      resolve: ({ schedulazione, ...ordine }) => whyNoMail({ ...ordine, schedulato: schedulazione !== null }) === null,
      ...mail,
    }),
    motivoMail: t.string({
      nullable: true,
      description: `Why it is not, in Italian. ${senzaMail}`,
      select: forMail,
      resolve: ({ schedulazione, ...ordine }) => whyNoMail({ ...ordine, schedulato: schedulazione !== null }),
      ...mail,
    }),
    checkList: t.field({
      type: [OrdineItemType],
      nullable: true,
      description: `Every item of the checklist, done or not, in order. ${withoutInternal}`,
      ...inner,
      select: { checkList: { select: { voceId: true, il: true, user: doneUtente } } },
      resolve: async ({ checkList }, _args, ctx) => {
        const completed = new Map(checkList.map((done) => [done.voceId, done]))
        return (await readVociCheckList(ctx)).map(({ id, nome }) => {
          const done = completed.get(id)
          const utente = done?.user ? `${done.user.firstName} ${done.user.lastName}`.trim() : ''
          return { pk: id, nome, done: done !== undefined, il: done?.il ?? null, utente }
        })
      },
    }),
    allegati: t.relation('allegati', {
      type: AllegatoOrdine,
      nullable: true,
      query: { orderBy: { id: 'asc' } },
      description: 'Attached files. Withheld from users who may not see attachments: null.',
      authScopes: { permesso: 'viewOrderAllegati' },
      ...none,
    }),
    righe: t.relation('righe', {
      query: { orderBy: [{ posizione: 'asc' }, { id: 'asc' }] },
      description: 'The lines, in order.',
    }),
    numeroRighe: t.int({
      description: 'How many lines there are.',
      select: { _count: { select: { righe: true } } },
      resolve: ({ _count }) => _count.righe,
    }),
    puoEliminare: t.boolean({
      nullable: true,
      description: 'Whether `deleteOrdine` is possible now. Withheld from users who may not remove orders: null.',
      select: forDeletion,
      resolve: (ordine) => deletionReason(ordine) === null,
      ...removal,
    }),
    motivoNonEliminabile: t.string({
      nullable: true,
      description: 'Why it is not, in Italian, naming the supplier orders that hold it. Null also to the others.',
      select: forDeletion,
      resolve: deletionReason,
      ...removal,
    }),
    creatoIl: t.expose('creatoIl', { type: 'DateTime' }),
  }),
})

/** The list of orders, also of what has orders. */
export const ordini = listField('ordini', {
  tipo: Ordine,
  elenco: ordiniList,
  filtro: OrdiniFilterInput,
  permesso: 'viewElencoOrdini',
  description:
    'Orders that the viewer may see, newest first. Filters on what is withheld do nothing, orders by it are refused.',
})

detailField('ordine', {
  tipo: Ordine,
  elenco: ordiniList,
  permesso: 'login',
  description: 'One order by its number.',
})

changeTopic('ORDINE', {
  log: 'ordine',
  permesso: 'login',
  rows: { tipo: 'Ordine', elenco: ordiniList },
  description: 'Orders that arrived, changed or were removed.',
})
