// Composed elements of the demo: one in an order, one in the offer that is a draft, one in a quote that has just come.

import { addComposti } from '#ordini/composti/write.ts'
import type { PricedRiga } from '#ordini/offerte/contenuto/prices.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { withMisura } from '#shared/composti/change.ts'
import { type SchemaComposto, specchiatureOfSchema } from '#shared/composti/schemi.ts'
import { type SpecchiaturaInput, specchiatureColumns } from '#shared/composti/specchiature.ts'
import { prezzoComposto } from '#vendite/listini/prezzo/composto/rules.ts'
import type { WholeListino } from '#vendite/listini/prezzo/read.ts'

/** The window that is fixed beside others, and how the same opens. */
async function readFissa(tx: Tx) {
  const tipo = await tx.tipoSerramento.findFirstOrThrow({
    where: { nome: 'Finestra 1 anta' },
    select: { id: true, nome: true, aperture: { select: { id: true, nome: true, senso: true } } },
  })
  const byName = (name: string) => tipo.aperture.find(({ nome }) => nome === name)?.id ?? null
  return { pk: tipo.id, nome: tipo.nome, fissa: byName('Fissa'), opens: byName('Battente a destra') }
}

type Opens = Pick<SpecchiaturaInput, 'tipoSerramentoPk' | 'tipoAperturaPk' | 'ante'>

/** The fields of a scheme; none where there is no room. */
function fieldsOf(
  schema: SchemaComposto,
  whole: { larghezza: number | null; altezza: number | null },
  [fixed, opens]: readonly [fixed: Opens, opens: Opens],
): SpecchiaturaInput[] {
  const { larghezza, altezza } = whole
  const boxes = larghezza && altezza ? specchiatureOfSchema(schema, { larghezza, altezza }) : null
  return boxes?.map(({ fissa, ...box }) => ({ ...box, ...(fissa ? fixed : opens) })) ?? []
}

/** Makes a window of two leaves of the newest order a fixed and an opening field: as many leaves, so all figures stay. */
export async function seedCompostoOrdine(tx: Tx): Promise<void> {
  const { pk, fissa, opens } = await readFissa(tx)
  const riga = await tx.rigaOrdine.findFirst({
    where: {
      rivendita: false,
      tipoSerramento: { nome: 'Finestra 2 ante' },
      OR: [{ ante: 2 }, { ante: null }],
      larghezza: { gte: 1200 },
    },
    orderBy: [{ ordineId: 'desc' }, { posizione: 'asc' }],
  })
  if (!riga) return
  const field = { tipoSerramentoPk: pk, ante: 1 }
  const specchiature = fieldsOf('lateraleSinistro', riga, [
    { ...field, tipoAperturaPk: fissa },
    { ...field, tipoAperturaPk: opens },
  ])
  await tx.rigaOrdine.update({ where: { id: riga.id }, data: { ante: 2 } })
  await addComposti(tx, [{ pk: riga.id, riga: { specchiature } }])
}

/** Gives a side light to a window of two leaves of the newest quote that nobody has answered. */
export async function seedCompostoPreventivo(tx: Tx): Promise<void> {
  const { pk, fissa } = await readFissa(tx)
  const serramento = await tx.serramento.findFirst({
    where: {
      tipoSerramento: { nome: 'Finestra 2 ante' },
      larghezza: { gte: 1300 },
      preventivo: { emailInviataIl: null, ordine: null, offerte: { none: {} }, eliminato: false },
    },
    orderBy: [{ preventivoId: 'desc' }, { posizione: 'asc' }],
  })
  if (!serramento) return
  const { id, tipoSerramentoId, tipoAperturaId } = serramento
  const fields = fieldsOf('lateraleSinistro', serramento, [
    { tipoSerramentoPk: pk, tipoAperturaPk: fissa, ante: 1 },
    { tipoSerramentoPk: tipoSerramentoId, tipoAperturaPk: tipoAperturaId, ante: 2 },
  ])
  const specchiature = { createMany: { data: specchiatureColumns(fields) } }
  await tx.serramento.update({ where: { id }, data: { specchiature } })
}

/** Lines of which the first that can be has a side light, priced field by field. */
export async function withSideLight(
  tx: Tx,
  righe: readonly PricedRiga[],
  listino: WholeListino,
): Promise<PricedRiga[]> {
  const { pk, fissa } = await readFissa(tx)
  const tipi = new Map(
    (await tx.tipoSerramento.findMany({ select: { id: true, nome: true, ante: true } })).map((one) => [one.id, one]),
  )
  const fixed = { tipoSerramentoPk: pk, tipoAperturaPk: fissa, ante: 1 }
  for (const [place, riga] of righe.entries()) {
    const { tipoSerramentoPk, tipoAperturaPk, famigliaPk, altezza, larghezza } = riga
    if (tipoSerramentoPk === null || famigliaPk === null || altezza === null || larghezza === null) continue
    const opens = { tipoSerramentoPk, tipoAperturaPk, ante: tipi.get(tipoSerramentoPk)?.ante ?? 1 }
    const fields = fieldsOf('lateraleDestro', riga, [fixed, opens])
    // No family makes a narrower one.
    const specchiature = withMisura(fields, 1, 'larghezza', 400) ?? fields
    const ante = opens.ante + fixed.ante
    const { opzioni, accessoriPks, numero: quantita } = riga
    const whole = { tipoSerramentoPk, famigliaPk, opzioni, tipoAperturaPk, accessoriPks, altezza, larghezza }
    const prezzo = prezzoComposto(
      { ...whole, quantita, ante },
      specchiature.map((one) => ({
        ...one,
        ante: one.ante ?? 1,
        listino,
        nome: tipi.get(one.tipoSerramentoPk)?.nome ?? '',
      })),
    )
    if (specchiature.length === 0 || prezzo.riga === null) continue
    const { riga: amount, passi, costo } = prezzo
    return righe.with(place, { ...riga, ante, specchiature, listino: amount, listinoCalcolato: amount, passi, costo })
  }
  return [...righe]
}
