import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { REPARTI_FASI } from '../../schedulazione/engine/types.ts'
import { type RepartoInAnalisi, readRepartiAnalisi } from '../capacity.ts'
import {
  type CellaAnalisi,
  type LavorazioneInAnalisi,
  type PostazioneTotal,
  type RigaAnalisi,
  readRigheAnalisi,
  totalsOf,
} from '../times.ts'
import { AnalisiPostazione } from './AnalisiPostazione.ts'

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

const Riga = builder.objectRef<RigaAnalisi>('RigaAnalisi').implement({
  description: 'An order of an analysis at each of its workstations.',
  authScopes,
  fields: (t) => ({
    ordine: t.exposeInt('ordine', { description: 'Number of the order.' }),
    celle: t.field({ type: [Cella], description: 'In the order of the workstations.', resolve: ({ celle }) => celle }),
  }),
})

builder.prismaObjectField(AnalisiPostazione, 'righe', (t) =>
  t.field({
    type: [Riga],
    description: 'Its orders with minutes and pieces. An operation of two workstations counts in both.',
    select: { id: true },
    resolve: ({ id }, _args, { services }) => readRigheAnalisi(services.db, id),
  }),
)

const Reparto = builder.objectRef<RepartoInAnalisi>('RepartoInAnalisi').implement({
  description: 'What an analysis asks of a department, and what that can do in its week.',
  authScopes,
  fields: (t) => ({
    reparto: t.expose('reparto', { type: choiceOf(REPARTI_FASI), description: 'Department.' }),
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

const MinutiPostazione = builder.objectRef<PostazioneTotal>('MinutiPostazione').implement({
  description: 'Minutes of a workstation.',
  authScopes,
  fields: (t) => ({
    postazione: t.exposeString('postazione', { description: 'Name of the workstation.' }),
    minuti: t.exposeFloat('minuti', { description: 'Minutes that its operations should take.' }),
  }),
})

builder.prismaObjectField(AnalisiPostazione, 'totali', (t) =>
  t.field({
    type: [MinutiPostazione],
    description: 'What each workstation should take for all orders.',
    select: { id: true },
    resolve: async ({ id }, _args, { services }) => totalsOf(await readRigheAnalisi(services.db, id)),
  }),
)
