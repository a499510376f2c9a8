import { byOrdine } from '#platform/db/byOrdine.ts'
import { readPage } from '#platform/db/read.ts'
import { arrangeMutation } from '#platform/graphql/arrangeMutation.ts'
import { builder } from '#platform/graphql/builder.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { createControlloLavorazione } from '../controlli/createControlloLavorazione.ts'
import {
  arrangeControlliLavorazione,
  deleteControlloLavorazione,
  updateControlloLavorazione,
} from '../controlli/entity.ts'
import { arrangeLavorazioni, createLavorazione, deleteLavorazione } from '../entity.ts'
import { controlloLavorazioneSchema, lavorazioneSchema } from '../rules.ts'
import { setQuoteLavorazioni } from '../setQuoteLavorazioni.ts'
import { updateLavorazione } from '../updateLavorazione.ts'
import { ControlloLavorazione, controlliLavorazioneSource, LavorazioneNode, lavorazioniSource } from './Lavorazione.ts'

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
