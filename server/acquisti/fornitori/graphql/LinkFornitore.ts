import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { mutationField, nodeField } from '#platform/graphql/mutationField.ts'
import { isLinkOpen } from '#platform/identity/secretLinks.ts'
import { fullNameOf } from '#platform/operation.ts'
import { createLinkFornitore } from '../../portale/link/createLinkFornitore.ts'
import { revokeLinkFornitore } from '../../portale/link/revokeLinkFornitore.ts'
import { fornitoriList } from '../list.ts'
import { Fornitore } from './Fornitore.ts'

const onlyAcquisti = { permesso: 'adminFornitori' } as const

const LinkFornitore = builder.prismaNode('LinkSegreto', {
  variant: 'LinkFornitore',
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, { viewer }) => ({
    id: boundedInteger(id),
    fornitoreId: { not: null },
    fornitore: fornitoriList.visible(viewer),
  }),
  nullable: true,
  description: 'A secret address that opens the portal of a supplier; the secret is shown once, at its creation.',
  authScopes: onlyAcquisti,
  select: { id: true },
  fields: (t) => ({
    fornitore: t.relation('fornitore', {
      seenIn: fornitoriList,
      nullable: true,
      description: 'The supplier whose portal it opens.',
    }),
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome', { description: 'Who it is for; may be empty.' }),
    prefisso: t.exposeString('prefisso', { description: 'First characters, to recognise it.' }),
    creatoIl: t.expose('creatoIl', { type: 'DateTime' }),
    creatoDaNome: t.string({
      description: 'Who made it; empty when the user is gone.',
      select: { creatoDa: { select: { firstName: true, lastName: true, username: true } } },
      resolve: ({ creatoDa }) => (creatoDa ? fullNameOf(creatoDa) : ''),
    }),
    scadeIl: t.expose('scadeIl', { type: 'DateTime', description: 'From then on it opens nothing.' }),
    revocatoIl: t.expose('revocatoIl', { type: 'DateTime', nullable: true }),
    ultimoUso: t.expose('ultimoUso', { type: 'DateTime', nullable: true, description: 'When it was last read.' }),
    letture: t.exposeInt('letture', { description: 'How many times it was read, one a minute at most.' }),
    valido: t.boolean({
      description: 'Whether it opens the portal now.',
      select: { scadeIl: true, revocatoIl: true },
      resolve: (link) => isLinkOpen(link, new Date()),
    }),
  }),
})

builder.prismaObjectField(Fornitore, 'link', (t) =>
  t.relation('link', {
    type: LinkFornitore,
    authScopes: onlyAcquisti,
    unauthorizedResolver: () => [] as never,
    query: { orderBy: [{ id: 'desc' }], take: 100 },
    description: 'The links to its portal, the newest first. Withheld from who does not administer suppliers: none.',
  }),
)

mutationField(createLinkFornitore, {
  description: 'Makes a link that opens the portal of a supplier. Not with a token.',
  input: (t) => ({
    fornitorePk: t.int({ required: true, description: 'Number of the supplier.' }),
    nome: t.string({ description: 'Who it is for.' }),
    giorni: t.int({ description: 'Days that it lasts: 30, 90 (unless told) or 365.' }),
  }),
  payload: (t) => ({
    segreto: t.string({
      nullable: true,
      description: 'What the header X-Fornitore-Token carries, shown this once.',
      resolve: ({ result }) => result?.segreto ?? null,
    }),
    fornitore: nodeField(t, Fornitore, fornitoriList, ({ pk }) => pk),
  }),
})

mutationField(revokeLinkFornitore, {
  description: 'Revokes a link of a supplier.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the link.' }) }),
  payload: (t) => ({ fornitore: nodeField(t, Fornitore, fornitoriList, ({ pk }) => pk) }),
})
