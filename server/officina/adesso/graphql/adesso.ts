import { builder } from '#platform/graphql/builder.ts'
import { rowField, rowListField, thereAlways } from '#platform/graphql/rowField.ts'
import { attivitaList } from '../../attivita/list.ts'
import { type LavoroInCorso, type OfficinaAdesso, readOfficinaAdesso } from '../read.ts'

const authScopes = { permesso: 'adminAttivitaOperatori' } as const

const InProgressRef = builder.objectRef<LavoroInCorso>('LavoroInCorso').implement({
  description: 'A session without an end: somebody who works, or who has left it open.',
  authScopes,
  fields: (t) => ({
    attivita: rowField(t, 'Attivita', attivitaList, ({ pk }) => pk, 'The activity.', thereAlways),
    postazioni: t.exposeStringList('postazioni', { description: 'Workstations where the operation is done.' }),
    chiusura: t.exposeString('chiusura', {
      nullable: true,
      description: 'When the hours of its department end that day, `HH:mm`; null of a day without hours.',
    }),
    minuti: t.exposeInt('minuti', {
      nullable: true,
      description: 'Minutes so far, of one left open up to the end of the hours; null when nobody can tell.',
    }),
    teorico: t.exposeInt('teorico', { description: 'Minutes that the pieces left when it began should take.' }),
    passo: t.exposeString('passo', { description: '`nei tempi`, `oltre` (longer than theory), `senza teoria`.' }),
    pezziTotali: t.exposeInt('pezziTotali', { description: 'Pieces of the operation in the order.' }),
    pezziEseguiti: t.exposeInt('pezziEseguiti', { description: 'Those that are done.' }),
  }),
})

const OfficinaAdessoRef = builder.objectRef<OfficinaAdesso>('OfficinaAdesso').implement({
  description: 'The workshop as it is now, at most 200 lines of each part.',
  authScopes,
  fields: (t) => ({
    letta: t.expose('letta', { type: 'DateTime', description: 'When this was so.' }),
    inCorso: t.field({ type: [InProgressRef], description: 'Who works on what.', resolve: ({ inCorso }) => inCorso }),
    lasciateAperte: t.field({
      type: [InProgressRef],
      description: 'Sessions open past the end of the hours of their day.',
      resolve: ({ lasciateAperte }) => lasciateAperte,
    }),
    fermi: rowListField(
      t,
      'Attivita',
      attivitaList,
      ({ fermi }) => fermi,
      'The last session of each operator who worked lately and has none now.',
    ),
    ferme: t.field({
      type: ['LavoroRimasto'],
      description: 'Operations of orders that were begun, have pieces left and that nobody works at.',
      resolve: ({ ferme }) => ferme,
    }),
    controlli: t.field({
      type: ['ControlloOrdine'],
      description: 'CE controls that operations finished lately lack.',
      resolve: ({ controlli }) => controlli,
    }),
  }),
})

builder.queryField('officinaAdesso', (t) =>
  t.field({
    type: OfficinaAdessoRef,
    description: 'Who works on what, since when, against theory; who and what stands still; which controls are due.',
    authScopes,
    resolve: (_root, _args, { services }) => readOfficinaAdesso(services.db, new Date()),
  }),
)
