import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { boundedInteger } from '#platform/graphql/listField.ts'
import { deletedPkField, mutationField } from '#platform/graphql/mutationField.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { TIPI_PEZZO } from '../../lavorazioni/rules.ts'
import { deleteControlloOrdine } from '../deleteControlloOrdine.ts'
import { findCheckable, type ReadControlli, type ReadControllo, readControlliOrdine } from '../read.ts'
import { type Effettuato, whoDidIt } from '../record.ts'
import { controlloOfOthers } from '../rules.ts'
import { isOwn, saveControlliOrdine } from '../saveControlliOrdine.ts'

const authScopes = { permesso: 'viewMarcaturaCe' } as const

const OperatoreControllo = builder.objectRef<Effettuato['operatore']['user']>('OperatoreControllo').implement({
  description: 'Who did a control.',
  authScopes,
  fields: (t) => ({ firstName: t.exposeString('firstName'), lastName: t.exposeString('lastName') }),
})

const ControlloEffettuatoRef = builder.objectRef<Effettuato>('ControlloEffettuato').implement({
  description: 'A CE control as it was done for an order.',
  authScopes,
  fields: (t) => ({
    pk: t.int({ resolve: ({ id }) => id }),
    data: t.field({ type: 'Date', description: 'When it was done.', resolve: ({ data }) => dayOfDate(data) }),
    operatorePk: t.exposeInt('operatoreId', { description: 'Number of the operator who did it.' }),
    operatore: t.field({
      type: OperatoreControllo,
      description: 'Who did it.',
      resolve: ({ operatore }) => operatore.user,
    }),
    conforme: t.exposeBoolean('conforme', { description: 'Whether the work conforms.' }),
    note: t.exposeString('note', { description: 'What was found.' }),
    motivoBloccato: t.string({
      nullable: true,
      description: 'Why the viewer can neither change nor remove it; null when they can.',
      resolve: (effettuato, _args, ctx) => (isOwn(ctx, effettuato) ? null : controlloOfOthers(whoDidIt(effettuato))),
    }),
  }),
})

const ControlloOrdineRef = builder.objectRef<ReadControllo>('ControlloOrdine').implement({
  description: 'A CE control that an order needs.',
  authScopes,
  fields: (t) => ({
    pk: t.int({ resolve: ({ id }) => id }),
    descrizione: t.exposeString('descrizione', { description: 'What is looked at, with its tolerance.' }),
    frequenza: t.exposeString('frequenza', { description: 'How often, in words.' }),
    effettuato: t.field({
      type: ControlloEffettuatoRef,
      nullable: true,
      description: 'As it was done; null while it was not.',
      resolve: ({ effettuato }) => effettuato,
    }),
  }),
})

const ControlliLavorazioneRef = builder.objectRef<ReadControlli>('ControlliDellaLavorazione').implement({
  description: 'The CE controls of an operation that an order needs.',
  authScopes,
  fields: (t) => ({
    pk: t.int({ description: 'Number of the operation.', resolve: ({ lavorazione }) => lavorazione.pk }),
    nome: t.string({ resolve: ({ lavorazione }) => lavorazione.nome }),
    fase: t.string({ description: 'Name of its phase.', resolve: ({ lavorazione }) => lavorazione.fase }),
    attivitaNumero: t.field({
      type: choiceOf(TIPI_PEZZO),
      description: 'What a piece is.',
      resolve: ({ lavorazione }) => lavorazione.tipo,
    }),
    pezzi: t.exposeInt('pezzi', { description: 'Pieces of the order for the operation.' }),
    controlli: t.field({
      type: [ControlloOrdineRef],
      description: 'In their order.',
      resolve: ({ controlli }) => controlli,
    }),
  }),
})

builder.queryField('controlliOrdine', (t) =>
  t.field({
    type: [ControlliLavorazioneRef],
    nullable: true,
    description:
      'The CE controls of an order by operation; null when it is missing or not the viewer’s: operators see those of orders that they have worked on.',
    authScopes,
    args: { ordine: t.arg.int({ required: true, description: 'Number of the order.' }) },
    async resolve(_root, { ordine }, { viewer, services: { db } }) {
      const found = await findCheckable(db, boundedInteger(ordine), viewer)
      return found && readControlliOrdine(db, found.id)
    },
  }),
)

const RigaControlloInput = builder.inputType('RigaControlloInput', {
  description: 'A row of the CE controls of an order.',
  fields: (t) => ({
    id: t.int({ description: 'Number of what was recorded; none for a new one.' }),
    controllo: t.int({ required: true, description: 'Number of the control.' }),
    data: t.field({ type: 'Date', description: 'When it was done, `YYYY-MM-DD`.' }),
    operatore: t.int({ description: 'Number of the operator who did it.' }),
    conforme: t.boolean({ description: 'Whether the work conforms.' }),
    note: t.string({ description: 'What was found; required where it does not conform.' }),
  }),
})

mutationField(saveControlliOrdine, {
  description: 'Records and corrects the CE controls of an order: operators their own, superusers any.',
  input: (t) => ({
    ordine: t.int({ required: true, description: 'Number of the order.' }),
    controlli: t.field({ type: [RigaControlloInput], required: true, description: 'Rows; empty ones are left out.' }),
  }),
  payload: (t) => ({
    controlli: t.field({
      type: [ControlliLavorazioneRef],
      nullable: true,
      description: 'As they are now; null when there are errors.',
      resolve: ({ result }, _args, { services }) => result && readControlliOrdine(services.db, result.ordine),
    }),
  }),
})

mutationField(deleteControlloOrdine, {
  description: 'Removes what was recorded of a CE control: operators their own, superusers any.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: deletedPkField(t),
    controlli: t.field({
      type: [ControlliLavorazioneRef],
      nullable: true,
      description: 'The controls of the order as they are now; null when there are errors.',
      resolve: ({ result }, _args, { services }) => result && readControlliOrdine(services.db, result.ordine),
    }),
  }),
})
