import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { mutationField } from '#platform/graphql/mutationField.ts'
import { SETUP_STEPS } from '../rules.ts'
import { setPassoNascosto } from '../setPassoNascosto.ts'
import { readSteps, type SetupStep } from '../steps.ts'

const NomePassoEnum = choiceEnum('NomePasso', SETUP_STEPS, 'Something that a new company sets up.', {
  marchio: 'The mark of the company.',
  posta: 'A mail server, and the address of the product.',
  avvisi: 'Who is told of requests.',
  utenti: 'Users beside the first.',
  reparti: 'Departments beside those that the product comes with.',
  personale: 'People in every department whose people work at a phase.',
  ore: 'Working hours.',
  festivita: 'Holidays to come.',
  fasi: 'Phases of production.',
  tempi: 'Timings of windows.',
  fornitori: 'A default supplier of each material of a phase.',
  colonne: 'Columns of materials.',
  catalogo: 'A published catalogue.',
  listino: 'A price list in force.',
  tablet: 'Shared tablets of the workshop.',
})

const Passo = builder.objectRef<SetupStep>('PassoAvviamento').implement({
  description: 'A step of setting the product up: done when the data say so.',
  authScopes: { permesso: 'adminImpostazioni' },
  fields: (t) => ({
    passo: t.expose('passo', { type: NomePassoEnum, description: 'Its name.' }),
    titolo: t.exposeString('titolo', { description: 'In Italian.' }),
    motivo: t.exposeString('motivo', { description: 'What is missing and why, in Italian; empty when it is done.' }),
    indirizzo: t.exposeString('indirizzo', { description: 'The page where it is done.' }),
    fatto: t.exposeBoolean('fatto', { description: 'Whether nothing is missing.' }),
    nascosto: t.exposeBoolean('nascosto', { description: 'Nobody wants to be asked for it.' }),
  }),
})

builder.queryField('passiAvviamento', (t) =>
  t.field({
    type: [Passo],
    description: 'What a new company sets up, those steps that the viewer may do.',
    authScopes: { permesso: 'adminImpostazioni' },
    resolve: (_root, _args, ctx) => readSteps(ctx),
  }),
)

mutationField(setPassoNascosto, {
  description: 'Hides a step of setting up, or shows it again.',
  input: (t) => ({
    passo: t.field({ type: NomePassoEnum, description: 'The step.' }),
    nascosto: t.boolean({ description: 'False shows it again.' }),
  }),
  payload: (t) => ({
    passi: t.field({
      type: [Passo],
      nullable: true,
      description: 'All steps as they are now; null when there are errors.',
      resolve: ({ result }, _args, ctx) => result && readSteps(ctx),
    }),
  }),
})
