import type { StatoJob } from '../../../../prisma/generated/enums.ts'
import { readOne } from '../../../platform/db/read.ts'
import { builder } from '../../../platform/graphql/builder.ts'
import { whereUno } from '../../../platform/graphql/elencoField.ts'
import { elencoJob } from '../elenco.ts'

const StatoJobEnum = builder.enumType('StatoJob', {
  description: 'Where a long work stands.',
  values: {
    IN_CODA: { description: 'Waits to be run, or run again.' },
    IN_CORSO: { description: 'Running.' },
    COMPLETATO: { description: 'Done: see `risultato`.' },
    FALLITO: { description: 'Given up: see `errori`.' },
  } satisfies Record<StatoJob, { description: string }>,
})

const Job = builder.prismaNode('Job', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereUno(elencoJob, id, ctx),
  nullable: true,
  description: 'A long work (import, bulk PDF), as the user who asked for it follows it.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    tipo: t.exposeString('tipo', { description: 'Kind of work.' }),
    stato: t.expose('stato', { type: StatoJobEnum, description: 'Where it stands.' }),
    progresso: t.exposeInt('progresso', { description: 'Percent done, 0 to 100.' }),
    risultato: t.expose('risultato', {
      type: 'JSON',
      nullable: true,
      description: 'What it made; its shape is of its kind.',
    }),
    errori: t.expose('errori', {
      type: 'JSON',
      nullable: true,
      description: 'Why it failed: a list of { code, field, message }.',
    }),
    creatoIl: t.expose('creatoIl', { type: 'DateTime', description: 'When it was asked for.' }),
  }),
})

builder.queryField('job', (t) =>
  t.prismaField({
    type: Job,
    nullable: true,
    description: 'A long work of the caller, or of anybody for a superuser; null when it is neither.',
    authScopes: { login: true },
    args: { pk: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: async (query, _root, { pk }, ctx) =>
      (await readOne(ctx.services.db, 'job', query, whereUno(elencoJob, pk, ctx))) as never,
  }),
)
