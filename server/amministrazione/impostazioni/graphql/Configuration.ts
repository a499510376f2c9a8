import { builder } from '#platform/graphql/builder.ts'
import type { Azienda as AziendaShape, ProductSettings } from '#platform/settings/rules.ts'
import { initialChoice, type VenditeSettings } from '#vendite/impostazioni/rules.ts'
import { readCatalogo } from '#vendite/preventivi/catalogo.ts'

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
  }),
})

const Configuration = builder.objectRef<ProductSettings & VenditeSettings>('Configurazione').implement({
  description: 'What pages read of the settings: nothing in it is private.',
  authScopes: { pubblico: true },
  fields: (t) => ({
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
      description: 'Toll-free number of the commercial office.',
      resolve: (v) => v.telefono_commerciale,
    }),
    sito: t.string({ description: "Address of the manufacturer's site.", resolve: (v) => v.sito }),
    informativaPrivacy: t.string({
      description: 'Plain text that the visitor accepts.',
      resolve: (v) => v.informativa_privacy,
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
