import { foundWithin } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { mutationField, nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { fullNameOf } from '#platform/operation.ts'
import { createArrivoFornitore } from '../../arrivi/createArrivoFornitore.ts'
import { arrivoFornitoreSchema } from '../../arrivi/rules.ts'
import { isWhole, shortOfOrdine, shortSelection, wholeSelection } from '../../arrivi/short.ts'
import { undoArrivoFornitore } from '../../arrivi/undoArrivoFornitore.ts'
import { ordiniFornitoreList } from '../list.ts'
import { OrdineFornitore } from './OrdineFornitore.ts'

const RigaArrivata = builder.objectRef<{ rigaPk: number; quantita: number }>('RigaArrivata')
RigaArrivata.implement({
  description: 'How much of a row came.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  fields: (t) => ({
    rigaPk: t.exposeInt('rigaPk', { description: 'Number of the row.' }),
    quantita: t.field({ type: 'Decimal', description: 'In its unit.', resolve: ({ quantita }) => quantita }),
  }),
})

const ArrivoFornitore = builder.prismaNode('ArrivoFornitore', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: foundWithin(ordiniFornitoreList, 'ordineFornitore'),
  nullable: true,
  description: 'What came of a supplier order at once.',
  authScopes: { permesso: 'viewOrdiniFornitore' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    giorno: t.expose('giorno', { type: 'Date', description: 'When it came.' }),
    numeroDocumento: t.exposeString('numeroDocumento', { description: 'Number of the delivery note; may be empty.' }),
    registratoIl: t.expose('registratoIl', { type: 'DateTime', description: 'When it was written.' }),
    autore: t.string({
      description: 'Who wrote it; empty when the user is gone.',
      select: { user: { select: { firstName: true, lastName: true, username: true } } },
      resolve: ({ user }) => (user ? fullNameOf(user) : ''),
    }),
    righe: t.field({
      type: [RigaArrivata],
      description: 'What came of each row.',
      select: { righe: { orderBy: { rigaId: 'asc' }, select: { rigaId: true, quantita: true } } },
      resolve: ({ righe }) => righe.map(({ rigaId, quantita }) => ({ rigaPk: rigaId, quantita: quantita.toNumber() })),
    }),
  }),
})

builder.prismaObjectFields(OrdineFornitore, (t) => ({
  arrivi: t.relation('arrivi', {
    type: ArrivoFornitore,
    query: { orderBy: [{ giorno: 'asc' }, { id: 'asc' }] },
    description: 'What came of it, in time.',
  }),
  arrivato: t.boolean({
    description: 'It is ARRIVATO, or its actual day is not to come: nothing is short of it.',
    select: wholeSelection,
    resolve: isWhole,
  }),
  mancanti: t.stringList({
    description: 'What is short of its rows, each in a sentence; none while nothing has come, or all has.',
    select: shortSelection,
    resolve: shortOfOrdine,
  }),
}))

const RigaArrivoInput = builder.inputType('RigaArrivoInput', {
  description: 'How much of a row came.',
  fields: (t) => ({
    rigaPk: t.int({ required: true, description: 'Number of the row.' }),
    quantita: t.field({
      type: 'Decimal',
      required: true,
      description: 'In its unit: at most what is short; 0 for nothing.',
    }),
  }),
})

const payload = (t: PayloadBuilder<{ ordineFornitorePk: number }>) => ({
  ordineFornitore: nodeField(t, OrdineFornitore, ordiniFornitoreList, ({ ordineFornitorePk }) => ordineFornitorePk),
})

mutationField(createArrivoFornitore, {
  description: 'Writes what came of a supplier order, by row; it is ARRIVATO when nothing is short any more.',
  input: (t) => ({
    ...inputFields(t, arrivoFornitoreSchema),
    righe: t.field({ type: [RigaArrivoInput], required: true, description: 'The rows that came, each once.' }),
    versione: t.int({ description: 'The one that was read: what came meanwhile is told with CONFLICT.' }),
  }),
  payload: (t) => ({
    ...payload(t),
    pk: t.int({
      nullable: true,
      description: 'Number of the arrival, for `undoArrivoFornitore`; null when there are errors.',
      resolve: ({ result }) => result?.pk,
    }),
    completo: t.boolean({
      nullable: true,
      description: 'Nothing is short any more: it is ARRIVATO; null when there are errors.',
      resolve: ({ result }) => result?.complete,
    }),
  }),
})

mutationField(undoArrivoFornitore, {
  description: 'Takes an arrival back: what it brought is short again.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the arrival.' }) }),
  payload,
})
