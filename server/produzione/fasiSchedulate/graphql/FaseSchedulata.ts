import { fornitoriList } from '#acquisti/fornitori/list.ts'
import { ordiniList } from '#ordini/ordini/list.ts'
import type { ListSource } from '#platform/db/listSource.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { createBatch } from '#platform/graphql/batch.ts'
import { builder } from '#platform/graphql/builder.ts'
import { changeTopic } from '#platform/graphql/changeTopic.ts'
import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { relatedList } from '#platform/graphql/relatedList.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { joinedStati, unitedColor } from '../../statiFase/rules.ts'
import { faseKey, remainingMinutesOf } from '../lavoro.ts'
import { fasiSchedulateList } from '../list.ts'
import { fasiSchedulateFilters, type Pezzi, pezziOf } from '../rules.ts'
import { StatiMateriale } from './parts.ts'

const permesso = 'updateStatoFasiOrdineFornitore'

/** What those read who follow the phases of all orders; who sees the order knows when its phases are. */
const onlyPlanners = { nullable: true, authScopes: { permesso }, unauthorizedResolver: () => null } as const
const withheld = 'Withheld from who does not follow the phases of all orders: null.'

const nameAndOrdine = { select: { id: true, nome: true, ordine: true, colore: true } } as const
const forPezzi = {
  schedulazione: {
    select: {
      ordine: {
        select: {
          righe: {
            select: {
              rivendita: true,
              numero: true,
              ante: true,
              forma: true,
              extraFields: true,
              tipoSerramento: { select: { ante: true } },
              codiceSerramento: { select: { forma: true } },
            },
          },
        },
      },
    },
  },
} as const

type LoadedRiga = Omit<Parameters<typeof pezziOf>[0][number], 'formaCodice'> & {
  codiceSerramento: { forma: string } | null
}
type WithRighe = { schedulazione: { ordine: { righe: LoadedRiga[] } } }

function pezzi({ schedulazione }: WithRighe): Pezzi {
  const { righe } = schedulazione.ordine
  return pezziOf(
    righe.map(({ codiceSerramento, ...riga }) => ({ ...riga, formaCodice: codiceSerramento?.forma ?? null })),
  )
}

/** By order, phase and minutes. */
const remaining = createBatch<string, number>(async (keys, { services }) => {
  const asked = keys.map((key) => {
    const [, ordine, fase = '', duration] = /^(\d+):(.*):(\d+)$/s.exec(key) ?? []
    return { chiave: key, ordine: Number(ordine), fase, durata: Number(duration) }
  })
  const found = await remainingMinutesOf.run(services.db, asked)
  return new Map(
    asked.flatMap((chiesta) =>
      found.flatMap((own) => {
        const minutes = own.get(faseKey(chiesta))
        return minutes === undefined ? [] : [[chiesta.chiave, minutes] as const]
      }),
    ),
  )
})

