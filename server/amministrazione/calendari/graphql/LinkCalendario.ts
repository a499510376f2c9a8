import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { mutationField, nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { wordOf } from '#shared/fields/words.ts'
import { createLinkCalendario, revokeLinkCalendario } from '../operations.ts'
import { linkCalendarioSchema, TIPI_CALENDARIO } from '../rules.ts'

const TipoCalendarioEnum = choiceEnum('TipoCalendario', TIPI_CALENDARIO, 'What a calendar tells.', {
  piano: 'Phases of a department, as they are planned.',
  consegne: 'Days on which orders are ready and are installed.',
  assenze: 'Absences of the staff.',
})

const LinkCalendario = builder.prismaNode('LinkCalendario', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id) => ({ id: boundedInteger(id) }),
  nullable: true,
  description: 'An address that a calendar program reads; it is shown once, at its creation.',
  authScopes: { permesso: 'adminToken' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome', { description: 'Whom it was given to.' }),
    tipo: t.field({
      type: TipoCalendarioEnum,
      description: 'What it tells.',
      select: { tipo: true },
      resolve: ({ tipo }) => wordOf(tipo),
    }),
    reparto: t.exposeString('reparto', {
      nullable: true,
      description: 'Key of the department whose plan it is; null of the others.',
    }),
    user: t.relation('user', { description: 'Who made it: it tells what they see.' }),
    creatoIl: t.expose('creatoIl', { type: 'DateTime' }),
    revocatoIl: t.expose('revocatoIl', { type: 'DateTime', nullable: true }),
    ultimoUso: t.expose('ultimoUso', { type: 'DateTime', nullable: true, description: 'Last reading, to the hour.' }),
  }),
})

referenceField('linkCalendari', {
  tipo: LinkCalendario,
  model: 'linkCalendario',
  permesso: 'adminToken',
  description: 'All addresses of calendars, the newest first.',
  orderBy: [{ id: 'desc' }],
})

const linkField = <Result extends { pk: number }>(t: PayloadBuilder<Result>) =>
  nodeField(t, LinkCalendario, { model: 'linkCalendario', visible: () => ({}) }, ({ pk }) => pk)

mutationField(createLinkCalendario, {
  description: 'Makes an address that a calendar program reads in the name of the caller. Not with a token.',
  input: (t) => inputFields(t, linkCalendarioSchema),
  payload: (t) => ({
    link: linkField(t),
    percorso: t.string({
      nullable: true,
      description: 'The address below that of the product, `/calendario/….ics`, shown this once.',
      resolve: ({ result }) => result?.percorso ?? null,
    }),
  }),
})

mutationField(revokeLinkCalendario, {
  description: 'Revokes the address of a calendar.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({ link: linkField(t) }),
})
