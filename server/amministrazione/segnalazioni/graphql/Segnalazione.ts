import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { detailField, listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { segnalazioniList } from '../list.ts'
import { reportProblema } from '../reportProblema.ts'
import { MAX_MESSAGE, MAX_STACK, MAX_URL, segnalazioniFilters } from '../rules.ts'

const Segnalazione = builder.prismaNode('Segnalazione', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(segnalazioniList, id, ctx),
  nullable: true,
  description: 'A fault seen by the server or a browser, or reported by a superuser.',
  authScopes: { permesso: 'viewSegnalazioni' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    il: t.expose('il', { type: 'DateTime', description: 'When it happened.' }),
    origine: t.exposeString('origine', { description: 'server, browser, or riportato (by hand).' }),
    messaggio: t.exposeString('messaggio', { description: 'What went wrong.' }),
    stack: t.exposeString('stack', { description: 'Where in the code, or empty.' }),
    url: t.exposeString('url', { description: 'Page or path, or empty.' }),
    requestId: t.exposeString('requestId', { description: 'Finds the lines of the log.' }),
    user: t.relation('user', { nullable: true, description: 'Who met it; null for a visitor.' }),
  }),
})

listField('segnalazioni', {
  tipo: Segnalazione,
  elenco: segnalazioniList,
  filtro: filterInput(
    'FiltroSegnalazioni',
    segnalazioniFilters,
    'Filters of the faults; all that are given must hold.',
  ),
  permesso: 'viewSegnalazioni',
  description: 'Faults, the newest first.',
})

detailField('segnalazione', {
  tipo: Segnalazione,
  elenco: segnalazioniList,
  permesso: 'viewSegnalazioni',
  description: 'One fault by its number.',
})

mutationField(reportProblema, {
  description: 'Keeps a fault that a browser met; 10 a minute.',
  input: (t) => ({
    messaggio: t.string({ required: true, description: `What went wrong, up to ${MAX_MESSAGE} characters.` }),
    stack: t.string({ description: `Where in the code, up to ${MAX_STACK} characters.` }),
    url: t.string({ description: `The page, up to ${MAX_URL} characters.` }),
    riportato: t.boolean({ description: "By hand, with 'Riporta il Problema'; only a superuser's counts as such." }),
  }),
  payload: (t) => ({
    fatto: t.boolean({ resolve: ({ result }) => result !== null }),
  }),
})
