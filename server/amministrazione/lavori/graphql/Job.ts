import { readOne, readPage } from '#platform/db/read.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import type { UserError } from '#platform/errors.ts'
import { fileUrl } from '#platform/files/urls.ts'
import { builder } from '#platform/graphql/builder.ts'
import { mutationField, nodeField, UserErrorType } from '#platform/graphql/mutationField.ts'
import { importResultOf, RisultatoImportazione } from '#platform/imports/resultTypes.ts'
import { OPEN } from '#platform/jobs/row.ts'
import { fullNameOf } from '#platform/operation.ts'
import type { StatoJob } from '#prisma/generated/enums.ts'
import { cancelJob } from '../cancelJob.ts'
import { jobList } from '../list.ts'
import { notCancellableReason } from '../rules.ts'

/** The kind of job that an import is. */
const IMPORT_RUN = 'importazione'
const MS_PER_DAY = 24 * 60 * 60 * 1000

const StatoJobEnum = builder.enumType('StatoJob', {
  description: 'Where a long work stands.',
  values: {
    IN_CODA: { description: 'Waits to be run, or run again.' },
    IN_CORSO: { description: 'Running.' },
    COMPLETATO: { description: 'Done: see `risultato`.' },
    FALLITO: { description: 'Given up: see `errori`.' },
    ANNULLATO: { description: 'Cancelled, and nothing was written: `errori` tells by whom.' },
  } satisfies Record<StatoJob, { description: string }>,
})

const Job = builder.prismaNode('Job', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(jobList, id, ctx),
  nullable: true,
  description: 'A long work (import, bulk PDF), as the user who asked for it follows it.',
  authScopes: { login: true },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    tipo: t.exposeString('tipo', { description: 'Kind of work.' }),
    descrizione: t.exposeString('descrizione', { description: 'What it does: what is imported, from which file.' }),
    utente: t.string({
      description: "Name of who asked for it; '' when their account is gone.",
      select: { user: { select: { firstName: true, lastName: true, username: true } } },
      resolve: ({ user }) => (user ? fullNameOf(user) : ''),
    }),
    annullabile: t.boolean({
      description: 'Whether `cancelJob` would cancel it now.',
      select: { stato: true, tipo: true },
      resolve: ({ stato, tipo }, _args, { services }) =>
        OPEN.includes(stato) && notCancellableReason({ stato, annullabile: services.jobs.annullabile(tipo) }) === null,
    }),
    stato: t.expose('stato', { type: StatoJobEnum, description: 'Where it stands.' }),
    progresso: t.exposeInt('progresso', { description: 'Percent done, 0 to 100.' }),
    risultato: t.expose('risultato', {
      type: 'JSON',
      nullable: true,
      description:
        'What it made, in the shape of its kind: of an `importazione` the fields of `importazione`, of what prints or searches `{"ordini": 21}`, how many orders.',
    }),
    importazione: t.field({
      type: RisultatoImportazione,
      nullable: true,
      description: 'What an import did; null for another kind of work, and before it is done.',
      select: { tipo: true, risultato: true },
      resolve: ({ tipo, risultato }) => (tipo === IMPORT_RUN && risultato ? importResultOf(risultato) : null),
    }),
    errori: t.field({
      type: [UserErrorType],
      nullable: true,
      description: 'Why it failed or was cancelled; null for what did not.',
      select: { errori: true },
      resolve: ({ errori }) => errori as UserError[] | null,
    }),
    file: t.string({
      nullable: true,
      description: 'Address of the file that it made; null for none, or before it is done.',
      select: { file: { select: { chiave: true, nome: true } } },
      resolve: ({ file }) => file && fileUrl(file),
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
    resolve: (query, _root, { pk }, ctx) => readOne(ctx.services.db, 'job', query, whereOne(jobList, pk, ctx)),
  }),
)

builder.queryField('jobsInCorso', (t) =>
  t.prismaField({
    type: [Job],
    description: 'The long works of the caller, or of all for a superuser, that are not over, the oldest first.',
    authScopes: { login: true },
    resolve: (query, _root, _args, ctx) => {
      const where = { stato: { in: OPEN }, AND: jobList.visible(ctx.viewer) }
      return readPage(ctx.services.db, 'job', query, where, [{ id: 'asc' }], { take: 50 })
    },
  }),
)

builder.queryField('jobsFiniti', (t) =>
  t.prismaField({
    type: [Job],
    description: 'The long works of the caller asked for in the last 24 hours that are over, the latest first.',
    authScopes: { login: true },
    resolve: (query, _root, _args, ctx) => {
      const creatoIl = { gte: new Date(Date.now() - MS_PER_DAY) }
      const where = { stato: { notIn: OPEN }, creatoIl, userId: ctx.viewer?.id ?? -1 }
      return readPage(ctx.services.db, 'job', query, where, [{ id: 'desc' }], { take: 20 })
    },
  }),
)

mutationField(cancelJob, {
  description: 'Cancels a long work: nothing of it is written. Refused (TOO_LATE) when it is over.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Its number.' }) }),
  payload: (t) => ({ job: nodeField(t, Job, jobList, ({ pk }) => pk) }),
})
