import { fromJson } from '#platform/db/json.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { detailField } from '#platform/graphql/listField.ts'
import { mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import { describeMail } from '#platform/mail/describe.ts'
import { readSettings } from '#platform/settings/read.ts'
import { fornitoriList } from '../../fornitori/list.ts'
import { acquistiSettings } from '../../impostazioni/rules.ts'
import type { MaterialeColumns } from '../../materiali/rules.ts'
import { rigaFornitoreValues } from '../../righeOrdineFornitore/lock.ts'
import { ordiniFornitoreList } from '../list.ts'
import { signature } from '../mail/draft.ts'
import { unprintedFields } from '../pdf/table.ts'
import { raccoltaDraft } from '../raccolte/draft.ts'
import { raccolteFornitoreList } from '../raccolte/list.ts'
import { offeredDayOfRaccolta } from '../raccolte/print.ts'
import { removeOrdineRaccolta } from '../raccolte/removeOrdineRaccolta.ts'
import { whyNoMailRaccolta } from '../raccolte/rules.ts'
import { sendMailRaccoltaFornitore } from '../raccolte/sendMailRaccoltaFornitore.ts'
import { type FornituraMailDraft, MailDraft } from './mail.ts'
import { OrdineFornitore } from './OrdineFornitore.ts'

const members = {
  fornitore: { select: { email: true } },
  ordini: {
    select: {
      id: true,
      emailSentAt: true,
      stato: { select: { nome: true } },
      _count: { select: { righe: true } },
      emailPdf: { select: { chiave: true, nome: true } },
      mail: { select: { stato: true, tentativi: true, inviaDal: true, inviataIl: true } },
    },
    orderBy: { id: 'asc' },
  },
} as const

export const RaccoltaFornitore = builder.prismaNode('RaccoltaFornitore', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(raccolteFornitoreList, id, ctx),
  nullable: true,
  description:
    'Supplier orders of several orders that leave together, with one mail and one print: of one supplier and material, needed in the same week.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'Its number.' }),
    fornitore: t.relation('fornitore', { seenIn: fornitoriList, description: 'The supplier.' }),
    tipologia: t.exposeString('tipologia', { description: 'Name of the material.' }),
    settimana: t.expose('settimana', {
      type: 'Date',
      nullable: true,
      description: 'Monday of the week in which its rows are needed; null while nobody knows it.',
    }),
    creataIl: t.expose('creataIl', { type: 'DateTime', description: 'When it was made.' }),
    ordini: t.relation('ordini', {
      type: OrdineFornitore,
      query: { orderBy: [{ ordineId: 'asc' }, { id: 'asc' }] },
      description: 'The supplier orders that are in it.',
    }),
    emailSentAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its mail was sent; null before.',
      select: members,
      resolve: ({ ordini }) => ordini.find((one) => one.emailSentAt)?.emailSentAt,
    }),
    emailPdf: t.string({
      nullable: true,
      description: 'Address of the print that left with its mail, as it was; null before.',
      select: members,
      resolve: ({ ordini }) => {
        const sent = ordini.find((one) => one.emailSentAt)?.emailPdf
        return sent && fileUrl(sent)
      },
    }),
    puoInviareMail: t.boolean({
      description: 'Whether `sendMailRaccoltaFornitore` would send it now.',
      select: members,
      resolve: (raccolta) => reasonOf(raccolta) === null,
    }),
    motivoMail: t.string({
      nullable: true,
      description: 'Why it would not, in Italian; null when it would.',
      select: members,
      resolve: (raccolta) => reasonOf(raccolta),
    }),
    descrizioneMail: t.string({
      nullable: true,
      description: 'How its mail stands in the outbox, in Italian; null before it is sent.',
      select: members,
      resolve: ({ ordini }, _args, { services }) => {
        const mail = ordini.find((one) => one.mail)?.mail
        return mail && describeMail(mail, services.config.smtpUrl !== undefined)
      },
    }),
  }),
})

interface Facts {
  fornitore: { email: string }
  ordini: { id: number; emailSentAt: Date | null; stato: { nome: string } | null; _count: { righe: number } }[]
}

function reasonOf({ fornitore, ordini }: Facts): string | null {
  const facts = ordini.map(({ stato, _count, ...one }) => ({ ...one, stato: stato?.nome ?? '', righe: _count.righe }))
  return whyNoMailRaccolta(fornitore.email, facts)
}

detailField('raccoltaFornitore', {
  tipo: RaccoltaFornitore,
  elenco: raccolteFornitoreList,
  permesso: 'viewOrdiniFornitore',
  description: 'What leaves together, by its number.',
})

builder.prismaObjectFields(OrdineFornitore, (t) => ({
  raccolta: t.relation('raccolta', {
    type: RaccoltaFornitore,
    seenIn: raccolteFornitoreList,
    nullable: true,
    description: 'What it leaves together with; null when it leaves by itself, or to who does not see all of it.',
  }),
  raccoltaPk: t.exposeInt('raccoltaId', {
    nullable: true,
    description: 'Number of what it leaves together with; null when it leaves by itself.',
  }),
}))

builder.queryField('bozzaMailRaccoltaFornitore', (t) =>
  t.field({
    type: MailDraft,
    nullable: true,
    description: 'The mail of what leaves together as it is offered; null when the viewer sees none such.',
    authScopes: { permesso: 'adminOrdiniFornitore' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the raccolta.' }) },
    async resolve(_root, { pk }, ctx): Promise<FornituraMailDraft | null> {
      const { db } = ctx.services
      const found = await db.raccoltaFornitore.findFirst({
        where: whereOne(raccolteFornitoreList, pk, ctx),
        include: {
          fornitore: true,
          materiale: true,
          ordini: {
            include: { ordine: { select: { numeroCommessa: true } }, righe: true, fornitore: true },
            orderBy: [{ ordine: { numeroCommessa: 'asc' } }, { id: 'asc' }],
          },
        },
      })
      if (!found) return null
      const settings = await readSettings(db, acquistiSettings)
      const righe = found.ordini.flatMap((one) => one.righe.map(rigaFornitoreValues))
      return {
        aIndirizzo: found.fornitore.email,
        aNome: found.fornitore.nome,
        ...raccoltaDraft(found, settings),
        firma: signature(settings),
        dataConsegna: offeredDayOfRaccolta(found.ordini, new Date()),
        nonStampati: unprintedFields(fromJson<MaterialeColumns>(found.materiale), righe),
      }
    },
  }),
)

mutationField(sendMailRaccoltaFornitore, {
  description: 'Sends what leaves together with one mail and one print to its supplier, once.',
  input: (t) => ({
    pk: t.int({ required: true, description: 'Number of the raccolta.' }),
    oggetto: t.string({ description: 'Subject; the one that is offered when missing.' }),
    testoEmail: t.string({ description: 'Html; the text that is offered when missing. It is sanitised.' }),
    dataConsegna: t.field({
      type: 'Date',
      description: 'When all of it is expected; the day that is offered when missing.',
    }),
  }),
  payload: (t) => ({
    raccolta: nodeField(t, RaccoltaFornitore, raccolteFornitoreList, ({ pk }) => pk),
  }),
})

mutationField(removeOrdineRaccolta, {
  description: 'Takes a supplier order out of what it would leave with; the last one takes the raccolta along.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the supplier order.' }) }),
  payload: (t) => ({
    ordineFornitore: nodeField(t, OrdineFornitore, ordiniFornitoreList, ({ pk }) => pk),
  }),
})
