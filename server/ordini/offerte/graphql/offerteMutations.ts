import { readOne } from '#platform/db/read.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { entityMutations } from '#platform/graphql/entityMutations.ts'
import { inputFields } from '#platform/graphql/fields.ts'
import { changeInput, mutationField, nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { SpecchiaturaInputType, specchiatureDescription } from '#vendite/composti/input.ts'
import { ordiniList } from '../../ordini/list.ts'
import { addMessaggioOfferta } from '../addMessaggioOfferta.ts'
import { arrangeAlternativeOfferta } from '../arrangeAlternativeOfferta.ts'
import { createOfferta } from '../createOfferta.ts'
import { acceptOfferta, refuseOfferta, revokeOfferta } from '../decide.ts'
import { deleteOfferta, updateOfferta } from '../entity.ts'
import { sendRichiestaInvioOfferta } from '../invio/sendRichiestaInvioOfferta.ts'
import { alternativeOfferta, offerteList, versioniOfferta } from '../list.ts'
import { rigaOffertaSchema, servizioOffertaSchema } from '../righe/rules.ts'
import { CAUSE_RIFIUTO, offertaSchema, versioneOffertaSchema } from '../rules.ts'
import { createLinkOfferta, revokeLinkOfferta, sendOfferta } from '../sendOfferta.ts'
import { updateAlternativaOfferta } from '../updateAlternativaOfferta.ts'
import {
  addAlternativaOfferta,
  addVersioneOfferta,
  removeAlternativaOfferta,
  removeVersioneOfferta,
  updateVersioneOfferta,
} from '../versioni.ts'
import { AlternativaOfferta } from './AlternativaOfferta.ts'
import { Offerta } from './Offerta.ts'
import { VersioneOfferta } from './VersioneOfferta.ts'

const OpzioneRigaOffertaInput = builder.inputType('OpzioneRigaOffertaInput', {
  description: 'The value that a line has of an option of its family.',
  fields: (t) => ({
    opzionePk: t.int({ required: true, description: 'Number of the option.' }),
    valorePk: t.int({ required: true, description: 'Number of the value.' }),
  }),
})

const RigaOffertaInputType = builder.inputType('RigaOffertaInput', {
  description: 'A line of an offer, whole.',
  fields: (t) => ({
    ...inputFields(t, rigaOffertaSchema),
    pk: t.int({ description: 'Number of the line; null for a new one.' }),
    opzioni: t.field({ type: [OpzioneRigaOffertaInput], description: 'The values of the options of its family.' }),
    accessoriPks: t.intList({ description: 'Numbers of the accessories.' }),
    specchiature: t.field({ type: [SpecchiaturaInputType], description: specchiatureDescription }),
  }),
})

const ServizioOffertaInputType = builder.inputType('ServizioOffertaInput', {
  description: 'A service of an offer.',
  fields: (t) => inputFields(t, servizioOffertaSchema),
})

interface OfOfferta {
  offerta: number
}

const offerta = (t: PayloadBuilder<OfOfferta>) => nodeField(t, Offerta, offerteList, (result) => result.offerta)
const versioneOf = (t: PayloadBuilder<OfOfferta & { pk: number }>) => ({
  versioneOfferta: nodeField(t, VersioneOfferta, versioniOfferta, ({ pk }) => pk),
  offerta: offerta(t),
})
const alternativaOf = (t: PayloadBuilder<OfOfferta & { pk: number }>) => ({
  alternativa: nodeField(t, AlternativaOfferta, alternativeOfferta, ({ pk }) => pk),
  offerta: offerta(t),
})

mutationField(createOfferta, {
  description: 'Makes an offer: from a quote, whose windows are priced at once, or for a customer, empty.',
  input: (t) => ({
    preventivoPk: t.int({ description: 'Number of the quote.' }),
    clientePk: t.int({ description: 'Number of the customer, where no quote is named.' }),
  }),
  payload: (t) => ({ offerta: nodeField(t, Offerta, offerteList, ({ pk }) => pk) }),
})

entityMutations({
  field: 'offerta',
  tipo: Offerta,
  elenco: offerteList,
  input: (t) => inputFields(t, offertaSchema),
  update: [updateOfferta, 'Changes the fields of an offer that are sent.'],
  delete: [deleteOfferta, 'Removes an offer that was never sent.'],
})

mutationField(updateVersioneOfferta, {
  description: 'Changes the texts and days of a draft that are sent.',
  input: (t) => ({ ...changeInput(t), ...inputFields(t, versioneOffertaSchema) }),
  payload: versioneOf,
})

mutationField(addVersioneOfferta, {
  description: 'Adds a version to an offer: a draft with all that is in the last one.',
  input: (t) => ({ offertaPk: t.int({ required: true, description: 'Number of the offer.' }) }),
  payload: versioneOf,
})

mutationField(removeVersioneOfferta, {
  description: 'Removes a draft after what was sent: the offer stays what its customer holds.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the version.' }) }),
  payload: (t) => ({ offerta: offerta(t) }),
})

