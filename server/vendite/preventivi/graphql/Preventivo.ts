import type { Context } from '#platform/context.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { Documento, type MadeDocument } from '#platform/graphql/files/Documento.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { relatedList } from '#platform/graphql/relatedList.ts'
import { visibleMails } from '#platform/mail/visible.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { readPaper } from '#platform/settings/paper.ts'
import { readSettings } from '#platform/settings/read.ts'
import { hasAgenti } from '../../agenti/hasAgenti.ts'
import { venditeSettings } from '../../impostazioni/rules.ts'
import { preventiviList } from '../list.ts'
import { whyNoEmailAgente, whyNoEmailCliente } from '../mail/rules.ts'
import { readPreventivo } from '../pdf/data.ts'
import { preventivoDocument } from '../pdf/document.ts'
import { PreventiviFilterInput } from './filter.ts'

const byId = [{ id: 'asc' as const }]
/** The same wherever the windows are read: two different reads of them in one selection cost a statement a row. */
const inOrder = { orderBy: [{ posizione: 'asc' as const }] }
/** Users who may not see the agent may not see what was written to the agent: null. */
const onlyWhoAssigns = { authScopes: { permesso: 'adminPreventivi' }, unauthorizedResolver: () => null } as const
const forEmailCliente = { eliminato: true, email: true, emailInviataIl: true } as const
const forEmailAgente = {
  ...forEmailCliente,
  emailInviataAgenteIl: true,
  agente: { select: { user: { select: { email: true } } } },
} as const

/** A quote as read. */
export const Preventivo = builder.prismaNode('Preventivo', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(preventiviList, id, ctx),
  nullable: true,
  description: 'A quote request and what has been done with it.',
  authScopes: { permesso: 'viewPreventivi' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'The number, as in URLs.' }),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
    dataCreazione: t.expose('dataCreazione', { type: 'DateTime' }),
    nomeCognome: t.exposeString('nomeCognome'),
    telefono: t.exposeString('telefono'),
    email: t.exposeString('email'),
    indirizzo: t.exposeString('indirizzo'),
    citta: t.exposeString('citta'),
    provincia: t.exposeString('provincia'),
    messaInPosa: t.exposeBoolean('messaInPosa', { description: 'Installation was asked for.' }),
    indirizzoPosa: t.exposeString('indirizzoPosa'),
    cittaPosa: t.exposeString('cittaPosa'),
    provinciaPosa: t.exposeString('provinciaPosa'),
    pianoPosa: t.exposeString('pianoPosa'),
    regionePosa: t.exposeString('regionePosa', { description: 'Name of the region, or empty.' }),
    tipoCliente: t.exposeString('tipoCliente'),
    tipoIntervento: t.exposeString('tipoIntervento'),
    note: t.exposeString('note', { description: 'Plain text of the customer.' }),
    eliminato: t.exposeBoolean('eliminato'),
    versione: t.exposeInt('versione', { description: 'Grows at every change.' }),
    assegnabile: t.boolean({
      nullable: true,
      description: 'Whether there is an agent whom it can be given to. Withheld from agents: null.',
      resolve: (_preventivo, _args, { services }) => hasAgenti(services.db),
      ...onlyWhoAssigns,
    }),
    emailConfermataIl: t.expose('emailConfermataIl', {
      type: 'DateTime',
      nullable: true,
      description: 'When its sender confirmed the address, by the link that was sent to it.',
    }),
    emailDaConfermare: t.boolean({
      description: 'Whether its sender was asked by mail to confirm the address and has not done so.',
      select: { emailConfermataIl: true, link: { select: { id: true } } },
      resolve: ({ emailConfermataIl, link }) => emailConfermataIl === null && link.length > 0,
    }),
    emailInviataIl: t.expose('emailInviataIl', { type: 'DateTime', nullable: true }),
    emailInviataSubject: t.exposeString('emailInviataSubject', { nullable: true }),
    emailInviataBody: t.string({
      nullable: true,
      description: 'Sanitised html.',
      select: { emailInviataBody: true },
      resolve: ({ emailInviataBody }) => emailInviataBody && sanitizeRich(emailInviataBody),
    }),
    emailInviataAgenteIl: t.expose('emailInviataAgenteIl', { type: 'DateTime', nullable: true }),
    famiglia: t.relation('famiglia'),
    stato: t.relation('stato', { nullable: true }),
    agente: t.relation('agente', { nullable: true, description: 'Withheld from agents: null.', ...onlyWhoAssigns }),
    opzioni: t.relation('opzioni', { query: { orderBy: byId } }),
    serramenti: t.relation('serramenti', { query: inOrder }),
    mailCliente: t.relation('mailCliente', {
      nullable: true,
      seenIn: visibleMails,
      description: 'The mail to the customer in the outbox; null before it is sent.',
    }),
    mailAgente: t.relation('mailAgente', {
      nullable: true,
      seenIn: visibleMails,
      description: 'The mail to the agent in the outbox. Withheld from agents: null.',
      ...onlyWhoAssigns,
    }),
    puoInviareEmailCliente: t.boolean({
      description: 'Whether `sendEmailPreventivo` is possible now.',
      select: forEmailCliente,
      resolve: (preventivo) => whyNoEmailCliente(preventivo) === null,
    }),
    motivoEmailCliente: t.string({
      nullable: true,
      description: 'Why it is not, in Italian.',
      select: forEmailCliente,
      resolve: (preventivo) => whyNoEmailCliente(preventivo),
    }),
    puoInviareEmailAgente: t.boolean({
      nullable: true,
      description: 'Whether `sendEmailAgentePreventivo` is possible now. Withheld from agents: null.',
      select: forEmailAgente,
      resolve: (preventivo) => whyNoEmailAgente(preventivo) === null,
      ...onlyWhoAssigns,
    }),
    motivoEmailAgente: t.string({
      nullable: true,
      description: 'Why it is not, in Italian. Withheld from agents: null.',
      select: forEmailAgente,
      resolve: (preventivo) => whyNoEmailAgente(preventivo),
      ...onlyWhoAssigns,
    }),
    totaleQuantita: t.int({
      description: 'Sum of the quantities of the windows.',
      select: { serramenti: { ...inOrder, select: { quantita: true } } },
      resolve: ({ serramenti }) => serramenti.reduce((sum, { quantita }) => sum + quantita, 0),
    }),
    pdf: t.string({
      description: 'Address of the PDF.',
      select: { id: true },
      resolve: ({ id }) => `/api/preventivo-pdf/${id}`,
    }),
  }),
})

