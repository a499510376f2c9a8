import { builder } from '#platform/graphql/builder.ts'
import type { PrimaDataView, PromessaView } from '../primaData.ts'
import type { ScostamentiFase } from '../promessa/promessa.ts'
import { PianoInterface, TempisticaMancanteType } from './types.ts'

const ScostamentiType = builder.objectRef<ScostamentiFase>('ScostamentiFase').implement({
  description: 'How far past ends of a phase lay from what was planned, days; below zero: early.',
  authScopes: { login: true },
  fields: (t) => ({
    nomeFase: t.exposeString('fase', { description: 'Name of the phase.' }),
    fornitore: t.exposeString('fornitore', {
      nullable: true,
      description:
        'Name of the supplier whose past it is; null: the department’s, or that of all suppliers of the phase. Null also for who does not schedule.',
    }),
    casi: t.exposeInt('casi', { description: 'How many ends it is made of, at least 5.' }),
    mediana: t.exposeInt('mediana', { description: 'Half of them came by then.' }),
    ottoSuDieci: t.exposeInt('ottoSuDieci', { description: 'Eight of ten came by then.' }),
  }),
})

const PromessaType = builder.objectRef<PromessaView>('DataPromessa').implement({
  description: 'A date to promise: by then it is ready in eight of ten cases, as the past went.',
  authScopes: { login: true },
  fields: (t) => ({
    giorno: t.expose('giorno', { type: 'Date', description: '`YYYY-MM-DD`, never before the first possible date.' }),
    scostamenti: t.expose('scostamenti', { type: [ScostamentiType], description: 'What it is made of, by phase.' }),
    senzaDati: t.exposeStringList('senzaDati', {
      description: 'Phases with fewer than 5 past ends: they count as on time.',
    }),
  }),
})

export const PrimaDataType = builder.objectRef<PrimaDataView>('PrimaDataPossibile').implement({
  description: 'When something could be ready, beginning now with the default suppliers.',
  authScopes: { login: true },
  interfaces: [PianoInterface],
  fields: (t) => ({
    giorno: t.expose('giorno', {
      type: 'Date',
      nullable: true,
      description: 'Last day of work, `YYYY-MM-DD`; null when it cannot be said.',
    }),
    promessa: t.expose('promessa', {
      type: PromessaType,
      nullable: true,
      description: 'The date to promise; null when the past says nothing, or there is no first date.',
    }),
    tempisticheMancanti: t.expose('tempisticheMancanti', {
      type: [TempisticaMancanteType],
      description: 'Kinds of lines without a timing: the answer errs on the early side.',
    }),
  }),
})
