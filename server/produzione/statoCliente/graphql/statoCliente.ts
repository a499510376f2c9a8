import { ordiniList } from '#ordini/ordini/list.ts'
import { readOne } from '#platform/db/read.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { mutationField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { openStatoOrdine, type SerramentoCliente, type StatoOrdineCliente } from '../openStatoOrdine.ts'
import { revokeLinkStatoOrdine } from '../revokeLinkStatoOrdine.ts'
import { type FaseInWords, STEPS, TAPPE } from '../rules.ts'
import { sendLinkStatoOrdine } from '../sendLinkStatoOrdine.ts'

const pubblico = { authScopes: { pubblico: true } } as const

const StepEnum = choiceEnum('PassoFase', STEPS, 'How far a phase is, by what has happened of it.', {
  da_fare: 'It has not begun.',
  in_corso: 'It has begun; by the plan, where nothing is recorded of it.',
  fatto: 'It is done: all has arrived, the last piece is closed.',
})

const TappaEnum = choiceEnum('TappaOrdine', TAPPE, 'How far an order is, as its customer reads it.', {
  ricevuto: 'Without a plan yet.',
  in_programma: 'Planned, not begun.',
  in_lavorazione: 'Begun.',
  pronto: 'All of it is done.',
  consegnato: 'Delivered.',
  concluso: 'Over in another way, by its state.',
})

const FaseInWordsType = builder.objectRef<FaseInWords>('FaseInParole').implement({
  description: 'A phase of an order, as its customer reads it.',
  ...pubblico,
  fields: (t) => ({
    nome: t.exposeString('nome', { description: 'In plain words.' }),
    passo: t.field({ type: StepEnum, description: 'How far it is.', resolve: ({ passo }) => passo }),
  }),
})

const SerramentoClienteType = builder.objectRef<SerramentoCliente>('SerramentoCliente').implement({
  description: 'A line of an order, as its customer reads it.',
  ...pubblico,
  fields: (t) => ({
    nome: t.exposeString('nome', { description: 'Name of the window type, or code of an extra line.' }),
    dettagli: t.exposeString('dettagli', { description: 'Measures, family, options, opening, accessories; or empty.' }),
    pezzi: t.exposeInt('pezzi', { description: 'Pieces.' }),
  }),
})

const StatoOrdineClienteType = builder.objectRef<StatoOrdineCliente>('StatoOrdineCliente').implement({
  description: 'All that a customer reads of an order through a link.',
  ...pubblico,
  fields: (t) => ({
    ragioneSociale: t.exposeString('ragioneSociale', { description: 'Name of the house.' }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'Number of the order.' }),
    tappa: t.field({ type: TappaEnum, description: 'How far it is as a whole.', resolve: ({ tappa }) => tappa }),
    inRitardo: t.exposeBoolean('inRitardo', { description: 'The promised week is over, and it is not ready.' }),
    settimana: t.exposeString('settimana', {
      nullable: true,
      description: 'The promised week, `dal 23-11-2026 al 29-11-2026`; null when none is.',
    }),
    fasi: t.field({
      type: [FaseInWordsType],
      description: 'The phases of its plan; none before it is planned, or when it is over.',
      resolve: ({ fasi }) => fasi,
    }),
    serramenti: t.field({
      type: [SerramentoClienteType],
      description: 'What was ordered, line by line.',
      resolve: ({ serramenti }) => serramenti,
    }),
  }),
})

const ordine = (t: PayloadBuilder<{ pk: number }>) =>
  t.prismaField({
    type: 'Ordine',
    nullable: true,
    description: 'As it is now; null when there are errors.',
    resolve: (query, { result }, _args, ctx) =>
      result && readOne(ctx.services.db, 'ordine', query, whereOne(ordiniList, result.pk, ctx)),
  })

mutationField(openStatoOrdine, {
  description: 'How the order of a customer’s link stands.',
  input: (t) => ({ token: t.string({ description: 'The secret of the link.' }) }),
  payload: (t) => ({
    stato: t.field({
      type: StatoOrdineClienteType,
      nullable: true,
      description: 'Null when there are errors.',
      resolve: ({ result }) => result?.stato,
    }),
  }),
})

mutationField(sendLinkStatoOrdine, {
  description: 'Makes the link with which a customer follows an order; it leaves by mail unless told.',
  input: (t) => ({
    ordinePk: t.int({ required: true, description: 'Number of the order.' }),
    giorni: t.int({ description: 'Days for which it opens, from 1 to 180; 30 when missing.' }),
    invia: t.boolean({ description: 'False: it is only made, to be copied.' }),
  }),
  payload: (t) => ({
    ordine: ordine(t as PayloadBuilder<{ pk: number }>),
    percorso: t.string({
      nullable: true,
      description: 'The link without the address of the product, told only here.',
      resolve: ({ result }) => result?.percorso,
    }),
  }),
})

mutationField(revokeLinkStatoOrdine, {
  description: 'Revokes the links to the status of an order: they open nothing any more.',
  input: (t) => ({ ordinePk: t.int({ required: true, description: 'Number of the order.' }) }),
  payload: (t) => ({ ordine: ordine(t) }),
})
