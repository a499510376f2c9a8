import { builder } from '#platform/graphql/builder.ts'
import {
  type Provincia as ProvinciaShape,
  provinceByName,
  type Regione as RegioneShape,
  regioni,
} from '#shared/places.ts'

const degrees = 'Degrees.'

const Regione = builder.objectRef<RegioneShape>('Regione').implement({
  description: 'An Italian region, or ESTERO (99).',
  authScopes: { pubblico: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    nome: t.exposeString('nome', { description: 'What a quote stores.' }),
    latitudine: t.exposeFloat('latitudine', { nullable: true, description: degrees }),
    longitudine: t.exposeFloat('longitudine', { nullable: true, description: degrees }),
    showAlert: t.exposeBoolean('showAlert', { description: 'Ask the visitor to call about feasibility (Sicilia).' }),
  }),
})

const Provincia = builder.objectRef<ProvinciaShape>('Provincia').implement({
  description: 'An Italian province.',
  authScopes: { pubblico: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    idRegione: t.exposeInt('idRegione', { description: 'Number of its region.' }),
    codiceCittaMetropolitana: t.exposeInt('codiceCittaMetropolitana', {
      nullable: true,
      description: 'Code of the metropolitan city, where it is one.',
    }),
    nome: t.exposeString('nome', { description: 'What a quote stores.' }),
    siglaAutomobilistica: t.exposeString('siglaAutomobilistica', { description: 'Two letters, e.g. BO.' }),
    latitudine: t.exposeFloat('latitudine', { description: degrees }),
    longitudine: t.exposeFloat('longitudine', { description: degrees }),
  }),
})

builder.queryField('regioni', (t) =>
  t.field({
    type: [Regione],
    description: 'The 20 regions and ESTERO.',
    authScopes: { pubblico: true },
    resolve: () => [...regioni],
  }),
)

builder.queryField('province', (t) =>
  t.field({
    type: [Provincia],
    description: 'The provinces, in alphabetical order.',
    authScopes: { pubblico: true },
    resolve: () => [...provinceByName],
  }),
)
