import { countUses } from '#platform/db/arranged/countUses.ts'
import { byOrdine } from '#platform/db/byOrdine.ts'
import { readPage } from '#platform/db/read.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { columnFields, inputFields } from '#platform/graphql/fields.ts'
import { listField } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { mutationField, type Visible } from '#platform/graphql/mutationField.ts'
import { referenceField } from '#platform/graphql/referenceField.ts'
import { can } from '#platform/permissions.ts'
import { createControlloLavorazione } from '../controlli/createControlloLavorazione.ts'
import {
  arrangeControlliLavorazione,
  deleteControlloLavorazione,
  updateControlloLavorazione,
} from '../controlli/entity.ts'
import { arrangeLavorazioni, createLavorazione, deleteLavorazione, PERMESSO_OFFICINA } from '../entity.ts'
import { lavorazioniFilters, lavorazioniList } from '../list.ts'
import { controlloLavorazioneSchema, lavorazioneSchema, TIPI_PEZZO } from '../rules.ts'
import { setQuoteLavorazioni } from '../setQuoteLavorazioni.ts'
import { updateLavorazione } from '../updateLavorazione.ts'
import { CONTROLLO_REFERENCES, LAVORAZIONE_REFERENCES } from '../uses.ts'

/** Who reads operations and controls: the workshop, and who administers it. */
const permesso = 'viewMarcaturaCe'

/** The operations, for those who read them. */
export const lavorazioniSource: Visible = {
  model: 'lavorazione',
  visible: (viewer) => (can(viewer, permesso) ? {} : { id: { in: [] } }),
}

/** The controls, for those who read them. */
export const controlliLavorazioneSource: Visible = { ...lavorazioniSource, model: 'controlloLavorazione' }

/** How often something is named is the business of who arranges it. */
const usage = { authScopes: { permesso: PERMESSO_OFFICINA }, unauthorizedResolver: () => 0 } as const
const USES_DESCRIPTION =
  'How many times it is named: what is in use is not removed. Withheld from who does not arrange them: 0.'

choiceEnum('TipoPezzo', TIPI_PEZZO, 'What a piece is for an operation.', {
  numero: 'A frame.',
  ante: 'A leaf.',
  n_vetri: 'A pane.',
})

export const ControlloLavorazione = builder.prismaNode('ControlloLavorazione', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(controlliLavorazioneSource, id, ctx),
  nullable: true,
  description: 'A CE control that an operation asks for.',
  authScopes: { permesso },
  select: { id: true },
  fields: (t) => ({
    lavorazione: t.relation('lavorazione', { description: 'The operation that it belongs to.' }),
    pk: t.exposeInt('id'),
    ...columnFields(t, controlloLavorazioneSchema.omit(['lavorazionePk'])),
    lavorazionePk: t.exposeInt('lavorazioneId', { description: 'Number of the operation that asks for it.' }),
    versione: t.exposeInt('versione', { description: 'Sent back with an update.' }),
    usi: t.int({
      description: USES_DESCRIPTION,
      ...usage,
      select: { id: true },
      resolve: ({ id }, _args, ctx) => countUses(ctx, CONTROLLO_REFERENCES, id),
    }),
  }),
})

export const LavorazioneNode = builder.prismaNode('Lavorazione', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => whereOne(lavorazioniSource, id, ctx),
  nullable: true,
  description: 'An operation of the workshop: what an operator says that they are doing.',
  authScopes: { permesso },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    aggiornatoIl: t.expose('aggiornatoIl', { type: 'DateTime' }),
    ...columnFields(t, lavorazioneSchema),
    versione: t.exposeInt('versione', { description: 'Sent back with an update.' }),
    controlli: t.relation('controlli', {
      description: 'The CE controls that it asks for, in their order, those no longer asked for too.',
      query: { orderBy: byOrdine },
    }),
    controlliAttivi: t.relation('controlli', {
      description: 'The CE controls that it asks for now, in their order.',
      query: { where: { attivo: true }, orderBy: byOrdine },
    }),
    usi: t.int({
      description: USES_DESCRIPTION,
      ...usage,
      select: { id: true },
      resolve: ({ id }, _args, ctx) => countUses(ctx, LAVORAZIONE_REFERENCES, id),
    }),
  }),
})

referenceField('lavorazioni', {
  tipo: LavorazioneNode,
  model: 'lavorazione',
  permesso,
  description: 'The operations of the workshop in their order, inactive ones included.',
})

listField('elencoLavorazioni', {
  tipo: LavorazioneNode,
  elenco: lavorazioniList,
  filtro: filterInput(
    'FiltroLavorazioni',
    lavorazioniFilters,
    'Filters of the operations; all that are given must hold.',
  ),
  permesso,
  description: 'The operations by pages, in their order.',
})

entityMutations({
  field: 'lavorazione',
  tipo: LavorazioneNode,
  elenco: lavorazioniSource,
  input: (t) => inputFields(t, lavorazioneSchema),
  create: [createLavorazione, 'Adds an operation after the others.'],
  update: [updateLavorazione, 'Changes the fields of an operation that are sent; workstations follow a new name.'],
  delete: [deleteLavorazione, 'Removes an operation, with its controls, that nothing names.'],
  deleted: ['pk', 'deletedId'],
})
arrangeMutation(arrangeLavorazioni, 'Puts the operations in another order.')

entityMutations({
  field: 'controllo',
  tipo: ControlloLavorazione,
  elenco: controlliLavorazioneSource,
  input: (t) => inputFields(t, controlloLavorazioneSchema),
  create: [createControlloLavorazione, 'Adds a control after the others of its operation.'],
  update: [updateControlloLavorazione, 'Changes the fields of a control that are sent.'],
  delete: [deleteControlloLavorazione, 'Removes a control that was never recorded.'],
  deleted: ['pk', 'deletedId'],
})
arrangeMutation(arrangeControlliLavorazione, 'Puts the controls of an operation in another order.')

const QuotaLavorazione = builder.inputType('QuotaLavorazione', {
  description: 'The share of an operation.',
  fields: (t) => ({
    lavorazionePk: t.int({ required: true, description: 'Number of the operation.' }),
    quota: t.field({ type: 'Decimal', required: true, description: 'Percent of the minutes of its phase.' }),
  }),
})

mutationField(setQuoteLavorazioni, {
  description: 'Sets the shares of all active operations of a phase at once; 100 together at most.',
  input: (t) => ({
    fase: t.string({ required: true, description: 'Name of the phase.' }),
    quote: t.field({ type: [QuotaLavorazione], required: true, description: 'Of each active operation of the phase.' }),
  }),
  payload: (t) => ({
    lavorazioni: t.prismaField({
      type: [LavorazioneNode],
      nullable: true,
      description: 'The active operations of the phase as they are now.',
      resolve: (query, { result }, _args, ctx) =>
        result &&
        readPage(ctx.services.db, 'lavorazione', query, { fase: result.fase, attiva: true }, byOrdine, { take: 300 }),
    }),
  }),
})