mutationField(addAlternativaOfferta, {
  description: 'Adds an alternative to a draft, a copy of another one or empty; four at most.',
  input: (t) => ({
    versioneOffertaPk: t.int({ required: true, description: 'Number of the version.' }),
    nome: t.string({ description: 'What tells it from the others.' }),
    copiaPk: t.int({ description: 'Number of the alternative that is copied.' }),
  }),
  payload: alternativaOf,
})

mutationField(updateAlternativaOfferta, {
  description:
    'Changes the fields of an alternative of a draft that are sent; windows that are others than before are priced.',
  input: (t) => ({
    pk: t.int({ required: true, description: 'Number of the alternative.' }),
    versione: t.int({ description: 'That of the offer as it was read: a stale write is refused with CONFLICT.' }),
    nome: t.string({ description: 'What tells it from the others.' }),
    descrizione: t.string({ description: 'Plain text.' }),
    sconto: t.field({ type: 'Decimal', description: 'Discount of the whole, percent.' }),
    righe: t.field({ type: [RigaOffertaInputType], description: 'All its lines, in order; missing: as they are.' }),
    servizi: t.field({
      type: [ServizioOffertaInputType],
      description: 'All its services, in order; missing: as they are.',
    }),
    riprezza: t.boolean({ description: 'True: windows that have not changed are priced anew too.' }),
  }),
  payload: alternativaOf,
})

mutationField(removeAlternativaOfferta, {
  description: 'Removes an alternative of a draft, which keeps one.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the alternative.' }) }),
  payload: (t) => ({
    versioneOfferta: nodeField(t, VersioneOfferta, versioniOfferta, ({ versione }) => versione),
    offerta: nodeField(t, Offerta, offerteList, (result) => result.offerta),
  }),
})

mutationField(arrangeAlternativeOfferta, {
  description: 'Puts the alternatives of a draft in another order.',
  input: (t) => ({
    versioneOffertaPk: t.int({ required: true, description: 'Number of the version.' }),
    pks: t.intList({ required: true, description: 'Numbers of all its alternatives, in their order.' }),
  }),
  payload: versioneOf,
})

mutationField(sendOfferta, {
  description: 'Sends a draft to its customer: frozen, with its PDF, by a mail with a secret link.',
  input: (t) => ({
    pk: t.int({ required: true, description: 'Number of the version.' }),
    versione: t.int({ description: 'That of the offer as it was read: a stale send is refused with CONFLICT.' }),
    senzaFinestre: t.boolean({
      description: 'True: it is sent though it has fewer windows than its quote; the customer reads so.',
    }),
  }),
  payload: versioneOf,
})

mutationField(sendRichiestaInvioOfferta, {
  description: 'Asks the office, by a mail, to send a draft that the caller may not send; once a day.',
  input: (t) => ({
    pk: t.int({ required: true, description: 'Number of the version.' }),
    note: t.string({ description: 'What the office should know, plain text; may be empty.' }),
  }),
  payload: versioneOf,
})

mutationField(createLinkOfferta, {
  description: 'Makes another link to a version that was sent, to be copied.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the version.' }) }),
  payload: (t) => ({
    ...versioneOf(t),
    percorso: t.string({
      nullable: true,
      description: 'The link without the address of the product, told only here.',
      resolve: ({ result }) => result?.percorso,
    }),
  }),
})

mutationField(revokeLinkOfferta, {
  description: 'Revokes the links of a version.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the version.' }) }),
  payload: versioneOf,
})

mutationField(revokeOfferta, {
  description: 'Takes a version that was sent back.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the version.' }) }),
  payload: versioneOf,
})

mutationField(refuseOfferta, {
  description: 'Writes down that a customer does not want a version.',
  input: (t) => ({
    pk: t.int({ required: true, description: 'Number of the version.' }),
    causa: t.field({ type: choiceOf(CAUSE_RIFIUTO), description: 'Why.' }),
    motivo: t.string({ description: 'The same in words; may be empty.' }),
  }),
  payload: versioneOf,
})

mutationField(acceptOfferta, {
  description: 'Writes down that a customer has accepted an alternative elsewhere, and makes the order, once.',
  input: (t) => ({
    pk: t.int({ required: true, description: 'Number of the version.' }),
    alternativaPk: t.int({ required: true, description: 'Number of the alternative.' }),
  }),
  payload: (t) => ({
    versioneOfferta: nodeField(t, VersioneOfferta, versioniOfferta, ({ pk }) => pk),
    offerta: nodeField(t, Offerta, offerteList, (result) => result.offerta),
    ordine: t.prismaField({
      type: 'Ordine',
      nullable: true,
      description: 'The order; null when there are errors.',
      resolve: (query, { result }, _args, ctx) =>
        result && readOne(ctx.services.db, 'ordine', query, whereOne(ordiniList, result.ordine, ctx)),
    }),
    nuovo: t.boolean({
      nullable: true,
      description: 'False when the order was there already.',
      resolve: ({ result }) => result?.nuovo,
    }),
  }),
})

mutationField(addMessaggioOfferta, {
  description: 'The house writes on an offer; its customer reads it, of an open one in a mail with a link too.',
  input: (t) => ({
    offertaPk: t.int({ required: true, description: 'Number of the offer.' }),
    note: t.string({ description: 'Plain text.' }),
  }),
  payload: (t) => ({ offerta: nodeField(t, Offerta, offerteList, (result) => result.offerta) }),
})
