import type { InputFieldMap } from '@pothos/core'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { builder } from '#platform/graphql/builder.ts'
import { mutationField, nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { SpecchiaturaInputType, specchiatureDescription } from '#vendite/composti/input.ts'
import { createOrdine } from '../createOrdine.ts'
import { deleteOrdine } from '../deleteOrdine.ts'
import { ordiniList } from '../list.ts'
import { patchOrdine } from '../patchOrdine.ts'
import { updateOrdine } from '../updateOrdine.ts'
import { AccessoPosaEnum, StatoInvioMailEnum } from './enums.ts'
import { Ordine } from './Ordine.ts'

/** The payload of an operation on one order. */
export const ordinePayload = (t: PayloadBuilder<{ pk: number }>) => ({
  ordine: nodeField(t, Ordine, ordiniList, ({ pk }) => pk),
})

const euro = { description: 'Euro, from 0, at most 2 decimals.' }
const percent = { description: 'Percent, from 0 to 100, at most 2 decimals.' }
const mm = { description: 'mm, whole.' }

const OpzioneRigaInputType = builder.inputType('OpzioneRigaOrdineInput', {
  description: 'The value that a line has of an option of its family.',
  fields: (t) => ({
    opzionePk: t.int({ description: 'Number of the option.' }),
    valorePk: t.int({ description: 'Number of the value.' }),
  }),
})

const stays = 'What a stored line has stays where it is not sent, but for what another type or family does not offer.'

const RigaInputType = builder.inputType('RigaOrdineInput', {
  description: 'A line of an order as the form sends it.',
  fields: (t) => ({
    pk: t.int({ description: 'Number of the line; missing for a new one.' }),
    tipoSerramentoPk: t.int({ description: 'Number of the window type.' }),
    codiceSerramentoPk: t.int({ description: 'Number of the window code; not on extra lines.' }),
    rivendita: t.boolean({ description: 'An extra line.' }),
    codiceRivendita: t.string({ description: 'Code of an extra line.' }),
    numero: t.int({ description: 'Pieces, from 1.' }),
    listino: t.field({ type: 'Decimal', ...euro }),
    scontoArticolo: t.field({ type: 'Decimal', ...percent }),
    scontoCorrettivo: t.field({ type: 'Decimal', description: `${percent.description} Not on extra lines.` }),
    netto: t.field({
      type: 'Decimal',
      description: `${euro.description} Computed unless the line is extra or has no discount.`,
    }),
    altezza: t.int(mm),
    larghezza: t.int(mm),
    ante: t.int({ description: 'Leaves.' }),
    forma: t.string({ description: 'Shape, free text.' }),
    descrizione: t.string({ description: 'Plain text.' }),
    famigliaPk: t.int({ description: `Number of the family; null for none. ${stays}` }),
    tipoAperturaPk: t.int({ description: `Number of an opening of the type; null for none. ${stays}` }),
    opzioni: t.field({
      type: [OpzioneRigaInputType],
      description: `Values of the options of the family, all of them; null empties them. ${stays}`,
    }),
    accessoriPks: t.intList({
      description: `Numbers of accessories of the type, all of them; null empties them. ${stays}`,
    }),
    specchiature: t.field({
      type: [SpecchiaturaInputType],
      description: specchiatureDescription,
    }),
    extraFields: t.field({
      type: 'JSON',
      description:
        'All of them: free keys, each a text, a number or a boolean: `{"n_vetri": 2}`. Those of a line that is there stay where they are not sent; null empties them.',
    }),
  }),
})

type Fields = Parameters<Parameters<typeof mutationField>[1]['input']>[0]

/** The form of an order; days as `YYYY-MM-DD`. */
const ordineFields = (t: Fields) =>
  ({
    numeroCommessa: t.string({ description: 'Number of the order, unique.' }),
    data: t.field({ type: 'Date', description: 'Day of the order.' }),
    dataConsegna: t.field({ type: 'Date', description: 'Approntamento; null for none.' }),
    dataPosa: t.field({ type: 'Date', description: 'Day of the installation; null for none.' }),
    progetto: t.string({ description: 'Project, free text.' }),
    riferimento: t.string({ description: 'Reference, free text.' }),
    statoPk: t.int({ description: 'Number of the state; null for none.' }),
    clientePk: t.int({ description: 'Number of the customer.' }),
    tipoCliente: t.field({ type: 'TipoCliente', description: 'Kind of customer.' }),
    codiceSistema: t.string({ description: 'System.' }),
    agentePk: t.int({ description: 'Number of the agent; null for none.' }),
    areaConsegna: t.string({ description: 'Key of the delivery area; null for none.' }),
    senzaMisure: t.boolean({ description: 'The measures are not final yet.' }),
    note: t.string({ description: 'Plain text of the office.' }),
    messaInPosa: t.boolean({ description: 'It is installed, not only delivered.' }),
    indirizzoPosa: t.string({ description: 'Where it is delivered and installed.' }),
    cittaPosa: t.string({ description: 'Its town.' }),
    provinciaPosa: t.string({ description: 'Its province.' }),
    pianoPosa: t.string({ description: 'Its floor.' }),
    accessoPosa: t.field({ type: AccessoPosaEnum, description: 'How one comes up there; null: nobody has said.' }),
    contattoPosa: t.string({ description: 'Whom to ask for there.' }),
    telefonoPosa: t.string({ description: 'Phone of whom to ask for.' }),
    nonSchedulabile: t.boolean({ description: 'Not to be scheduled: unchecks `autoSchedulazione`.' }),
    autoSchedulazione: t.boolean({ description: 'To be scheduled by the product itself.' }),
    righe: t.field({ type: [RigaInputType], description: 'All the lines, in order.' }),
  }) as InputFieldMap

/** An item of the checklist as it is written. */
export const ItemInput = builder
  .inputRef<{ id?: number | null; done?: boolean | null }>('VoceCheckListInput')
  .implement({
    description: 'An item of the checklist to tick or untick.',
    fields: (t) => ({
      pk: t.int({ description: 'Number of the item.' }),
      done: t.boolean({ description: 'Whether it is ticked.' }),
    }),
  })

/** What of an order is not of its form, and is written with it. */
const besideFields = (t: Fields) =>
  ({
    sconto: t.field({
      type: 'Decimal',
      description: 'Percent. It is computed from the lines: any but that, or what is stored, is refused.',
    }),
    statoInvioMail: t.field({
      type: StatoInvioMailEnum,
      description: 'IN_ATTESA_INVIO plans the mail, null resets it.',
    }),
    testoEmail: t.string({ description: 'Html; it is sanitised.' }),
    checkList: t.field({ type: [ItemInput], description: 'Items to tick or untick; the others stay.' }),
  }) as InputFieldMap

mutationField(createOrdine, {
  description:
    'Adds an order with its lines, its mail and its checklist, in one transaction; nets and sums are computed.',
  input: (t) => ({ ...ordineFields(t), ...besideFields(t) }),
  payload: ordinePayload,
})

const versione = {
  description: 'The one that was read: a stale write is refused with CONFLICT, whose `campi` say what is stored now.',
}

mutationField(updateOrdine, {
  description: 'Changes the fields that are sent; lines that `righe` leaves out are removed.',
  input: (t) => ({ pk: t.int({ required: true }), versione: t.int(versione), ...ordineFields(t) }),
  payload: ordinePayload,
})

mutationField(patchOrdine, {
  description: 'Changes any part of an order, its mail and its checklist included, in one transaction.',
  input: (t) => ({
    pk: t.int({ required: true }),
    versione: t.int(versione),
    ...ordineFields(t),
    ...besideFields(t),
  }),
  payload: ordinePayload,
})

mutationField(deleteOrdine, {
  description:
    'Removes an order with all that is in it; a planned mail does not leave. Refused while something has been ordered from a supplier for it.',
  input: (t) => ({ pk: t.int({ required: true }) }),
  payload: (t) => ({
    pk: t.int({ nullable: true, description: 'Number it had.', resolve: ({ result }) => result?.pk }),
    deletedId: t.id({
      nullable: true,
      description: 'Relay id it had.',
      resolve: ({ result }) => result && encodeGlobalID('Ordine', result.pk),
    }),
  }),
})
