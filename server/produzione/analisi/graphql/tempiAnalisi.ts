import { createBatch } from '#platform/graphql/batch.ts'
import { builder } from '#platform/graphql/builder.ts'
import { type RepartoInAnalisi, readRepartiAnalisi } from '../capacity.ts'
import { type CellaAnalisi, type LavorazioneInAnalisi, type RigaAnalisi, readRigheAnalisi, totalsOf } from '../times.ts'
import { AnalisiPostazione } from './AnalisiPostazione.ts'
import { OrdineAnalisi, PostazioneAnalisi } from './parts.ts'

const authScopes = { permesso: 'updateStatoFasiOrdineFornitore' } as const

const Lavorazione = builder.objectRef<LavorazioneInAnalisi>('LavorazioneInAnalisi').implement({
  description: 'An operation of an order at a workstation.',
  authScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', {
      nullable: true,
      description: 'Number of the operation; null of a name that none has any more.',
    }),
    lavorazione: t.exposeString('lavorazione', { description: 'Its name.' }),
    pezziEseguiti: t.exposeInt('pezziEseguiti', { description: 'Pieces done.' }),
    pezziTotali: t.exposeInt('pezziTotali', { description: 'Pieces in all.' }),
  }),
})

const Cella = builder.objectRef<CellaAnalisi>('CellaAnalisi').implement({
  description: 'An order at a workstation.',
  authScopes,
  fields: (t) => ({
    postazione: t.exposeString('postazione', { description: 'Name of the workstation.' }),
    tempoTeorico: t.exposeFloat('tempoTeorico', { description: 'Minutes that its operations should take.' }),
    tempoTeoricoUsato: t.exposeFloat('tempoTeoricoUsato', {
      description: 'Minutes that the done pieces should have taken.',
    }),
    tempoRimanente: t.exposeFloat('tempoRimanente', { description: 'Minutes left, never below 0.' }),
    lavorazioni: t.field({
      type: [Lavorazione],
      description: 'Its operations.',
      resolve: (cella) => cella.lavorazioni,
    }),
  }),
})

/** The orders of analyses at their workstations. */
const righeOf = createBatch<number, RigaAnalisi[]>(async (analisi, { services }) => {
  const found = await Promise.all(analisi.map((id) => readRigheAnalisi(services.db, id)))
  return new Map(analisi.map((id, n) => [id, found[n] ?? []]))
})

builder.prismaObjectField(OrdineAnalisi, 'celle', (t) =>
  t.field({
    type: [Cella],
    description:
      'Its minutes and pieces at each workstation, in their order. An operation of two workstations counts in both.',
    select: { analisiId: true, ordineId: true },
    resolve: async ({ analisiId, ordineId }, _args, ctx) =>
      (await righeOf(analisiId, ctx))?.find(({ ordine }) => ordine === ordineId)?.celle ?? [],
  }),
)

builder.prismaObjectField(PostazioneAnalisi, 'minutiTeorici', (t) =>
  t.float({
    description: 'Minutes that the operations of all orders should take there.',
    select: { analisiId: true, postazione: true },
    resolve: async ({ analisiId, postazione }, _args, ctx) =>
      totalsOf((await righeOf(analisiId, ctx)) ?? []).get(postazione) ?? 0,
  }),
)

const Reparto = builder.objectRef<RepartoInAnalisi>('RepartoInAnalisi').implement({
  description: 'What an analysis asks of a department, and what that can do in its week.',
  authScopes,
  fields: (t) => ({
    reparto: t.expose('reparto', { type: 'String', description: 'Key of the department.' }),
    minuti: t.exposeFloat('minuti', { description: 'Minutes of the operations at its workstations, each once.' }),
    minutiRimanenti: t.exposeFloat('minutiRimanenti', { description: 'Minutes of the pieces that are not done yet.' }),
    capacita: t.exposeFloat('capacita', {
      nullable: true,
      description: 'Person-minutes of the week; null of an analysis without a week.',
    }),
    schedulati: t.exposeFloat('schedulati', {
      nullable: true,
      description: 'Minutes that the schedule has booked in the week, of all orders; null without a week.',
    }),
  }),
})

builder.prismaObjectField(AnalisiPostazione, 'reparti', (t) =>
  t.field({
    type: [Reparto],
    description: 'Its minutes by department, against the capacity of its week.',
    select: { id: true, settimana: true },
    resolve: ({ id, settimana }, _args, { services }) => readRepartiAnalisi(services.db, id, settimana),
  }),
)
