import type { InputFieldMap } from '@pothos/core'
import { ordiniList } from '#ordini/ordini/list.ts'
import { readPage } from '#platform/db/read.ts'
import { foundWithin, whereOne } from '#platform/db/whereOne.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import { describeMail } from '#platform/mail/describe.ts'
import { type MailAction, STATI_MAIL, whyNotAllowed } from '#platform/mail/rules.ts'
import type { Operation } from '#platform/operation.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { clientiList } from '#vendite/clienti/list.ts'
import { cancelMail } from '../cancelMail.ts'
import { mailList } from '../list.ts'
import { resumeMail } from '../resumeMail.ts'
import { retryMail } from '../retryMail.ts'
import { mailFilters } from '../rules.ts'
import { suspendMail } from '../suspendMail.ts'
import { updateMail } from '../updateMail.ts'

const StatoMailEnum = choiceEnum('StatoMail', STATI_MAIL, 'Where a mail of the outbox stands.', {
  DA_INVIARE: 'Waits for its turn, or for its next try.',
  IN_INVIO: 'Being handed to the mail server.',
  INVIATA: 'The mail server has taken it.',
  FALLITA: 'Given up after its last try, or refused for good.',
  SOSPESA: 'Held by hand.',
  ANNULLATA: 'Will not be sent.',
})

const AllegatoMail = builder.prismaNode('AllegatoMail', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: foundWithin(mailList, 'mail'),
  nullable: true,
  description: 'A file that a mail takes along.',
  authScopes: { permesso: 'adminPosta' },
  select: { id: true },
  fields: (t) => ({
    mail: t.relation('mail', { seenIn: mailList, description: 'The mail that takes it along.' }),
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome', { description: 'Name that the recipient sees.' }),
    allegato: t.string({
      description: 'Address of the file.',
      select: { nome: true, file: { select: { chiave: true } } },
      resolve: ({ nome, file }) => fileUrl({ chiave: file.chiave, nome }),
    }),
    dimensione: t.int({
      description: 'Bytes.',
      select: { file: { select: { dimensione: true } } },
      resolve: ({ file }) => file.dimensione,
    }),
  }),
})

export const Mail = builder.prismaNode('Mail', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(mailList, id, ctx),
  nullable: true,
  description: 'A mail of the outbox, to one recipient.',
  open: ['stato', 'descrizione', 'tentativi', 'inviaDal', 'inviataIl'],
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => {
    const can = (action: MailAction, mutation: string) =>
      t.boolean({
        description: `Whether its state allows \`${mutation}\`.`,
        select: { stato: true },
        resolve: ({ stato }) => whyNotAllowed(action, stato) === null,
      })
    return {
      pk: t.exposeInt('id'),
      stato: t.expose('stato', { type: StatoMailEnum, description: 'Where it stands.' }),
      descrizione: t.string({
        description: 'Where it stands, in Italian, for whoever sent it.',
        select: { stato: true, tentativi: true, inviaDal: true, inviataIl: true },
        resolve: (mail, _args, { services }) => describeMail(mail, services.config.smtpUrl !== undefined),
      }),
      aIndirizzo: t.exposeString('aIndirizzo', { description: 'Address of the recipient.' }),
      aNome: t.exposeString('aNome', { description: 'Name of the recipient, or empty.' }),
      oggetto: t.exposeString('oggetto', { description: 'Subject.' }),
      corpo: t.string({
        description: 'Body, sanitised html.',
        select: { corpo: true },
        resolve: ({ corpo }) => sanitizeRich(corpo),
      }),
      inviaDal: t.expose('inviaDal', { type: 'DateTime', description: 'Not sent before; the next try.' }),
      tentativi: t.exposeInt('tentativi', { description: 'Tries so far.' }),
      ultimoErrore: t.exposeString('ultimoErrore', { description: 'Why the last try failed, or empty.' }),
      inviataIl: t.expose('inviataIl', { type: 'DateTime', nullable: true, description: 'When it left, or null.' }),
      contesto: t.exposeString('contesto', { description: 'Type of the object it is about, e.g. `Preventivo`.' }),
      contestoPk: t.exposeInt('contestoPk', { nullable: true, description: 'Number of that object.' }),
      numeroCommessa: t.string({
        nullable: true,
        description: 'Of the order it is about; null for anything else.',
        select: { contesto: true, contestoPk: true },
        // Those of a page are asked for in one statement.
        resolve: async ({ contesto, contestoPk: id }, _args, { services: { db } }) =>
          contesto === 'Ordine' && id !== null
            ? ((await db.ordine.findUnique({ where: { id }, select: { numeroCommessa: true } }))?.numeroCommessa ??
              null)
            : null,
      }),
      creataIl: t.expose('creataIl', { type: 'DateTime', description: 'When it was written.' }),
      creataDa: t.relation('creataDa', { nullable: true, description: 'Who wrote it; null for the product itself.' }),
      allegati: t.relation('allegati', {
        type: AllegatoMail,
        query: { orderBy: { id: 'asc' } },
        description: 'What it takes along.',
      }),
      puoSospendere: can('sospendi', 'suspendMail'),
      puoRiprendere: can('riprendi', 'resumeMail'),
      puoAnnullare: can('annulla', 'cancelMail'),
      puoModificare: can('modifica', 'updateMail'),
      puoRiprovare: can('riprova', 'retryMail'),
    }
  },
})

