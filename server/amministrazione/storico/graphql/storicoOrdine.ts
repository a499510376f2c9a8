import { FORNITURA_ACTIONS } from '#acquisti/ordiniFornitore/history.ts'
import { RIGHE_ACTIONS } from '#acquisti/righeOrdineFornitore/history.ts'
import { RESERVED_FIELDS } from '#ordini/ordini/history.ts'
import { ordiniList } from '#ordini/ordini/list.ts'
import type { Context } from '#platform/context.ts'
import { readOne } from '#platform/db/read.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import { builder } from '#platform/graphql/builder.ts'
import { bounded } from '#platform/graphql/listField.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import {
  HISTORY_MAX,
  type HistoryFilter,
  type HistorySummary,
  readStorico,
  summarizeHistory,
} from '#platform/history/read.ts'
import type { Flag } from '#platform/permissions.ts'
import { VoceStoricoType } from './VoceStorico.ts'

/** What is bought from suppliers. */
const FORNITORI = Object.keys({ ...FORNITURA_ACTIONS, ...RIGHE_ACTIONS })

/** Fields whose history this viewer does not see, because the field itself is withheld. */
function reserved(ctx: Context): string[] {
  return Object.entries(RESERVED_FIELDS).flatMap(([flag, fields]) => (ctx.can(flag as Flag) ? [] : fields))
}

/** What this viewer does not see: withheld fields, and what is bought from suppliers. */
function senza(ctx: Context) {
  return { campi: reserved(ctx), actions: ctx.can('viewOrdiniFornitore') ? [] : FORNITORI }
}

/** @throws Refusal NOT_FOUND for an order that is missing, or not the viewer's to see */
async function checkSeen(pk: number, ctx: Context): Promise<void> {
  const where = whereOne(ordiniList, pk, ctx)
  if (!(await readOne(ctx.services.db, 'ordine', { select: { id: true } }, where))) throw new Refusal('NOT_FOUND')
}

const Filter = builder.inputRef<HistoryFilter>('FiltroStorico').implement({
  description: 'Filters of a history; all that are given must hold.',
  fields: (t) => ({
    campo: t.string({ description: 'A field, as `riassuntoStoricoOrdine` names it.' }),
    utente: t.string({ description: 'Who, by the name of then.' }),
    periodo: t.field({ type: PeriodoInput, description: 'When, by the days of Italy.' }),
  }),
})

builder.queryField('storicoOrdine', (t) =>
  t.field({
    type: [VoceStoricoType],
    description:
      'What has been done with an order, newest first (the Logs tab), by pages. Entries about prices, agent, mail and suppliers are withheld from users who may not see those.',
    authScopes: { permesso: 'viewOrders' },
    args: {
      pk: t.arg.int({ required: true, description: 'Number of the order.' }),
      filtro: t.arg({ type: Filter, description: 'Which entries.' }),
      pagina: t.arg.int({ description: 'From 1.' }),
      perPagina: t.arg.int({ description: `At most ${HISTORY_MAX}, which is also what a page has when missing.` }),
    },
    async resolve(_root, { pk, filtro, pagina, perPagina }, ctx) {
      await checkSeen(pk, ctx)
      const asked = {
        pagina: bounded(pagina ?? 1, 1_000_000, 'pagina'),
        perPagina: bounded(perPagina ?? HISTORY_MAX, HISTORY_MAX, 'perPagina'),
      }
      return readStorico(ctx.services.db, 'Ordine', pk, senza(ctx), filtro ?? {}, asked)
    },
  }),
)

const CampoStorico = builder.objectRef<HistorySummary['campi'][number]>('CampoStorico').implement({
  description: 'A field that a history tells about.',
  authScopes: { login: true },
  fields: (t) => ({
    valore: t.exposeString('valore', { description: 'For the filter.' }),
    etichetta: t.exposeString('etichetta', { description: 'In Italian.' }),
  }),
})

const StoricoSummaryType = builder.objectRef<HistorySummary>('RiassuntoStorico').implement({
  description: 'What a history can be filtered by, and how many entries pass.',
  authScopes: { login: true },
  fields: (t) => ({
    totale: t.exposeInt('totale', { description: 'Entries that pass the filter.' }),
    campi: t.field({ type: [CampoStorico], description: 'Fields.', resolve: ({ campi }) => campi }),
    utenti: t.exposeStringList('utenti', { description: 'People, by the names of then.' }),
  }),
})

builder.queryField('riassuntoStoricoOrdine', (t) =>
  t.field({
    type: StoricoSummaryType,
    description: 'What the history of an order can be filtered by, and how many entries pass the filter.',
    authScopes: { permesso: 'viewOrders' },
    args: {
      pk: t.arg.int({ required: true, description: 'Number of the order.' }),
      filtro: t.arg({ type: Filter, description: 'Which entries are counted.' }),
    },
    async resolve(_root, { pk, filtro }, ctx) {
      await checkSeen(pk, ctx)
      return summarizeHistory(ctx.services.db, 'Ordine', pk, senza(ctx), filtro ?? {})
    },
  }),
)
