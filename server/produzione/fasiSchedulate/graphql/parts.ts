// What a scheduled phase shows beside itself.
import { builder } from '#platform/graphql/builder.ts'

export const StatiMateriale = builder.objectRef<{ materiale: string; stati: string }>('StatiMateriale').implement({
  description: 'How far what is ordered of a material is.',
  authScopes: { permesso: 'updateStatoFasiOrdineFornitore' },
  fields: (t) => ({
    materiale: t.exposeString('materiale', { description: 'Name of the material.' }),
    stati: t.exposeString('stati', {
      description: 'The different states of its supplier orders, joined by commas; empty for none.',
    }),
  }),
})

const onlyPlanners = {
  authScopes: { permesso: 'updateStatoFasiOrdineFornitore' },
  unauthorizedResolver: () => null,
} as const

builder.prismaObjectFields('Ordine', (t) => ({
  materialiMancanti: t.stringList({
    nullable: true,
    description: 'Materials that it lacks a supplier order for. Withheld from who does not plan phases: null.',
    select: { mancanza: { select: { materiali: true } } },
    ...onlyPlanners,
    resolve: ({ mancanza }) => mancanza?.materiali ?? [],
  }),
  postazione: t.string({
    nullable: true,
    description: 'Workstation of its latest bench planning. Withheld from who does not plan phases: null.',
    select: {
      analisi: {
        where: { postazioneId: { not: null } },
        orderBy: { analisiId: 'desc' },
        take: 1,
        select: { postazione: { select: { postazione: true } } },
      },
    },
    ...onlyPlanners,
    resolve: ({ analisi }) => analisi[0]?.postazione?.postazione,
  }),
}))
