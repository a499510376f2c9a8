import { type InferType, type ObjectSchema, object } from 'yup'
import { operation } from '#platform/operation.ts'
import { readCompostiOffer } from '../composti/read.ts'
import { settledComposti } from '../composti/rules.ts'
import { readFinestraOffer } from '../finestra/offer.ts'
import { settledRighe } from '../finestra/rules.ts'
import { addRighe } from '../finestra/write.ts'
import { besideSchema, refuseOtherSconto, writeCheckListBeside, writeMailBeside } from './beside.ts'
import { ordineWritten } from './changes.ts'
import { ordineData } from './data.ts'
import { readReferences, refuseDuplicateNumero, wrongReferences } from './references.ts'
import { completeOrdine, type OrdineInput, ordineSchema, withUnsaid } from './rules.ts'
import { visibleTo } from './values.ts'

// Made anew: joining two schemas loses the order of their fields, in which errors are told.
const freshSchema = object({ ...ordineSchema.fields, ...besideSchema.fields }) as ObjectSchema<
  OrdineInput & InferType<typeof besideSchema>
>

/** Adds an order with its lines, and what is sent of its mail and check list; nets and sums are computed here. */
export const createOrdine = operation({
  nome: 'createOrdine',
  permesso: 'addOrders',
  schema: freshSchema,
  besides: wrongReferences,
  async run({ statoInvioMail, testoEmail, checkList, sconto, ...data }, ctx) {
    const fresh = data.righe.map((riga) => ({ ...riga, pk: null }))
    const said = completeOrdine(withUnsaid({ ...data, righe: fresh }, null, visibleTo(ctx.viewer)))
    const offer = await readFinestraOffer(ctx.tx, said.righe)
    const composti = await readCompostiOffer(ctx.tx, said.righe)
    const input = { ...said, righe: settledComposti(settledRighe(said.righe, [], offer), [], composti) }
    await readReferences(ctx, input, null, { ...offer, composti })
    const columns = ordineData(input)
    refuseOtherSconto(sconto, [columns.sconto])
    const { id } = await refuseDuplicateNumero(ctx.tx.ordine.create({ data: columns, select: { id: true } }))
    await addRighe(
      ctx.tx,
      input.righe.map((riga, index) => ({ ordineId: id, riga, index })),
    )
    await ctx.audit({ oggetto: 'Ordine', oggettoPk: id, azione: 'crea', dopo: input.numeroCommessa })
    await ordineWritten.run(ctx, id)
    if (statoInvioMail !== null || testoEmail !== '') await writeMailBeside(ctx, id, { statoInvioMail, testoEmail })
    if (checkList) await writeCheckListBeside(ctx, id, checkList)
    await ctx.emit('ordine', { pk: id })
    return { pk: id }
  },
})
