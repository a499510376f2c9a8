import type { Context } from '#platform/context.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { can } from '#platform/permissions.ts'
import { ordiniList } from '../../ordini/list.ts'
import { righeList } from '../../righe/list.ts'
import { type DistintaOfRiga, type RigaOfDistinta, readDistinte } from '../read.ts'
import { ORIGINI_DISTINTA, rigaDistintaSchema } from '../rules.ts'
import { setCongelamentoDistinte } from '../setCongelamentoDistinte.ts'
import { setDistintaRiga } from '../setDistintaRiga.ts'

// What windows are made of is the house's matter, as what it buys for them: not the agents'.
const guarded = { permesso: 'viewOrdiniFornitore' } as const

const OrigineDistintaEnum = choiceEnum('OrigineDistinta', ORIGINI_DISTINTA, 'Where the bill of a line comes from.', {
  regole: 'The rules of the catalogue.',
  mano: 'Somebody has changed it.',
  pezzo: 'No rule is for its window: `bomRiga` has it, piece by piece, where anybody has.',
})

const RigaDistintaType = builder.objectRef<RigaOfDistinta>('RigaDistinta').implement({
  description: 'A row of the bill of one piece of a line.',
  authScopes: guarded,
  fields: (t) => ({
    posto: t.exposeInt('posto', { description: 'Place in the bill.' }),
    tipologia: t.exposeString('tipologia', { description: 'Name of the material.' }),
    codice: t.exposeString('codice', { description: 'Code of the article; may be empty.' }),
    descrizione: t.exposeString('descrizione', { description: 'What it is.' }),
    sezione: t.exposeString('sezione', { description: 'Composition of a pane, section of a bar; may be empty.' }),
    um: t.exposeString('um', { description: 'Unit of the quantity.' }),
    quantita: t.expose('quantita', { type: 'Decimal', description: 'How much of it, for one piece.' }),
    lunghezza: t.exposeInt('lunghezza', { nullable: true, description: 'Length of a bar, mm.' }),
    larghezza: t.exposeInt('larghezza', { nullable: true, description: 'Width of a pane, mm.' }),
    altezza: t.exposeInt('altezza', { nullable: true, description: 'Height of a pane, mm.' }),
    peso: t.expose('peso', { type: 'Decimal', nullable: true, description: 'Weight of one of them, kg.' }),
    aMano: t.exposeBoolean('aMano', { description: 'Not as the rules have it.' }),
  }),
})

const DistintaRigaType = builder.objectRef<DistintaOfRiga>('DistintaRiga').implement({
  description: 'The bill of the window of a line, for one piece.',
  authScopes: guarded,
  fields: (t) => ({
    rigaPk: t.exposeInt('rigaPk', { description: 'Number of the line.' }),
    posizione: t.exposeInt('posizione', { description: 'Place of the line in the order, from 1.' }),
    numero: t.exposeInt('numero', { description: 'Pieces of the line.' }),
    tipoSerramento: t.exposeString('tipoSerramento', { description: 'Name of its window type.' }),
    larghezza: t.exposeInt('larghezza', { nullable: true, description: 'Width of its window, mm.' }),
    altezza: t.exposeInt('altezza', { nullable: true, description: 'Height of its window, mm.' }),
    origine: t.expose('origine', { type: OrigineDistintaEnum, description: 'Where it comes from.' }),
    righe: t.field({ type: [RigaDistintaType], description: 'Its rows, by place.', resolve: ({ righe }) => righe }),
    errori: t.stringList({
      description: 'What rules could not say of the window, in Italian.',
      resolve: ({ errori }) => errori.map(({ messaggio }) => messaggio),
    }),
    congelataIl: t.expose('congelataIl', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is frozen; null while it is not.',
    }),
    superata: t.exposeBoolean('superata', { description: 'It is kept, and its window has changed since.' }),
    puoModificare: t.boolean({
      description: 'The caller may change it.',
      resolve: ({ congelataIl }, _args, { viewer }) => can(viewer, 'editOrder') && congelataIl === null,
    }),
  }),
})

async function distinteOf({ services, viewer }: Pick<Context, 'services' | 'viewer'>, ordineId: number) {
  const righe = await readDistinte(services.db, { ordineId, AND: [righeList.visible(viewer)] })
  return righe.map(({ bill }) => bill)
}

builder.queryField('distinteOrdine', (t) =>
  t.field({
    type: [DistintaRigaType],
    nullable: true,
    description: 'The bills of the lines of an order, extra lines left out; null when it is not the viewer’s to see.',
    authScopes: guarded,
    args: { ordinePk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    async resolve(_root, { ordinePk }, ctx) {
      const where = whereOne(ordiniList, ordinePk, ctx)
      const found = await ctx.services.db.ordine.findFirst({ where, select: { id: true } })
      return found && distinteOf(ctx, found.id)
    },
  }),
)

const RigaDistintaInputType = builder.inputType('RigaDistintaInput', {
  description: 'A row of the bill of one piece of a line.',
  fields: (t) => inputFields(t, rigaDistintaSchema),
})

mutationField(setDistintaRiga, {
  description: 'Writes the bill of a line by hand, or gives it back to the rules.',
  input: (t) => ({
    rigaPk: t.int({ required: true, description: 'Number of the line.' }),
    righe: t.field({ type: [RigaDistintaInputType], description: 'All its rows; null for those of the rules.' }),
    lette: t.field({
      type: [RigaDistintaInputType],
      description: 'Those that were read: refused with CONFLICT when they are no longer there.',
    }),
  }),
  payload: (t) => ({
    distinta: t.field({
      type: DistintaRigaType,
      nullable: true,
      description: 'As it is now; null when there are errors.',
      async resolve({ result }, _args, ctx) {
        if (!result) return null
        const [read] = await readDistinte(ctx.services.db, { id: result.rigaPk })
        return read?.bill
      },
    }),
  }),
})

mutationField(setCongelamentoDistinte, {
  description: 'Freezes the bills of an order, or lets rules and windows change them again.',
  input: (t) => ({
    ordinePk: t.int({ required: true, description: 'Number of the order.' }),
    congelate: t.boolean({ description: 'Frozen (true), or not (false, unless told).' }),
  }),
  payload: (t) => ({
    distinte: t.field({
      type: [DistintaRigaType],
      nullable: true,
      description: 'The bills as they are now; null when there are errors.',
      resolve: ({ result }, _args, ctx) => result && distinteOf(ctx, result.ordinePk),
    }),
  }),
})
