import { ordiniList } from '#ordini/ordini/list.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { deletedPkField, mutationField } from '#platform/graphql/mutationField.ts'
import { metBy, rowField, thereAlways } from '#platform/graphql/rowField.ts'
import { deleteControlloOrdine } from '../deleteControlloOrdine.ts'
import { type ControlloOrdine, effettuatiList, findCheckable, listControlliOrdine } from '../read.ts'
import { effettuatoInclude, whoDidIt } from '../record.ts'
import { controlloOfOthers } from '../rules.ts'
import { isOwn, saveControlliOrdine } from '../saveControlliOrdine.ts'

const authScopes = { permesso: 'viewMarcaturaCe' } as const

const ControlloEffettuato = builder.prismaNode('ControlloEffettuato', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, { viewer }) => ({ id: boundedInteger(id), AND: effettuatiList.visible(viewer) }),
  nullable: true,
  description: 'A CE control as it was done for an order.',
  authScopes,
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    ordine: t.relation('ordine', { seenIn: ordiniList, description: 'The order.' }),
    controllo: t.relation('controllo', { description: 'What is looked at.' }),
    data: t.expose('data', { type: 'Date', description: 'When it was done.' }),
    operatorePk: t.exposeInt('operatoreId', { description: 'Number of the operator who did it.' }),
    operatore: t.relation('operatore', { description: 'Who did it.' }),
    conforme: t.exposeBoolean('conforme', { description: 'Whether the work conforms.' }),
    note: t.exposeString('note', { description: 'What was found.' }),
    motivoBloccato: t.string({
      nullable: true,
      description: 'Why the viewer can neither change nor remove it; null when they can.',
      select: { operatoreId: true, ...effettuatoInclude },
      resolve: (effettuato, _args, ctx) => (isOwn(ctx, effettuato) ? null : controlloOfOthers(whoDidIt(effettuato))),
    }),
  }),
})

const ControlloOrdineRef = builder.objectRef<ControlloOrdine>('ControlloOrdine').implement({
  description: 'A CE control that an order needs.',
  authScopes,
  fields: (t) => ({
    ordine: rowField(t, 'Ordine', ordiniList, ({ ordine }) => ordine, 'The order.', thereAlways),
    controllo: rowField(
      t,
      'ControlloLavorazione',
      metBy('controlloLavorazione'),
      ({ controllo }) => controllo,
      'What is looked at.',
      thereAlways,
    ),
    pezzi: t.exposeInt('pezzi', {
      nullable: true,
      description: 'Pieces of the order for its operation; null of what is only told to be due.',
    }),
    effettuato: rowField(
      t,
      ControlloEffettuato,
      effettuatiList,
      ({ effettuato }) => effettuato,
      'As it was done; null while it was not.',
    ),
  }),
})

builder.queryField('controlliOrdine', (t) =>
  t.field({
    type: [ControlloOrdineRef],
    nullable: true,
    description:
      'The CE controls of an order in the order of their operations; null when it is missing or not the viewer’s: operators see those of orders that they have worked on.',
    authScopes,
    args: { ordinePk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    async resolve(_root, { ordinePk }, { viewer, services: { db } }) {
      const found = await findCheckable(db, boundedInteger(ordinePk), viewer)
      return found && listControlliOrdine(db, found.id)
    },
  }),
)

const RigaControlloInput = builder.inputType('RigaControlloInput', {
  description: 'A row of the CE controls of an order.',
  fields: (t) => ({
    pk: t.int({ description: 'Number of what was recorded; none for a new one.' }),
    controlloPk: t.int({ required: true, description: 'Number of the control.' }),
    data: t.field({ type: 'Date', description: 'When it was done, `YYYY-MM-DD`.' }),
    operatorePk: t.int({ description: 'Number of the operator who did it.' }),
    conforme: t.boolean({ description: 'Whether the work conforms.' }),
    note: t.string({ description: 'What was found; required where it does not conform.' }),
  }),
})

mutationField(saveControlliOrdine, {
  description: 'Records and corrects the CE controls of an order: operators their own, superusers any.',
  input: (t) => ({
    ordinePk: t.int({ required: true, description: 'Number of the order.' }),
    controlli: t.field({ type: [RigaControlloInput], required: true, description: 'Rows; empty ones are left out.' }),
  }),
  payload: (t) => ({
    controlli: t.field({
      type: [ControlloOrdineRef],
      nullable: true,
      description: 'As they are now; null when there are errors.',
      resolve: ({ result }, _args, { services }) => result && listControlliOrdine(services.db, result.ordine),
    }),
  }),
})

mutationField(deleteControlloOrdine, {
  description: 'Removes what was recorded of a CE control: operators their own, superusers any.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: deletedPkField(t),
    controlli: t.field({
      type: [ControlloOrdineRef],
      nullable: true,
      description: 'The controls of the order as they are now; null when there are errors.',
      resolve: ({ result }, _args, { services }) => result && listControlliOrdine(services.db, result.ordine),
    }),
  }),
})
