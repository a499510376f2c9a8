import { byOrdine } from '#platform/db/byOrdine.ts'
import { readOne } from '#platform/db/read.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { mancanzeFamiglia } from '../checkList/rules.ts'
import { exposeRichText } from '../richText.ts'
import { catalogoSource, PERMESSO_CATALOGO } from '../source.ts'

const guarded = { permesso: PERMESSO_CATALOGO } as const
const onSale = { where: { ritirato: false } }
const onSaleVincoli = { where: { tipoSerramento: onSale.where }, select: { id: true }, take: 1 }

/** The families, for those who write the catalogue. */
export const famiglieInCatalogo = catalogoSource('famiglia')

const opzioni = catalogoSource('opzione')

const OpzioneInCatalogo = builder.prismaNode('Opzione', {
  variant: 'OpzioneInCatalogo',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(opzioni, id, ctx),
  nullable: true,
  description: 'An option of a family with its retired values, for those who write the catalogue.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    ritirato: t.exposeBoolean('ritirato', { description: 'No longer offered: quotes that have it keep it.' }),
    usi: t.relationCount('preventivi', { description: 'How many quotes have it: what is in use is not removed.' }),
    valori: t.relation('valori', {
      description: 'In order, retired ones too; the first that is offered is the default.',
      query: { orderBy: byOrdine },
    }),
  }),
})

export const FamigliaInCatalogo = builder.prismaNode('Famiglia', {
  variant: 'FamigliaInCatalogo',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(famiglieInCatalogo, id, ctx),
  nullable: true,
  description: 'A product family with what is retired of it, for those who write the catalogue.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome'),
    descrizione: t.string({
      description: 'Sanitised html.',
      select: { descrizione: true },
      resolve: ({ descrizione }) => exposeRichText(descrizione),
    }),
    tipologiaFamiglia: t.relation('tipologiaFamiglia', { description: 'The kind that it is of.' }),
    tipologiaFamigliaPk: t.exposeInt('tipologiaFamigliaId', { description: 'Number of the kind that it is of.' }),
    vincoli: t.relation('vincoli', {
      description: 'Its constraints, by window type.',
      query: { orderBy: [{ tipoSerramentoId: 'asc' }, { altezzaMin: 'asc' }, { id: 'asc' }] },
    }),
    ritirato: t.exposeBoolean('ritirato', { description: 'No longer offered: quotes that have it keep it.' }),
    versione: t.exposeInt('versione', { description: 'Sent back with an update, of its fields or of its options.' }),
    immagini: t.relation('immagini', {
      description: 'In order; the first is the large one.',
      query: { orderBy: byOrdine },
    }),
    opzioni: t.relation('opzioni', {
      type: OpzioneInCatalogo,
      description: 'In order, retired ones too.',
      query: { orderBy: byOrdine },
    }),
    numeroVincoli: t.relationCount('vincoli', { description: 'How many constraints it has.' }),
    conVincoli: t.boolean({
      description: 'It has a constraint with a window type that is on sale.',
      select: { vincoli: onSaleVincoli },
      resolve: ({ vincoli }) => vincoli.length > 0,
    }),
    mancanze: t.stringList({
      description: 'What keeps it from being sold, in Italian; none when it can be.',
      select: {
        opzioni: {
          ...onSale,
          orderBy: byOrdine,
          select: { nome: true, valori: { ...onSale, select: { id: true } } },
        },
        immagini: { select: { id: true } },
        vincoli: onSaleVincoli,
      },
      resolve: ({ opzioni, immagini, vincoli }) =>
        mancanzeFamiglia({ opzioni, immagini, conVincoli: vincoli.length > 0 }).map(({ testo }) => testo),
    }),
  }),
})

referenceField('famiglieInCatalogo', {
  tipo: FamigliaInCatalogo,
  model: 'famiglia',
  permesso: PERMESSO_CATALOGO,
  description: 'All families by kind, in the order of the wizard, retired ones too.',
  orderBy: [{ tipologiaFamiglia: { ordine: 'asc' } }, ...byOrdine],
})

builder.queryField('famigliaInCatalogo', (t) =>
  t.prismaField({
    type: FamigliaInCatalogo,
    nullable: true,
    description: 'A family, for those who write the catalogue.',
    authScopes: guarded,
    args: { pk: t.arg.int({ required: true, description: 'Number of the family.' }) },
    resolve: (query, _root, { pk }, ctx) =>
      readOne(ctx.services.db, 'famiglia', query, whereOne(famiglieInCatalogo, pk, ctx)),
  }),
)
