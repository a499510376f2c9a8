import { builder } from '#platform/graphql/builder.ts'
import { mutationField, nodeField, type PayloadBuilder } from '#platform/graphql/mutationField.ts'
import { asksCodice } from '../cliente/codice.ts'
import { openPaginaConferma } from '../cliente/openPaginaConferma.ts'
import type { CustomerPage } from '../cliente/page.ts'
import { requestCodiceFirma } from '../cliente/requestCodiceFirma.ts'
import { revokeLinkConferma } from '../cliente/revokeLinkConferma.ts'
import { partOfAddress } from '../cliente/rules.ts'
import { sendLinkConferma } from '../cliente/sendLinkConferma.ts'
import { signConfermaCliente } from '../cliente/signConfermaCliente.ts'
import { writeConfermaCliente } from '../cliente/writeConfermaCliente.ts'
import { confermeList } from '../list.ts'
import { ConfermaOrdine } from './ConfermaOrdine.ts'

const pubblico = { authScopes: { pubblico: true } } as const

const MessaggioCliente = builder.objectRef<CustomerPage['messaggi'][number]>('MessaggioCliente').implement({
  description: 'What a customer has written.',
  ...pubblico,
  fields: (t) => ({
    note: t.exposeString('note', { description: 'Plain text.' }),
    data: t.expose('data', { type: 'DateTime', description: 'When.' }),
  }),
})

const PaginaConferma = builder.objectRef<CustomerPage>('PaginaConferma').implement({
  description: 'What a customer reads of a confirmation through a link.',
  ...pubblico,
  fields: (t) => ({
    ragioneSociale: t.exposeString('ragioneSociale', { description: 'Name of the house.' }),
    telefono: t.exposeString('telefono', { description: 'Of the house.' }),
    email: t.exposeString('email', { description: 'Of the house.' }),
    nomeCliente: t.exposeString('nomeCliente', { description: 'Name of the customer.' }),
    codiceA: t.string({
      nullable: true,
      description: 'Where the code of a signature is sent, in part; null when none is asked for.',
      resolve: ({ emailCliente }, _args, { services }) => (asksCodice(services) ? partOfAddress(emailCliente) : null),
    }),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'Number of the order; may be empty.' }),
    nomeFile: t.exposeString('nomeFile', { description: 'Name of the file to be signed, as it was when it was sent.' }),
    impronta: t.exposeString('impronta', { description: 'SHA-256 of that file.' }),
    scadeIl: t.expose('scadeIl', { type: 'DateTime', description: 'Until when the link opens.' }),
    firmato: t.exposeBoolean('firmato', { description: 'Whether a signed quote is there.' }),
    firmatoIl: t.expose('firmatoIl', { type: 'DateTime', nullable: true, description: 'When the customer signed it.' }),
    firmatoDa: t.exposeString('firmatoDa', { description: 'Under which name; may be empty.' }),
    confermata: t.exposeBoolean('confermata', { description: 'Whether the confirmation has left.' }),
    messaggi: t.field({
      type: [MessaggioCliente],
      description: 'What the customer has written, newest first.',
      resolve: ({ messaggi }) => [...messaggi],
    }),
  }),
})

const page = (t: PayloadBuilder<{ pagina: CustomerPage }>) =>
  t.field({
    type: PaginaConferma,
    nullable: true,
    description: 'The page as it is now; null when there are errors.',
    resolve: ({ result }) => result?.pagina,
  })

mutationField(openPaginaConferma, {
  description: 'Opens the page of a customer’s link, and says so in the trail of the confirmation.',
  input: (t) => ({ token: t.string({ description: 'The secret of the link.' }) }),
  payload: (t) => ({ pagina: page(t) }),
})

mutationField(signConfermaCliente, {
  description: 'Signs the quote of a customer’s link on the screen, once.',
  input: (t) => ({
    token: t.string({ description: 'The secret of the link.' }),
    nome: t.string({ description: 'Who signs.' }),
    firma: t.string({ description: 'The drawing: `data:image/png;base64,…`, some 30 kB at most.' }),
    codice: t.string({ description: 'What `requestCodiceFirma` has sent, where `codiceA` is not null.' }),
    accetto: t.string({ description: '`si`: the quote is accepted.' }),
  }),
  payload: (t) => ({ pagina: page(t) }),
})

mutationField(requestCodiceFirma, {
  description: 'Sends the code of a signature to the customer’s address; it is worth a quarter of an hour, once.',
  input: (t) => ({ token: t.string({ description: 'The secret of the link.' }) }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})

mutationField(writeConfermaCliente, {
  description: 'A message of the customer of a link.',
  input: (t) => ({
    token: t.string({ description: 'The secret of the link.' }),
    note: t.string({ description: 'Plain text.' }),
  }),
  payload: (t) => ({ pagina: page(t) }),
})

mutationField(sendLinkConferma, {
  description: 'Makes the link with which a customer reads and signs the quote; it leaves by mail unless told.',
  input: (t) => ({
    pk: t.int({ required: true, description: 'Number of the confirmation.' }),
    giorni: t.int({ description: 'Days for which it opens, from 1 to 180; 30 when missing.' }),
    invia: t.boolean({ description: 'False: it is only made, to be copied.' }),
  }),
  payload: (t) => ({
    conferma: nodeField(t, ConfermaOrdine, confermeList, ({ pk }) => pk),
    percorso: t.string({
      nullable: true,
      description: 'The link without the address of the product, told only here; null when it leaves by mail.',
      resolve: ({ result }) => result?.percorso,
    }),
  }),
})

mutationField(revokeLinkConferma, {
  description: 'Revokes the links of a confirmation: they open nothing any more.',
  input: (t) => ({ pk: t.int({ required: true, description: 'Number of the confirmation.' }) }),
  payload: (t) => ({ conferma: nodeField(t, ConfermaOrdine, confermeList, ({ pk }) => pk) }),
})
