import { eachWord } from '#platform/db/search.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityDoors } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields, rowFields } from '#platform/graphql/fields.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import { fullNameOf } from '#platform/operation.ts'
import { whereDays } from '../../assenze/period.ts'
import { createPersona, deletePersona, updatePersona } from '../entity.ts'
import { personaleList } from '../list.ts'
import { personaleFilters, personaSchema } from '../rules.ts'

export const Persona = builder.prismaNode('Persona', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(personaleList, id, ctx),
  nullable: true,
  description: 'Somebody of the staff.',
  authScopes: { permesso: 'adminPersonale' },
  select: { id: true },
  fields: (t) => ({
    ...rowFields(t),
    ...columnFields(t, personaSchema.omit(['utentePk'])),
    assenze: t.relation('assenze', {
      args: { periodo: t.arg({ type: PeriodoInput, description: 'With a day in this period.' }) },
      query: ({ periodo }) => ({
        where: { AND: whereDays(periodo) },
        orderBy: [{ giornoDa: 'asc' }, { id: 'asc' }],
      }),
      description: 'When they are away, by first day.',
    }),
    utentePk: t.exposeInt('utenteId', { nullable: true, description: 'Its user; null for who does not log in.' }),
    nomeUtente: t.string({
      description: "First and last name of its user, or the username; '' without one.",
      select: { utente: { select: { firstName: true, lastName: true, username: true } } },
      resolve: ({ utente }) => (utente ? fullNameOf(utente) : ''),
    }),
    numeroAssenze: t.relationCount('assenze', { description: 'Absences of any time, which go with the person.' }),
  }),
})

interface UtentePersona {
  id: number
  username: string
  firstName: string
  lastName: string
}

const Utente = builder.objectRef<UtentePersona>('UtentePersona').implement({
  description: 'A user who may be somebody of the staff.',
  authScopes: { permesso: 'adminPersonale' },
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'Its number.' }),
    nome: t.string({ description: 'First and last name, or the username.', resolve: (utente) => fullNameOf(utente) }),
  }),
})

/** Users told at once: who searches for more writes more. */
const MOST = 20

builder.queryField('utentiPersonale', (t) =>
  t.field({
    type: [Utente],
    description: 'Active users of the house who are nobody of the staff yet, by name, twenty at most.',
    authScopes: { permesso: 'adminPersonale' },
    args: { testo: t.arg.string({ description: 'Every word, in the name or the username.' }) },
    resolve: (_root, { testo }, ctx) =>
      ctx.services.db.user.findMany({
        where: {
          isActive: true,
          persona: null,
          appAccount: null,
          fornitore: null,
          AND: eachWord((contains) => ({
            OR: [{ username: contains }, { firstName: contains }, { lastName: contains }],
          }))(testo ?? ''),
        },
        select: { id: true, username: true, firstName: true, lastName: true },
        orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
        take: MOST,
      }),
  }),
)

const filtro = filterInput('FiltroPersonale', personaleFilters, 'Filters of the staff; all that are given must hold.')

entityDoors({
  field: 'persona',
  tipo: Persona,
  elenco: personaleList,
  permesso: 'adminPersonale',
  list: ['personale', filtro, 'The staff, by name.'],
  detail: 'One person by number.',
  input: (t) => inputFields(t, personaSchema),
  create: [createPersona, 'Adds a person to the staff.'],
  update: [updatePersona, 'Changes the fields of a person that are sent.'],
  delete: [deletePersona, 'Removes a person with their absences.'],
  deleted: ['pk', 'deletedId'],
})
