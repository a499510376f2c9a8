import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { type PrezziPreventivo, prezziPreventivo } from '../prezzi/prezziPreventivo.ts'
import { PREZZI_PREVENTIVO, type ShownPrezzo } from '../prezzi/rules.ts'
import { SerramentoInputRef } from './createPreventivo.ts'

const pubblico = { pubblico: true } as const

const ShownPrezziEnum = choiceEnum('ModoPrezziPreventivo', PREZZI_PREVENTIVO, 'How prices are told to visitors.', {
  nessuno: 'Not at all.',
  fascia: 'From an amount to another around the price, in tens of euro.',
  esatto: 'The list price: both ends are it.',
})

const PrezzoMostrato = builder.objectRef<ShownPrezzo>('PrezzoMostrato').implement({
  description: 'What a visitor is told of a price: euro, without VAT, without discounts.',
  authScopes: pubblico,
  fields: (t) => ({
    da: t.field({
      type: 'Decimal',
      description: 'The least; the price itself where it is exact.',
      resolve: (v) => v.da,
    }),
    a: t.field({ type: 'Decimal', description: 'The most; the price itself where it is exact.', resolve: (v) => v.a }),
  }),
})

const PrezzoSerramento = builder.objectRef<{ prezzo: ShownPrezzo | null }>('PrezzoSerramento').implement({
  description: 'What a visitor is told of the price of a window line, all its pieces.',
  authScopes: pubblico,
  fields: (t) => ({
    prezzo: t.field({
      type: PrezzoMostrato,
      nullable: true,
      description: 'Null for what has no price in the lists in force.',
      resolve: ({ prezzo }) => prezzo,
    }),
  }),
})

const PrezziPreventivoType = builder.objectRef<PrezziPreventivo>('PrezziPreventivo').implement({
  description: 'What a visitor is told of the prices of windows, as the setting says.',
  authScopes: pubblico,
  fields: (t) => ({
    modo: t.expose('modo', { type: ShownPrezziEnum, description: 'How prices are told.' }),
    serramenti: t.field({
      type: [PrezzoSerramento],
      description: 'In the order of the windows; none where no prices are told.',
      resolve: ({ serramenti }) => serramenti.map((prezzo) => ({ prezzo })),
    }),
    totale: t.expose('totale', {
      type: PrezzoMostrato,
      nullable: true,
      description: 'The sum of those that have a price; null when none has.',
    }),
    daQuotare: t.exposeInt('daQuotare', { description: 'Window lines without a price.' }),
  }),
})

/** A list that may hold nulls: the rules say what is missing. */
const items = { list: false, items: false } as const

builder.queryField('prezziPreventivo', (t) =>
  t.field({
    type: PrezziPreventivoType,
    description: 'What the windows of a request would cost, as visitors are told it; limited by address.',
    authScopes: pubblico,
    args: {
      famigliaPk: t.arg.int({ description: 'Number of the family.' }),
      valoreOpzionePks: t.arg({
        type: ['Int'],
        required: items,
        description: 'Numbers of the chosen values, one for every option of the family.',
      }),
      serramenti: t.arg({ type: [SerramentoInputRef], required: items, description: 'The windows.' }),
    },
    resolve: (_root, asked, ctx) => prezziPreventivo(asked, ctx),
  }),
)
