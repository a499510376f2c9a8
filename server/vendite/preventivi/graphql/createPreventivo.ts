import { builder } from '#platform/graphql/builder.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { createPreventivo } from '../createPreventivo.ts'
import { PreventivoCreato } from './PreventivoCreato.ts'

/** A list that may hold nulls: the rules say what is missing. */
const items = { list: false, items: false } as const

const SerramentoInput = builder.inputType('SerramentoInput', {
  description: 'A window line of a request.',
  fields: (t) => ({
    tipoSerramentoPk: t.int({ description: 'Number of the window type.' }),
    tipoAperturaPk: t.int({ description: 'Number of the opening.' }),
    accessorioPks: t.field({ type: ['Int'], required: items, description: 'Numbers of the accessories.' }),
    quantita: t.int({ description: 'Whole, from 1.' }),
    altezza: t.int({ description: 'mm, whole' }),
    larghezza: t.int({ description: 'mm, whole' }),
  }),
})

mutationField(createPreventivo, {
  description: 'Sends a quote request, without a login. All that is wrong comes back at once.',
  input: (t) => ({
    famigliaPk: t.int({ description: 'Number of the family.' }),
    valoreOpzionePks: t.field({
      type: ['Int'],
      required: items,
      description: 'Number of one value for each option of the family.',
    }),
    serramenti: t.field({ type: [SerramentoInput], required: items }),
    nomeCognome: t.string(),
    telefono: t.string(),
    email: t.string(),
    indirizzo: t.string(),
    citta: t.string(),
    provincia: t.string({ description: 'Name, plate or id of a province.' }),
    messaInPosa: t.boolean({ description: 'Installation is asked for; without it the installation place is ignored.' }),
    indirizzoPosa: t.string(),
    cittaPosa: t.string(),
    provinciaPosa: t.string(),
    pianoPosa: t.string({ description: 'One of the configured floors.' }),
    regionePosa: t.string({ description: 'Name or id of a region.' }),
    tipoCliente: t.string({ description: 'One of the configured types; missing: the default.' }),
    tipoIntervento: t.string({ description: 'One of the configured types; missing: the default.' }),
    note: t.string(),
    privacy: t.boolean({ description: 'Must be true.' }),
    chiaveIdempotenza: t.string({ description: 'Made by the form: the same submission twice is one quote.' }),
    sitoWeb: t.string({ description: 'Leave it out.' }),
  }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number of the quote.', resolve: ({ result }) => result?.pk }),
    ripetuto: t.boolean({
      nullable: true,
      description: 'True when an equal submission, shortly before, had made the quote; null when there are errors.',
      resolve: ({ result }) => result?.ripetuto,
    }),
    preventivo: t.prismaField({
      type: PreventivoCreato,
      nullable: true,
      description: 'As it was received; null when there are errors.',
      // Not through `visible`: a visitor sees no quote but the one of this very answer.
      resolve: (query, { result }, _args, ctx) =>
        result && ctx.services.db.preventivo.findUnique({ ...query, where: { id: result.pk } }),
    }),
  }),
})
