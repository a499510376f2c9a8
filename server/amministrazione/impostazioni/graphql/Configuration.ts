import { builder } from '#platform/graphql/builder.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { markPath } from '#platform/settings/paper.ts'
import type { Azienda as AziendaShape, ProductSettings } from '#platform/settings/rules.ts'
import { privacyNotice } from '#vendite/impostazioni/privacy/rules.ts'
import { initialChoice, type VenditeSettings } from '#vendite/impostazioni/rules.ts'
import { readCatalogo } from '#vendite/preventivi/catalogo.ts'
import { asksForAddress } from '#vendite/preventivi/mail/received.ts'
import { setCatalogoPubblicato } from '../setCatalogoPubblicato.ts'

const Azienda = builder.objectRef<AziendaShape>('Azienda').implement({
  description: 'The manufacturer, as on letterheads and mails.',
  authScopes: { pubblico: true },
  fields: (t) => ({
    ragioneSociale: t.exposeString('ragioneSociale', { description: 'Registered name.' }),
    indirizzo: t.exposeString('indirizzo'),
    cap: t.exposeString('cap', { description: 'Postal code, 5 digits.' }),
    citta: t.exposeString('citta'),
    provincia: t.exposeString('provincia'),
    partitaIva: t.exposeString('partitaIva', { description: 'VAT number, 11 digits.' }),
    telefono: t.exposeString('telefono'),
    email: t.exposeString('email'),
    pec: t.exposeString('pec', { description: 'Certified mail, or empty.' }),
    codiceSdi: t.exposeString('codiceSdi', { description: 'Where electronic invoices go, or empty.' }),
    iban: t.exposeString('iban', { description: 'Bank account, or empty.' }),
  }),
})

const Configuration = builder.objectRef<ProductSettings & VenditeSettings>('Configurazione').implement({
  description: 'What pages read of the settings: nothing in it is private.',
  authScopes: { pubblico: true },
  fields: (t) => ({
    catalogoPubblicato: t.boolean({
      description: 'Whether visitors may ask for quotes; until then they are offered no family.',
      resolve: (v) => v.catalogo_pubblicato === 'si',
    }),
    confermaIndirizzo: t.boolean({
      description: 'Whether whoever asks for a quote is asked by mail to confirm the address, before the summary.',
      resolve: (v, _args, ctx) => asksForAddress(ctx.services.config, v),
    }),
    tipiCliente: t.stringList({ description: 'Customer types to choose from.', resolve: (v) => v.tipi_cliente }),
    tipoClientePredefinito: t.string({
      description: 'The customer type a new request begins with.',
      resolve: (v) => initialChoice('tipi_cliente', v.tipi_cliente) ?? '',
    }),
    tipiIntervento: t.stringList({
      description: 'Intervention types to choose from.',
      resolve: (v) => v.tipi_intervento,
    }),
    tipoInterventoPredefinito: t.string({
      description: 'The intervention type a new request begins with.',
      resolve: (v) => initialChoice('tipi_intervento', v.tipi_intervento) ?? '',
    }),
    piani: t.stringList({ description: 'Floors to choose from for the installation.', resolve: (v) => v.piani }),
    telefonoCommerciale: t.string({
      description: 'Telephone of the commercial office.',
      resolve: (v) => v.telefono_commerciale,
    }),
    marchio: t.string({
      nullable: true,
      description: 'Address of the mark of the manufacturer, a PNG; null for none.',
      resolve: ({ marchio }) => marchio && markPath(marchio),
    }),
    colore: t.string({ description: 'Colour of the manufacturer, `#rrggbb`.', resolve: (v) => v.colore }),
    sito: t.string({ description: "Address of the manufacturer's site, or empty.", resolve: (v) => v.sito }),
    informativaPrivacy: t.string({
      description: 'Plain text that the visitor reads, with the data of the company in it.',
      resolve: (v) => privacyNotice(v),
    }),
    azienda: t.field({ type: Azienda, description: 'The manufacturer.', resolve: (v) => v.azienda }),
    pageSizePreventivi: t.int({
      description: 'Quotes on a page of their list.',
      resolve: (v) => v.page_size_preventivi,
    }),
  }),
})

builder.queryField('configurazione', (t) =>
  t.field({
    type: Configuration,
    description: 'The page configuration: lists of the wizard, phone, site, company, page size.',
    authScopes: { pubblico: true },
    resolve: async (_root, _args, ctx) => (await readCatalogo(ctx)).impostazioni,
  }),
)

mutationField(setCatalogoPubblicato, {
  description: 'Opens the quote page to visitors, or closes it.',
  input: (t) => ({ pubblicato: t.boolean({ description: 'False closes it.' }) }),
  payload: (t) => ({
    configurazione: t.field({
      type: Configuration,
      nullable: true,
      description: 'As it is now; null when there are errors.',
      resolve: async ({ result }, _args, ctx) => result && (await readCatalogo(ctx)).impostazioni,
    }),
  }),
})
