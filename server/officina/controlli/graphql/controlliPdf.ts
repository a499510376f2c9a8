import { documentName } from '#ordini/ordini/pdf/data.ts'
import { forFigure } from '#ordini/ordini/pdf/figure.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { Documento } from '#platform/graphql/files/Documento.ts'
import { readPaper } from '#platform/settings/paper.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { controlliDocument } from '../document.ts'
import { findCheckable, readControlliOrdine } from '../read.ts'

builder.queryField('controlliOrdinePdf', (t) =>
  t.field({
    type: Documento,
    nullable: true,
    description: 'The register of the CE controls of an order, to be printed; null when there is no such order.',
    authScopes: { permesso: 'checkOrders' },
    args: { ordinePk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    async resolve(_root, { ordinePk: ordine }, { viewer, services: { db, pdf, storage } }) {
      const found = await findCheckable(db, boundedInteger(ordine), viewer)
      if (!found) return null
      const [controlli, carta, righe] = await Promise.all([
        readControlliOrdine(db, found.id),
        readPaper({ db, storage }),
        db.rigaOrdine.findMany({
          where: { ordineId: found.id },
          select: forFigure,
          orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
        }),
      ])
      const today = dayOfInstant(new Date())
      const bytes = await pdf.render({ html: await controlliDocument({ ...found, righe }, controlli, carta, today) })
      return {
        nome: documentName('controllo-ce', found.numeroCommessa),
        mime: 'application/pdf',
        bytes,
      }
    },
  }),
)
