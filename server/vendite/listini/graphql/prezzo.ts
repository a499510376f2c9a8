import { readOne } from '#platform/db/read.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum, choiceOf } from '#platform/graphql/choices.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { validateInput } from '#platform/operation.ts'
import { TIPI_CLIENTE } from '../../clienti/rules.ts'
import { listiniList } from '../list.ts'
import { KINDS_OF_PASSO, type Passo } from '../prezzo/passi/rules.ts'
import { type PrezzoByListino, readPrezzi } from '../prezzo/prices.ts'
import { finestraSchema } from '../prezzo/rules.ts'
import { readOfCliente } from '../sconti/cliente/readOfCliente.ts'
import { Listino } from './Listino.ts'

const guarded = { permesso: 'viewListini' } as const

const TipoPassoEnum = choiceEnum('TipoPassoPrezzo', KINDS_OF_PASSO, 'What a step of a price is.', {
  BASE: 'The base, by the entry of the list.',
  SUPPLEMENTO: 'A supplement.',
  SPECCHIATURA: 'The price of a field of a composed element: its base and supplements.',
  LISTINO_PEZZO: 'The list price of a piece: base and supplements.',
  LISTINO_RIGA: 'The list price of the line: that times the pieces.',
})

const PassoPrezzo = builder.objectRef<Passo>('PassoPrezzo').implement({
  description: 'A step of a price.',
  authScopes: guarded,
  fields: (t) => ({
    tipo: t.expose('tipo', { type: TipoPassoEnum, description: 'What it is.' }),
    testo: t.exposeString('testo', { description: 'What was counted, in Italian.' }),
    importo: t.field({ type: 'Decimal', description: 'Euro, to the cent.', resolve: ({ importo }) => importo }),
  }),
})

const ServizioPrezzato = builder.objectRef<PrezzoByListino['servizi'][number]>('ServizioPrezzato').implement({
  description: 'What a service of the list would cost for the pieces of a window.',
  authScopes: guarded,
  fields: (t) => ({
    nome: t.exposeString('nome'),
    importo: t.field({ type: 'Decimal', description: 'Euro, without VAT.', resolve: ({ importo }) => importo }),
    iva: t.field({ type: 'Decimal', description: 'VAT rate, percent.', resolve: ({ iva }) => iva }),
  }),
})

const PrezzoFinestraType = builder.objectRef<PrezzoByListino>('PrezzoFinestra').implement({
  description: 'The price of a window, without VAT, with every step of it.',
  authScopes: guarded,
  fields: (t) => ({
    listino: t.prismaField({
      type: Listino,
      nullable: true,
      description: 'The list that it is by; null when none has an entry for the window.',
      resolve: (query, { listinoPk }, _args, ctx) =>
        listinoPk === null ? null : readOne(ctx.services.db, 'listino', query, whereOne(listiniList, listinoPk, ctx)),
    }),
    pezzo: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'List price of a piece, euro; null when there is no price.',
      resolve: ({ pezzo }) => pezzo,
    }),
    riga: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'List price of the line, euro; null when there is no price.',
      resolve: ({ riga }) => riga,
    }),
    sconto: t.field({
      type: 'Decimal',
      description: 'Percent that the customer has by the list; 0 for none.',
      resolve: ({ sconto }) => sconto,
    }),
    servizi: t.expose('servizi', { type: [ServizioPrezzato], description: 'The services of the list, in order.' }),
    passi: t.expose('passi', { type: [PassoPrezzo], description: 'Every step, in order.' }),
    senzaPrezzo: t.exposeString('senzaPrezzo', {
      nullable: true,
      description: 'Why there is no price, in Italian; null when there is one.',
    }),
  }),
})

const SceltaOpzioneInput = builder.inputType('SceltaOpzioneInput', {
  description: 'The value that is chosen of an option.',
  fields: (t) => ({
    opzionePk: t.int({ required: true, description: 'Number of the option.' }),
    valorePk: t.int({ required: true, description: 'Number of the value.' }),
  }),
})

const FinestraInput = builder.inputType('FinestraInput', {
  description: 'A window to be priced.',
  fields: (t) => ({
    ...inputFields(t, finestraSchema),
    opzioni: t.field({ type: [SceltaOpzioneInput], description: 'The chosen values.' }),
    accessoriPks: t.intList({ description: 'Numbers of the accessories.' }),
  }),
})

builder.queryField('prezzo', (t) =>
  t.field({
    type: PrezzoFinestraType,
    nullable: true,
    description: 'The price of a window by the lists in force, or by one that is named; null when that is not there.',
    authScopes: guarded,
    args: {
      finestra: t.arg({ type: FinestraInput, required: true, description: 'What is to be priced.' }),
      listinoPk: t.arg.int({ description: 'Number of a list, a draft too; those in force unless told.' }),
      tipoCliente: t.arg({ type: choiceOf(TIPI_CLIENTE), description: 'Kind of the customer, for its discount.' }),
      clientePk: t.arg.int({ description: 'Number of the customer, for its discount, else that of its kind.' }),
      giorno: t.arg({ type: 'Date', description: 'The day of the lists in force; today unless told.' }),
    },
    resolve: async (_root, { finestra, listinoPk, giorno, tipoCliente, clientePk }, ctx) => {
      const asked = await validateInput(finestraSchema, finestra)
      const cliente =
        clientePk == null
          ? { pk: null, tipoCliente: tipoCliente ?? null }
          : await readOfCliente(ctx.services.db, clientePk)
      const prezzi = await readPrezzi(ctx, [asked], { listinoPk, giorno, cliente })
      return prezzi?.[0] ?? null
    },
  }),
)
