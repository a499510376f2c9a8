import { foundWithin, whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { documentoUrl, permalinkUrl, versioneUrl } from '../../file/entity.ts'
import { documentiList } from '../../file/list.ts'
import { cartelleList } from '../list.ts'

/** What is withheld is null, in every door. */
const management = { authScopes: { permesso: 'adminApp' }, unauthorizedResolver: () => null, nullable: true } as const
const RESERVED = 'Withheld from users who do not manage folders: null.'

/** First and last name of a user, or the username. */
const nameOf = (user: { firstName: string; lastName: string; username: string } | null) =>
  user && (`${user.firstName} ${user.lastName}`.trim() || user.username)
const name = { select: { firstName: true, lastName: true, username: true } } as const

const VersioneDocumento = builder.prismaNode('VersioneDocumento', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: foundWithin(documentiList, 'documento'),
  nullable: true,
  description: 'What a file was before it was replaced.',
  authScopes: { permesso: 'adminApp' },
  select: { id: true },
  fields: (t) => ({
    documento: t.relation('documento', {
      seenIn: documentiList,
      nullable: true,
      description: 'The file that has replaced it.',
    }),
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome', { description: 'Name it was saved under.' }),
    file: t.string({
      description: 'Its address.',
      select: { id: true, nome: true },
      resolve: (versione) => versioneUrl(versione),
    }),
    dimensione: t.int({
      description: 'Bytes.',
      select: { file: { select: { dimensione: true } } },
      resolve: ({ file }) => file.dimensione,
    }),
    caricatoIl: t.expose('caricatoIl', { type: 'DateTime', description: 'When it was uploaded.' }),
    caricatoDa: t.string({
      nullable: true,
      description: 'Who uploaded it; null when the user is gone.',
      select: { caricatoDa: name },
      resolve: ({ caricatoDa }) => nameOf(caricatoDa),
    }),
  }),
})

export const DocumentoCartella = builder.prismaNode('DocumentoCartella', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(documentiList, id, ctx),
  nullable: true,
  description: 'A file of a folder.',
  authScopes: { permesso: 'viewFolders' },
  select: { id: true },
  fields: (t) => ({
    cartella: t.relation('cartella', {
      seenIn: cartelleList,
      nullable: true,
      description: 'The folder it is in; null to who sees the file and not the folder.',
    }),
    pk: t.exposeInt('id'),
    cartellaPk: t.exposeInt('cartellaId', { description: 'Number of its folder.' }),
    nome: t.exposeString('nome', { description: 'Name it is saved under.' }),
    titolo: t.string({
      nullable: true,
      description: 'Shown instead of the name; null without one.',
      select: { titolo: true },
      resolve: ({ titolo }) => titolo || null,
    }),
    descrizione: t.exposeString('descrizione', { description: 'Plain text; may be empty.' }),
    permalink: t.exposeString('permalink', {
      nullable: true,
      description: 'End of its public address; null without one.',
    }),
    permalinkUrl: t.string({
      nullable: true,
      description: 'Its public address; null without one.',
      select: { permalink: true },
      resolve: ({ permalink }) => permalink && permalinkUrl(permalink),
    }),
    file: t.string({
      description: 'Its address, which answers whoever sees its folder; `?scarica` saves instead of showing it.',
      select: { id: true, nome: true },
      resolve: (documento) => documentoUrl(documento),
    }),
    dimensione: t.int({
      description: 'Bytes.',
      select: { file: { select: { dimensione: true } } },
      resolve: ({ file }) => file.dimensione,
    }),
    caricatoIl: t.expose('caricatoIl', { type: 'DateTime', description: 'When what it is now was uploaded.' }),
    caricatoDa: t.string({
      ...management,
      description: `Who uploaded it. ${RESERVED}`,
      select: { caricatoDa: name },
      resolve: ({ caricatoDa }) => nameOf(caricatoDa),
    }),
    aperture: t.int({
      ...management,
      description: `How often its public address was opened. ${RESERVED}`,
      select: { aperture: true },
      resolve: ({ aperture }) => aperture,
    }),
    precedenti: t.relation('precedenti', {
      ...management,
      type: VersioneDocumento,
      query: { orderBy: { id: 'desc' } },
      description: `What it was before it was replaced, the last first. ${RESERVED}`,
    }),
    versione: t.exposeInt('versione', { description: 'Grows at every change: sent back with an update.' }),
  }),
})
