import { lockRow } from '#platform/db/entity/rows.ts'
import { toJson } from '#platform/db/json.ts'
import { operation } from '#platform/operation.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { checkListinoName } from './entity.ts'
import { storedGriglia } from './inForce.ts'
import { copiaListinoSchema } from './rules.ts'
import { raised, raisedGriglia } from './voci/griglia/rules.ts'

/** An amount in euro raised by a percentage. */
function raisedColumn<Amount extends Prisma.Decimal | null>(amount: Amount, percent: number) {
  return amount === null ? null : new Prisma.Decimal(raised(amount.toNumber(), percent))
}

/**
 * A draft with all that a list has, every price in euro raised by a percentage and rounded half up; percentages,
 * thresholds and least areas stay.
 * @throws UserErrors for a name that is taken
 */
export const duplicateListino = operation({
  nome: 'duplicateListino',
  permesso: 'adminListini',
  schema: copiaListinoSchema,
  async run({ pk, nome, dal, percentuale }, ctx) {
    const { tx } = ctx
    const { scontoMaxAgenti, scontoMaxUfficio, costo, ...from } = await lockRow(tx, 'listino', pk)
    await checkListinoName(ctx, nome)
    const rise = percentuale ?? 0
    const { id: listinoId } = await tx.listino.create({
      data: { nome, dal: dateOfDay(dal), scontoMaxAgenti, scontoMaxUfficio, costo },
    })
    const where = { listinoId: pk }
    const voci = await tx.voceListino.findMany({ where, orderBy: { id: 'asc' } })
    await tx.voceListino.createMany({
      data: voci.map(({ id: _id, versione: _versione, prezzo, griglia, ...rest }) => ({
        ...rest,
        listinoId,
        prezzo: raisedColumn(prezzo, rise),
        griglia: toJson(raisedGriglia(storedGriglia(griglia), rise)),
      })),
    })
    const supplementi = await tx.supplementoListino.findMany({ where })
    await tx.supplementoListino.createMany({
      data: supplementi.map(({ id: _id, importo, ...rest }) => ({
        ...rest,
        listinoId,
        importo: rest.calcolo === 'PERCENTO' ? importo : new Prisma.Decimal(raised(importo.toNumber(), rise)),
      })),
    })
    const servizi = await tx.servizioListino.findMany({ where })
    await tx.servizioListino.createMany({
      data: servizi.map(({ id: _id, importo, minimo, ...rest }) => ({
        ...rest,
        listinoId,
        importo: new Prisma.Decimal(raised(importo.toNumber(), rise)),
        minimo: raisedColumn(minimo, rise),
      })),
    })
    const sconti = await tx.scontoListino.findMany({ where })
    await tx.scontoListino.createMany({ data: sconti.map(({ id: _id, ...rest }) => ({ ...rest, listinoId })) })
    await ctx.audit({
      oggetto: 'Listino',
      oggettoPk: listinoId,
      azione: 'crea',
      dopo: `${nome}, copia di ${from.nome}`,
    })
    await ctx.emit('listino', { pk: listinoId })
    return { pk: listinoId }
  },
})
