import { builder } from '#platform/graphql/builder.ts'
import { readTempiReali } from '../tempi/read.ts'
import { TEMPI_MONTHS, type TempiReali } from '../tempi/rules.ts'
import { Fornitore } from './Fornitore.ts'

/** How many days something took in the past, or came late. */
interface GiorniPassati extends TempiReali {
  /** Name of the phase; of a supplier, of its material. */
  fase: string
  /** Name of the supplier whose past it is. */
  fornitore: string | null
}

builder.objectRef<GiorniPassati>('GiorniPassati').implement({
  description: 'How the past of a phase went, in days.',
  authScopes: { login: true },
  fields: (t) => ({
    nomeFase: t.exposeString('fase', { description: 'Name of the phase.' }),
    fornitore: t.exposeString('fornitore', {
      nullable: true,
      description:
        'Name of the supplier whose past it is; null: the department’s, or that of all suppliers of the phase. Null also for who does not schedule.',
    }),
    casi: t.exposeInt('casi', { description: 'How many cases it is made of.' }),
    mediana: t.exposeInt('mediana', { description: 'Half of them took no longer.' }),
    ottoSuDieci: t.exposeInt('ottoSuDieci', { description: 'Eight of ten took no longer.' }),
  }),
})

builder.prismaObjectField(Fornitore, 'tempiReali', (t) =>
  t.field({
    type: 'GiorniPassati',
    nullable: true,
    description: `How long its orders of its first material really took in the last ${TEMPI_MONTHS} months, from the day of the order to that of the arrival, in days on which it is open; null while nothing has arrived, and for who may not change suppliers.`,
    select: { id: true, nome: true, tipologia: true },
    authScopes: { permesso: 'adminFornitori' },
    unauthorizedResolver: () => null,
    async resolve({ id, nome, tipologia }, _args, { services }) {
      const tempi = (await readTempiReali(services.db, id)).get(tipologia)
      return tempi && { ...tempi, fase: tipologia, fornitore: nome }
    },
  }),
)

builder.prismaObjectField(Fornitore, 'tempiRealiMateriali', (t) =>
  t.field({
    type: ['GiorniPassati'],
    nullable: true,
    description:
      'The same as `tempiReali` for each material of which something has arrived; null for who may not change suppliers.',
    select: { id: true, nome: true },
    authScopes: { permesso: 'adminFornitori' },
    unauthorizedResolver: () => null,
    async resolve({ id, nome }, _args, { services }) {
      const byMateriale = await readTempiReali(services.db, id)
      return [...byMateriale].map(([fase, tempi]) => ({ ...tempi, fase, fornitore: nome }))
    },
  }),
)