/** The filters of the outbox, for what takes them beside the list. */
export const MailFilterInput = filterInput(
  'FiltroMail',
  mailFilters,
  'Filters of the outbox; all that are given must hold.',
)

listField('mails', {
  tipo: Mail,
  elenco: mailList,
  filtro: MailFilterInput,
  permesso: 'adminPosta',
  description: "The outbox ('Posta in uscita'), newest first.",
})

detailField('mail', {
  tipo: Mail,
  elenco: mailList,
  permesso: 'adminPosta',
  description: 'One mail by its number.',
})

changeTopic('MAIL', {
  log: 'mail',
  permesso: 'adminPosta',
  rows: { tipo: 'Mail', elenco: mailList },
  description: 'Mails that were written, sent or changed.',
})

type MailMutationsOptions = Parameters<typeof mutationField<{ pk: number }>>[1]

function action(
  operation: Operation<{ pk: number }>,
  description: string,
  fields?: MailMutationsOptions['input'],
): void {
  mutationField(operation, {
    description,
    input: (t): InputFieldMap => ({
      pk: t.int({ required: true, description: 'Number of the mail.' }),
      ...fields?.(t),
    }),
    payload: (t) => ({ mail: nodeField(t, Mail, mailList, ({ pk }) => pk) }),
  })
}

action(suspendMail, 'Holds a mail that has not left.')
action(resumeMail, 'Lets a held mail go.')
action(cancelMail, 'Gives up a mail that has not left; it stays readable.')
action(retryMail, 'Sends again, at once, a mail that failed, was given up or waits.')
action(updateMail, 'Corrects a mail that has not left.', (t) => ({
  aIndirizzo: t.string({ required: true, description: 'Exactly one address.' }),
  aNome: t.string({ description: 'Name of the recipient.' }),
  oggetto: t.string({ required: true, description: 'Subject.' }),
  corpo: t.string({ required: true, description: 'Body, html; what is not allowed in it is taken out.' }),
}))

builder.queryField('postaConfigurata', (t) =>
  t.boolean({
    description: 'Whether a mail server is set (`SMTP_URL`); without one the mails of the outbox wait.',
    authScopes: { permesso: 'adminPosta' },
    resolve: (_root, _args, ctx) => ctx.services.config.smtpUrl !== undefined,
  }),
)

const MAX = 10
/** Orders of a customer whose mails are looked for: the newest. */
const ORDINI_MAX = 500

builder.queryField('mailsCliente', (t) =>
  t.prismaField({
    type: ['Mail'],
    description: `The latest mails to a customer: to its address, or about its orders; at most ${MAX}.`,
    authScopes: { permesso: 'adminPosta' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the customer.' }) },
    async resolve(query, _root, { pk }, { services: { db }, viewer }) {
      const where = { AND: [{ id: pk }, clientiList.visible(viewer)] }
      const cliente = await db.cliente.findFirst({ where, select: { email: true } })
      if (!cliente) return []
      const ordini = await db.ordine.findMany({
        where: { AND: [ordiniList.visible(viewer), { clienteId: pk }] },
        orderBy: { id: 'desc' },
        take: ORDINI_MAX,
        select: { id: true },
      })
      const email = cliente.email.trim()
      const own = [
        { contesto: 'Ordine', contestoPk: { in: ordini.map(({ id }) => id) } },
        ...(email === '' ? [] : [{ aIndirizzo: { equals: email, mode: 'insensitive' as const } }]),
      ]
      return readPage(db, 'mail', query, { AND: [mailList.visible(viewer), { OR: own }] }, [{ id: 'desc' }], {
        take: MAX,
      })
    },
  }),
)
