// What the sender of a request sees of it, in the answer to the request and nowhere else: variants with their own,
// public scope, so that nothing about the internal types opens up. They are values: nobody finds them again.
import { byOrdine } from '#platform/db/byOrdine.ts'
import { builder } from '#platform/graphql/builder.ts'

const pubblico = { pubblico: true } as const
const neverReady = () => null

const SerramentoCreato = builder.prismaObject('Serramento', {
  variant: 'SerramentoCreato',
  isValue: true,
  description: 'A window line of the request just sent.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({
    quantita: t.exposeInt('quantita'),
    altezza: t.exposeInt('altezza', { description: 'mm' }),
    larghezza: t.exposeInt('larghezza', { description: 'mm' }),
    tipoSerramento: t.relation('tipoSerramento'),
    tipoApertura: t.relation('tipoApertura'),
    accessori: t.relation('accessori', { query: { orderBy: byOrdine } }),
  }),
})

const OpzionePreventivoCreata = builder.prismaObject('OpzionePreventivo', {
  variant: 'OpzionePreventivoCreata',
  isValue: true,
  description: 'The value chosen for an option of the family.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({ opzione: t.relation('opzione'), valore: t.relation('valore') }),
})

export const PreventivoCreato = builder.prismaObject('Preventivo', {
  variant: 'PreventivoCreato',
  isValue: true,
  description: 'A quote request as its sender has just made it.',
  authScopes: pubblico,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id', { description: 'The number to quote on the phone.' }),
    dataCreazione: t.expose('dataCreazione', { type: 'DateTime' }),
    nomeCognome: t.exposeString('nomeCognome'),
    citta: t.exposeString('citta'),
    provincia: t.exposeString('provincia'),
    regionePosa: t.exposeString('regionePosa'),
    tipoCliente: t.exposeString('tipoCliente'),
    tipoIntervento: t.exposeString('tipoIntervento'),
    messaInPosa: t.exposeBoolean('messaInPosa'),
    famiglia: t.relation('famiglia'),
    opzioni: t.relation('opzioni', { type: OpzionePreventivoCreata, query: { orderBy: [{ id: 'asc' }] } }),
    serramenti: t.relation('serramenti', { type: SerramentoCreato, query: { orderBy: [{ posizione: 'asc' }] } }),
    statoPk: t.exposeInt('statoId', {
      nullable: true,
      description: 'Number of the state in which a request begins; null for none.',
    }),
    stato: t.string({
      nullable: true,
      description: 'Its name; null for none.',
      select: { stato: { select: { stato: true } } },
      resolve: ({ stato }) => stato?.stato,
    }),
    eliminato: t.boolean({ description: 'False: it has just arrived.', resolve: () => false }),
    agente: t.string({ nullable: true, description: 'Null: nobody has it yet.', resolve: neverReady }),
    emailInviataIl: t.field({ type: 'DateTime', nullable: true, description: 'Null, as yet.', resolve: neverReady }),
    emailInviataSubject: t.string({ nullable: true, description: 'Null, as yet.', resolve: neverReady }),
    emailInviataBody: t.string({ nullable: true, description: 'Null, as yet.', resolve: neverReady }),
    emailInviataAgenteIl: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null, as yet.',
      resolve: neverReady,
    }),
  }),
})
