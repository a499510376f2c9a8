import { filterBy } from '#platform/db/filterBy.ts'
import { type ListSource, whereOf } from '#platform/db/listSource.ts'
import { withinInstants } from '#platform/db/periodo.ts'
import { can, isOfUser, type Viewer } from '#platform/permissions.ts'
import type { Searcher } from '#platform/search/search.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { formatEuro } from '#shared/formats/formats.ts'
import { offerteFilters, STATO_OFFERTA_LABELS, type StatoOfferta, statoOfferta } from './rules.ts'
import { offertaFactsOf } from './stored.ts'

type Where = Prisma.OffertaWhereInput

const NOTHING = { id: { in: [] } }

/** Offers of the quotes of some agents, and of their customers where there is no quote. */
const ofAgenti = (pks: readonly number[]): Where => {
  const own = { is: { agenteId: { in: [...pks] } } }
  return { OR: [{ preventivo: own }, { preventivoId: null, cliente: own }] }
}

/**
 * Which offers a user sees: superusers and staff all, an agent those of own quotes and customers, an area head those of
 * sub-agents too, anybody else none.
 */
function visible(viewer: Viewer | null): Where {
  if (viewer === null || !can(viewer, 'viewOfferte')) return NOTHING
  if (isOfUser(viewer, 'adminClienti') || !viewer.agente) return {}
  return ofAgenti([viewer.agente.id, ...viewer.agente.subAgenti])
}

/** The rule of the state, as the database asks it. */
function whereStato(stato: StatoOfferta): Where {
  const today = dateOfDay(dayOfInstant(new Date()))
  if (stato === 'SCADUTA') return { stato: 'INVIATA', validaFino: { lt: today } }
  if (stato !== 'INVIATA') return { stato }
  return { stato, OR: [{ validaFino: null }, { validaFino: { gte: today } }] }
}

const empty = 'last' as const

/** The offers. */
export const offerteList: ListSource<Where, FilterOf<typeof offerteFilters>> = {
  model: 'offerta',
  visible,
  filter: filterBy('offerta', offerteFilters, {
    stato: whereStato,
    conBozza: (yes) => ({ numeroBozza: yes ? { not: null } : null }),
    agentePk: (pk) => ofAgenti([pk]),
    famigliaPk: (pk) => ({ versioni: { some: { alternative: { some: { righe: { some: { famigliaId: pk } } } } } } }),
    causaRifiuto: (causa) => ({
      stato: 'RIFIUTATA',
      versioni: { some: { stato: 'RIFIUTATA', causaRifiuto: causa } },
    }),
    creata: (periodo) => ({ creataIl: withinInstants(periodo) }),
    inviata: (periodo) => ({ inviataIl: withinInstants(periodo) }),
  }),
  orderings: {
    id: (direction) => ({ id: direction }),
    aggiornatoIl: (direction) => ({ aggiornatoIl: direction }),
    creataIl: (direction) => ({ creataIl: direction }),
    nomeCliente: (direction) => ({ nomeCliente: direction }),
    stato: (direction) => ({ stato: direction }),
    netto: (direction) => ({ netto: direction }),
    totale: (direction) => ({ totale: direction }),
    inviataIl: (direction) => ({ inviataIl: { sort: direction, nulls: empty } }),
    validaFino: (direction) => ({ validaFino: { sort: direction, nulls: empty } }),
  },
  // Withheld from agents, by the server too.
  reservedFilters: { agentePk: 'adminPreventivi' },
  predefinito: ['-creataIl'],
}

/** What belongs to an offer, for those who see it. */
export const versioniOfferta = {
  model: 'versioneOfferta',
  visible: (viewer: Viewer | null): Prisma.VersioneOffertaWhereInput => ({ offerta: { is: visible(viewer) } }),
} as const

/** The alternatives of the offers that a user sees. */
export const alternativeOfferta = {
  model: 'alternativaOfferta',
  visible: (viewer: Viewer | null): Prisma.AlternativaOffertaWhereInput => ({
    versioneOfferta: { is: versioniOfferta.visible(viewer) },
  }),
} as const

/** The lines of the offers that a user sees. */
export const righeOfferta = {
  model: 'rigaOfferta',
  visible: (viewer: Viewer | null): Prisma.RigaOffertaWhereInput => ({
    alternativa: { is: alternativeOfferta.visible(viewer) },
  }),
} as const

/** Offers by number, customer, address or reference. */
export const offerteSearcher: Searcher = {
  permesso: 'viewOfferte',
  async cerca(text, first, { services, viewer }) {
    const today = dayOfInstant(new Date())
    const found = await services.db.offerta.findMany({
      where: whereOf(offerteList, { search: text }, viewer),
      orderBy: [{ creataIl: 'desc' }, { id: 'desc' }],
      take: first,
      select: {
        id: true,
        nomeCliente: true,
        stato: true,
        validaFino: true,
        netto: true,
      },
    })
    return found.map((row) => ({
      tipo: 'Offerta',
      titolo: row.nomeCliente,
      sottotitolo: [
        `n. ${row.id}`,
        STATO_OFFERTA_LABELS[statoOfferta(offertaFactsOf(row), today)],
        formatEuro(row.netto.toNumber()),
      ].join(' · '),
      url: `/offerte/#/${row.id}`,
    }))
  },
}
