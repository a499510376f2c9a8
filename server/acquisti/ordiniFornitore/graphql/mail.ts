import { fromJson } from '#platform/db/json.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import { describeMail } from '#platform/mail/describe.ts'
import { readSettings } from '#platform/settings/read.ts'
import { acquistiSettings } from '../../impostazioni/rules.ts'
import type { MaterialeColumns } from '../../materiali/rules.ts'
import { rigaFornitoreValues } from '../../righeOrdineFornitore/lock.ts'
import { ordiniFornitoreList } from '../list.ts'
import { fornituraDraft, offeredDayOf, signature } from '../mail/draft.ts'
import { whyNoMailFornitura } from '../mail/rules.ts'
import { unprintedFields } from '../pdf/table.ts'
import { sendMailOrdineFornitore } from '../sendMailOrdineFornitore.ts'
import { OrdineFornitore } from './OrdineFornitore.ts'

const facts = {
  emailSentAt: true,
  raccoltaId: true,
  stato: { select: { nome: true } },
  fornitore: { select: { email: true } },
  _count: { select: { righe: true } },
} as const

interface Facts {
  emailSentAt: Date | null
  raccoltaId: number | null
  stato: { nome: string } | null
  fornitore: { email: string }
  _count: { righe: number }
}

const reasonOf = ({ stato, fornitore, _count, ...rest }: Facts) =>
  whyNoMailFornitura({ ...rest, stato: stato?.nome ?? '', email: fornitore.email, righe: _count.righe })

builder.prismaObjectFields(OrdineFornitore, (t) => ({
  puoInviareMail: t.boolean({
    description: 'Whether `sendMailOrdineFornitore` would send it now.',
    select: facts,
    resolve: (fornitura) => reasonOf(fornitura) === null,
  }),
  motivoMail: t.string({
    nullable: true,
    description: 'Why it would not, in Italian; null when it would.',
    select: facts,
    resolve: reasonOf,
  }),
  descrizioneMail: t.string({
    nullable: true,
    description: 'How its mail stands in the outbox, in Italian; null before it is sent.',
    select: { mail: { select: { stato: true, tentativi: true, inviaDal: true, inviataIl: true } } },
    resolve: ({ mail }, _args, { services }) => mail && describeMail(mail, services.config.smtpUrl !== undefined),
  }),
}))

/** A mail as it is offered. */
export interface FornituraMailDraft {
  aIndirizzo: string
  aNome: string
  oggetto: string
  corpo: string
  firma: string
  dataConsegna: string
  nonStampati: string[]
}

export const MailDraft = builder.objectRef<FornituraMailDraft>('BozzaMailOrdineFornitore').implement({
  description: 'The mail of a supplier order as it is offered.',
  authScopes: { permesso: 'adminOrdiniFornitore' },
  fields: (t) => ({
    aIndirizzo: t.exposeString('aIndirizzo', { description: 'Address of the supplier.' }),
    aNome: t.exposeString('aNome', { description: 'Name of the supplier.' }),
    oggetto: t.exposeString('oggetto', { description: 'Subject.' }),
    corpo: t.exposeString('corpo', { description: 'Body, sanitised html; the signature follows it.' }),
    firma: t.exposeString('firma', { description: 'Signature, html.' }),
    dataConsegna: t.expose('dataConsegna', {
      type: 'Date',
      description: 'When it would be expected: the day that it has, else the lead time of its supplier from today.',
    }),
    nonStampati: t.exposeStringList('nonStampati', {
      description: 'What its rows have filled and its print does not show, in words.',
    }),
  }),
})

builder.queryField('bozzaMailOrdineFornitore', (t) =>
  t.field({
    type: MailDraft,
    nullable: true,
    description: 'The mail of a supplier order as it is offered; null when the viewer sees none such.',
    authScopes: { permesso: 'adminOrdiniFornitore' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the supplier order.' }) },
    async resolve(_root, { pk }, ctx) {
      const { db } = ctx.services
      const include = {
        ordine: { select: { numeroCommessa: true } },
        fornitore: true,
        materiale: true,
        righe: true,
      } as const
      const found = await db.ordineFornitore.findFirst({ where: whereOne(ordiniFornitoreList, pk, ctx), include })
      if (!found) return null
      const settings = await readSettings(db, acquistiSettings)
      const { email: aIndirizzo, nome: aNome } = found.fornitore
      const { materiale, righe } = found
      return {
        aIndirizzo,
        aNome,
        ...fornituraDraft(found, settings),
        firma: signature(settings),
        dataConsegna: offeredDayOf(found, new Date()),
        nonStampati: unprintedFields(fromJson<MaterialeColumns>(materiale), righe.map(rigaFornitoreValues)),
      }
    },
  }),
)

mutationField(sendMailOrdineFornitore, {
  description: 'Sends a supplier order with its print to its supplier, once.',
  input: (t) => ({
    pk: t.int({ required: true, description: 'Number of the supplier order.' }),
    oggetto: t.string({ description: 'Subject; the one that is offered when missing.' }),
    testoEmail: t.string({ description: 'Html; the text that is offered when missing. It is sanitised.' }),
    dataConsegna: t.field({
      type: 'Date',
      description: 'When it is expected; the day that is offered when missing.',
    }),
    allegatoPks: t.intList({ description: 'Numbers of its attachments that go along.' }),
  }),
  payload: (t) => ({
    ordineFornitore: nodeField(t, OrdineFornitore, ordiniFornitoreList, ({ pk }) => pk),
  }),
})