/** A phase in the schedule of an order. */
const FaseSchedulata = builder.prismaNode('SchedulazioneFase', {
  name: 'FaseSchedulata',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(fasiSchedulateList, id, ctx),
  nullable: true,
  description: 'A scheduled phase of an order.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
    nomeFase: t.exposeString('nomeFase', { description: 'Name of the phase.' }),
    schedulazione: t.relation('schedulazione', {
      description: 'The schedule it is in, with the order.',
    }),
    minutiRimasti: t.int({
      ...onlyPlanners,
      description: `Minutes of work left by the pieces that the workshop has done; null of a phase without such work. ${withheld}`,
      select: { ordineId: true, nomeFase: true, durata: true },
      resolve: ({ ordineId, nomeFase, durata }, _args, ctx) => remaining(`${ordineId}:${nomeFase}:${durata}`, ctx),
    }),
    numeroSerramenti: t.int({
      ...onlyPlanners,
      description: `Windows of the order. ${withheld}`,
      select: { schedulazione: { select: { ordine: { select: { numeroSerramenti: true } } } } },
      resolve: ({ schedulazione }) => schedulazione.ordine.numeroSerramenti,
    }),
    tipiSerramenti: t.stringList({
      ...onlyPlanners,
      description: `Their types, each once, by name. ${withheld}`,
      select: {
        schedulazione: {
          select: {
            ordine: {
              select: { righe: { select: { rivendita: true, tipoSerramento: { select: { id: true, nome: true } } } } },
            },
          },
        },
      },
      resolve: ({ schedulazione }) => {
        const own = schedulazione.ordine.righe.filter(({ rivendita }) => !rivendita)
        return [...new Set(own.map(({ tipoSerramento }) => tipoSerramento.nome))].sort((a, b) =>
          a.localeCompare(b, 'it'),
        )
      },
    }),
    stato: t.field({
      type: 'ValoreStato',
      ...onlyPlanners,
      description: `What was set on the phase; null when nothing was, as for phases of suppliers. ${withheld}`,
      select: {
        nomeFase: true,
        schedulazione: {
          select: { ordine: { select: { statiFase: { select: { nomeFase: true, stato: true } } } } },
        },
      },
      resolve: ({ nomeFase, schedulazione }) =>
        schedulazione.ordine.statiFase.find((own) => own.nomeFase === nomeFase)?.stato ?? null,
    }),
    statoColore: t.field({
      type: 'ColoreStato',
      ...onlyPlanners,
      description: `What underlines what was set, or else the state of its supplier orders. ${withheld}`,
      select: {
        nomeFase: true,
        schedulazione: {
          select: {
            ordine: {
              select: {
                statiFase: { select: { nomeFase: true, stato: true } },
                ordiniFornitore: { select: { id: true, tipologia: true, stato: nameAndOrdine } },
              },
            },
          },
        },
      },
      resolve: ({ nomeFase, schedulazione: { ordine } }) => {
        const put = ordine.statiFase.find((its) => its.nomeFase === nomeFase)
        const own = ordine.ordiniFornitore.filter(({ tipologia }) => tipologia === nomeFase)
        return unitedColor((put ? [put] : own).map(({ stato }) => stato))
      },
    }),
    statiOrdiniFornitori: t.field({
      type: [StatiMateriale],
      ...onlyPlanners,
      description: `How far what is ordered for the order is, by name of the material. ${withheld}`,
      select: {
        schedulazione: {
          select: {
            ordine: { select: { ordiniFornitore: { select: { id: true, tipologia: true, stato: nameAndOrdine } } } },
          },
        },
      },
      resolve: ({ schedulazione }) => {
        const byMateriale = Map.groupBy(schedulazione.ordine.ordiniFornitore, ({ tipologia }) => tipologia)
        const stati = [...byMateriale].map(([materiale, own]) => ({
          materiale,
          stati: joinedStati(own.map(({ stato }) => stato)),
        }))
        return stati.sort((a, b) => a.materiale.localeCompare(b.materiale, 'it'))
      },
    }),
    numeroAnte: t.float({
      ...onlyPlanners,
      description: `Leaves. ${withheld}`,
      select: forPezzi,
      resolve: (fase) => pezzi(fase).ante,
    }),
    numeroVetri: t.float({
      ...onlyPlanners,
      description: `Panes: \`n_vetri\` of the lines, else one for each leaf. ${withheld}`,
      select: forPezzi,
      resolve: (fase) => pezzi(fase).vetri,
    }),
    numeroPezziAnte: t.float({
      ...onlyPlanners,
      description: `Pieces of doors and frames: \`pezzi_ante\` of the lines. ${withheld}`,
      select: forPezzi,
      resolve: (fase) => pezzi(fase).pezziAnte,
    }),
    numeroPezziInglesine: t.float({
      ...onlyPlanners,
      description: `Pieces of muntins: \`pezzi_inglesine\` of the lines. ${withheld}`,
      select: forPezzi,
      resolve: (fase) => pezzi(fase).pezziInglesine,
    }),
    numeroPezziArco: t.float({
      ...onlyPlanners,
      description: `Arches: \`pezzi_arco\` of the lines, else one for a shape ARCO. ${withheld}`,
      select: forPezzi,
      resolve: (fase) => pezzi(fase).pezziArco,
    }),
    fornitore: t.relation('fornitore', {
      seenIn: fornitoriList,
      ...onlyPlanners,
      description: `The supplier; null for a phase of a department. ${withheld}`,
    }),
    fornitorePk: t.exposeInt('fornitoreId', {
      nullable: true,
      description: 'Number of the supplier. Withheld from users who see no supplier orders: null.',
      authScopes: { permesso: 'viewOrdiniFornitore' },
      unauthorizedResolver: () => null,
    }),
    durata: t.exposeInt('durata', {
      ...onlyPlanners,
      description: `Days of a phase in days, else minutes. ${withheld}`,
    }),
    durataOverride: t.exposeInt('durataOverride', {
      ...onlyPlanners,
      description: `What was typed in place of the computed duration, in the unit of the phase. ${withheld}`,
    }),
    inizio: t.expose('inizio', { type: 'DateTime', description: 'It begins.' }),
    fine: t.expose('fine', { type: 'DateTime', description: 'It ends.' }),
  }),
})

/** Filters of the list of scheduled phases. */
export const FasiSchedulateFilterInput = filterInput(
  'FiltroFasiSchedulate',
  fasiSchedulateFilters,
  'Filters of the list of scheduled phases; all that are given must hold.',
)

/** The list of scheduled phases, also of what has some. */
export const fasiSchedulate = listField('fasiSchedulate', {
  tipo: FaseSchedulata,
  elenco: fasiSchedulateList,
  filtro: FasiSchedulateFilterInput,
  permesso,
  description: 'The scheduled phases across all orders, by start.',
})

relatedList('Ordine', 'fasi', fasiSchedulate, (ordineId) => ({ ordineId }), 'Its scheduled phases.')
relatedList('Fornitore', 'fasi', fasiSchedulate, (fornitoreId) => ({ fornitoreId }), 'Scheduled phases that it does.')

const topicPermesso = 'updateStatoFasiOrdineFornitore'

/** The orders of the list: who follows it sees the phases of every order. */
const ordini: ListSource<Prisma.OrdineWhereInput, Record<string, never>> = {
  model: 'ordine',
  visible: (viewer) => (can(viewer, topicPermesso) ? {} : { id: { in: [] } }),
  filter: () => [],
  orderings: {},
  predefinito: [],
}

changeTopic('FASE_SCHEDULATA', {
  log: 'ordine',
  permesso: topicPermesso,
  rows: { tipo: 'Ordine', elenco: ordini, seenIn: ordiniList },
  description: 'Orders whose phases, their states or they themselves may have changed.',
})