/** The list of quotes, also of what has quotes. */
export const preventivi = listField('preventivi', {
  tipo: Preventivo,
  elenco: preventiviList,
  filtro: PreventiviFilterInput,
  perPagina: async (ctx) => (await readSettings(ctx.services.db, venditeSettings)).page_size_preventivi,
  permesso: 'viewPreventivi',
  description: 'Quotes that the viewer may see, newest first.',
})

detailField('preventivo', {
  tipo: Preventivo,
  elenco: preventiviList,
  permesso: 'viewPreventivi',
  description: 'One quote by its number.',
})

changeTopic('PREVENTIVO', {
  log: 'preventivo',
  permesso: 'viewPreventivi',
  rows: { tipo: 'Preventivo', elenco: preventiviList },
  description: 'Quotes that arrived or changed.',
})

relatedList(
  'StatoPreventivo',
  'preventivi',
  preventivi,
  (statoId) => ({ statoId }),
  'The quotes in this state that the viewer may see.',
)

relatedList(
  'Famiglia',
  'preventivi',
  preventivi,
  (famigliaId) => ({ famigliaId }),
  'The quotes for the family that the viewer may see.',
)

relatedList(
  'Agente',
  'preventivi',
  preventivi,
  (agenteId) => ({ agenteId }),
  'The quotes of the agent that the viewer may see. Null to who is not told the agents of quotes.',
  'adminPreventivi',
)

async function preventivoPdf(pk: number, ctx: Context): Promise<MadeDocument | null> {
  const { pdf } = ctx.services
  const preventivo = await readPreventivo(ctx, pk)
  if (!preventivo) return null
  const documento = await preventivoDocument(preventivo, await readPaper(ctx.services, venditeSettings))
  return { nome: `preventivo-${pk}.pdf`, mime: 'application/pdf', bytes: await pdf.render({ html: documento }) }
}

builder.queryField('preventivoPdf', (t) =>
  t.field({
    type: Documento,
    nullable: true,
    description: "The document of a quote on letterhead; null when it is missing or not the viewer's to see.",
    authScopes: { permesso: 'viewPreventivi' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the quote.' }) },
    resolve: (_root, { pk }, ctx) => preventivoPdf(pk, ctx),
  }),
)
