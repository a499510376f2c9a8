import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { columnFields } from '#platform/graphql/fields.ts'
import { clientiList } from '../../clienti/list.ts'
import { partsOfListino } from '../list.ts'
import { costField } from '../margini.ts'
import { scontoListinoSchema } from '../sconti/rules.ts'
import { servizioListinoSchema } from '../servizi/rules.ts'
import { supplementoListinoSchema } from '../supplementi/rules.ts'
import { CALCOLI_SERVIZIO, CALCOLI_SUPPLEMENTO, CAUSES_OF_SUPPLEMENTO, TIPI_SERVIZIO } from '../words/rules.ts'

const guarded = { permesso: 'viewListini' } as const

choiceEnum('MotivoSupplemento', CAUSES_OF_SUPPLEMENTO, 'What a supplement is for.', {
  VALORE: 'The value of an option, a colour among them.',
  APERTURA: 'An opening.',
  ACCESSORIO: 'An accessory.',
  ALTEZZA: 'A height above a threshold.',
  LARGHEZZA: 'A width above a threshold.',
})
choiceEnum('CalcoloSupplemento', CALCOLI_SUPPLEMENTO, 'How a supplement is counted.', {
  PERCENTO: 'Percent of the base.',
  PEZZO: 'Euro a piece.',
  MQ: 'Euro a m², with a least area.',
  PERIMETRO: 'Euro a metre of perimeter.',
  ANTA: 'Euro a leaf.',
})
choiceEnum('TipoServizio', TIPI_SERVIZIO, 'What a service does.', {
  POSA: 'Installs the windows.',
  SMALTIMENTO: 'Takes the old ones away.',
  TRASPORTO: 'Brings them.',
  RILIEVO: 'Measures.',
})
choiceEnum('CalcoloServizio', CALCOLI_SERVIZIO, 'How a service is counted.', {
  CORPO: 'Once, whatever there is.',
  PEZZO: 'Euro a piece.',
  MQ: 'Euro a m².',
})

const supplementi = { model: 'supplementoListino', ...partsOfListino } as const
const servizi = { model: 'servizioListino', ...partsOfListino } as const
const sconti = { model: 'scontoListino', ...partsOfListino } as const

builder.prismaNode('SupplementoListino', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(supplementi, id, ctx),
  nullable: true,
  description: 'What a choice, or a measure above a threshold, adds to the base.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ...columnFields(t, supplementoListinoSchema.omit(['famigliaPk', 'valorePk', 'tipoAperturaPk', 'accessorioPk'])),
    listino: t.relation('listino', { description: 'The list that it is of.' }),
    famigliaPk: t.exposeInt('famigliaId', { nullable: true, description: 'Number of the family; null for all.' }),
    famiglia: t.relation('famiglia', { nullable: true, description: 'The family; null for all.' }),
    valorePk: t.exposeInt('valoreId', { nullable: true, description: 'Number of the value of an option.' }),
    valore: t.relation('valore', { nullable: true, description: 'The value of an option.' }),
    tipoAperturaPk: t.exposeInt('tipoAperturaId', { nullable: true, description: 'Number of the opening.' }),
    tipoApertura: t.relation('tipoApertura', { nullable: true, description: 'The opening.' }),
    accessorioPk: t.exposeInt('accessorioId', { nullable: true, description: 'Number of the accessory.' }),
    accessorio: t.relation('accessorio', { nullable: true, description: 'The accessory.' }),
  }),
})

builder.prismaNode('ServizioListino', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(servizi, id, ctx),
  nullable: true,
  description: 'Installation, disposal, transport or survey, with its rule and VAT rate.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ...columnFields(t, servizioListinoSchema.omit(['costo'])),
    costo: t.field(costField('What it costs the house, percent of its amount; null: not known.')),
    listino: t.relation('listino', { description: 'The list that it is of.' }),
  }),
})

builder.prismaNode('ScontoListino', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(sconti, id, ctx),
  nullable: true,
  description: 'The discount of a kind of customer, or of one customer.',
  authScopes: guarded,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ...columnFields(t, scontoListinoSchema.omit(['clientePk'])),
    listino: t.relation('listino', { description: 'The list that it is of.' }),
    clientePk: t.exposeInt('clienteId', {
      nullable: true,
      description: 'Number of the customer; null where it is of a kind.',
    }),
    cliente: t.relation('cliente', {
      nullable: true,
      seenIn: clientiList,
      description: 'The customer; null where it is of a kind.',
    }),
  }),
})
