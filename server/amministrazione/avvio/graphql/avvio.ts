import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { type StartStato, tryCodice } from '../codice.ts'
import { createPrimoUtente } from '../createPrimoUtente.ts'
import { AVVIO_CONTENTS } from '../rules.ts'

const Avvio = builder.objectRef<StartStato>('Avvio').implement({
  description: 'The first start, as whoever has its code may see it.',
  authScopes: { pubblico: true },
  fields: (t) => ({
    motivo: t.exposeString('motivo', {
      nullable: true,
      description: 'Why it cannot be made with this code, in Italian; null when it can.',
    }),
    passo: t.exposeString('passo', { description: 'What is being done now, in Italian; empty when nothing.' }),
  }),
})

builder.queryField('avvio', (t) =>
  t.field({
    type: Avvio,
    description: 'Whether the code that the console shows opens the first start; wrong ones are throttled.',
    authScopes: { pubblico: true },
    args: { codice: t.arg.string({ required: true }) },
    resolve: (_root, { codice }, ctx) => tryCodice(codice, ctx),
  }),
)

const AziendaInput = builder.inputType('AziendaInput', {
  description: 'The manufacturer, as on letterheads and mails.',
  fields: (t) => ({
    ragioneSociale: t.string({ description: 'Registered name.' }),
    indirizzo: t.string(),
    cap: t.string({ description: 'Postal code, 5 digits.' }),
    citta: t.string(),
    provincia: t.string({ description: 'Name of the province.' }),
    partitaIva: t.string({ description: 'VAT number, 11 digits.' }),
    telefono: t.string(),
    email: t.string(),
    pec: t.string({ description: 'Certified mail; may be empty, as what follows.' }),
    codiceSdi: t.string({ description: 'Where electronic invoices go.' }),
    iban: t.string({ description: 'Bank account.' }),
  }),
})

const ContenutoAvvioEnum = choiceEnum('ContenutoAvvio', AVVIO_CONTENTS, 'What a new database is filled with.', {
  VUOTO: 'Nothing.',
  CATALOGO: 'An example of a catalogue, to adapt.',
  DEMO: 'All the demo data.',
})

mutationField(createPrimoUtente, {
  description: 'Makes the first user, the company and the first data of an empty database, and opens a session.',
  input: (t) => ({
    codice: t.string({ description: 'What the console shows.' }),
    username: t.string(),
    email: t.string(),
    firstName: t.string(),
    lastName: t.string(),
    password: t.string(),
    confirmPassword: t.string(),
    azienda: t.field({ type: AziendaInput, description: 'What letterheads and mails begin with.' }),
    telefonoCommerciale: t.string({ description: 'What visitors call; the telephone of the company where empty.' }),
    sito: t.string({ description: "Address of the manufacturer's site; may be empty." }),
    contenuto: t.field({ type: ContenutoAvvioEnum, description: 'What the database is filled with.' }),
  }),
  payload: (t) => ({ fatto: t.boolean({ resolve: ({ result }) => result !== null }) }),
})
