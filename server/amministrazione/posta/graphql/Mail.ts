import { foundWithin, whereOne } from '#platform/db/whereOne.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { describeMail } from '#platform/mail/describe.ts'
import { type MailAction, STATI_MAIL, whyNotAllowed } from '#platform/mail/rules.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { mailList } from '../list.ts'
import { mailFilters } from '../rules.ts'

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

listField('mails', {
  tipo: Mail,
  elenco: mailList,
  filtro: filterInput('FiltroMail', mailFilters, 'Filters of the outbox; all that are given must hold.'),
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
