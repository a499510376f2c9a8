import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { readCatalogo } from '../../preventivi/catalogo.ts'
import type { Area } from '../../vincoli/misure/rules.ts'
import { storedGriglia } from '../inForce.ts'
import { partsOfListino } from '../list.ts'
import { costField } from '../margini.ts'
import { areasOf } from '../rilievi/listino.ts'
import type { Griglia } from '../voci/griglia/rules.ts'
import { voceListinoSchema } from '../voci/rules.ts'
import { PRICINGS } from '../words/rules.ts'

const guarded = { permesso: 'viewListini' } as const

choiceEnum('ModoPrezzo', PRICINGS, 'How an entry prices a window.', {
  GRIGLIA: 'A grid of heights and widths: the next larger of both.',
  MQ: 'Euro a m², with a least area.',
  PERIMETRO: 'Euro a metre of perimeter.',
  PEZZO: 'Euro a piece.',
})

const GrigliaPrezzi = builder.objectRef<Griglia>('GrigliaPrezzi').implement({
  description: 'Prices by height and width.',
  authScopes: guarded,
  fields: (t) => ({
    altezze: t.exposeIntList('altezze', { description: 'mm, growing.' }),
    larghezze: t.exposeIntList('larghezze', { description: 'mm, growing.' }),
    prezzi: t.field({
      type: t.listRef(t.listRef('Decimal', { nullable: true })),
      description: 'Euro of each height, by width; null is no price.',
      resolve: ({ prezzi }) => prezzi,
    }),
  }),
})

const AreaMisure = builder.objectRef<Area>('AreaMisure').implement({
  description: 'A rectangle of sizes that can be made, bounds included, mm.',
  authScopes: guarded,
  fields: (t) => ({
    altezzaMin: t.exposeInt('altezzaMin', { description: 'mm' }),
    altezzaMax: t.exposeInt('altezzaMax', { description: 'mm' }),
    larghezzaMin: t.exposeInt('larghezzaMin', { description: 'mm' }),
    larghezzaMax: t.exposeInt('larghezzaMax', { description: 'mm' }),
  }),
})

/** The entries, for those who see lists. */
export const vociListino = { model: 'voceListino', ...partsOfListino } as const

export const VoceListino = builder.prismaNode('VoceListino', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(vociListino, id, ctx),
  nullable: true,
  description: 'What a window type of a family costs, of one value of an option or of all.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ...columnFields(t, voceListinoSchema.omit(['famigliaPk', 'tipoSerramentoPk', 'valorePk', 'griglia', 'costo'])),
    costo: t.field(costField('What it costs the house, percent of its list price; null: as the list says.')),
    listino: t.relation('listino', { description: 'The list that it is of.' }),
    famigliaPk: t.exposeInt('famigliaId', { description: 'Number of the family.' }),
    famiglia: t.relation('famiglia', { description: 'The family that it prices.' }),
    tipoSerramentoPk: t.exposeInt('tipoSerramentoId', { description: 'Number of the window type.' }),
    tipoSerramento: t.relation('tipoSerramento', { description: 'The window type that it prices.' }),
    valorePk: t.exposeInt('valoreId', {
      nullable: true,
      description: 'Number of the value that it prices; null for all.',
    }),
    valore: t.relation('valore', { nullable: true, description: 'The value that it prices; null for all.' }),
    griglia: t.field({
      type: GrigliaPrezzi,
      description: 'Its grid, empty where it prices otherwise.',
      select: { griglia: true },
      resolve: ({ griglia }) => storedGriglia(griglia),
    }),
    misureFattibili: t.field({
      type: [AreaMisure],
      description: 'The sizes that can be made of the type in the family.',
      select: { famigliaId: true, tipoSerramentoId: true },
      resolve: async ({ famigliaId, tipoSerramentoId }, _args, ctx) =>
        areasOf((await readCatalogo(ctx)).forRules, famigliaId, tipoSerramentoId),
    }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})
