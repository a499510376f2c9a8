// The windows of the demo orders: family and options of an order, opening and accessories of each line, and the place.
import { addFinestre } from '#ordini/finestra/write.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { readCatalogoDemo } from '../catalogo.ts'
import type { Random } from '../random.ts'

/** The kind of family that a category of window codes is made of. */
const TIPOLOGIE: Readonly<Record<string, RegExp>> = {
  LEGNO: /^legno$/i,
  'LEGNO-ALLUMINIO': /^legno-alluminio$/i,
  PVC: /^pvc$/i,
}
const CONTATTI = ['Geom. Ferri', 'Custode', 'Arch. Leoni', '']

/** Gives windows and places to the orders that there are; customers and the catalogue must be there. */
export async function seedFinestre(tx: Tx, example: Random): Promise<void> {
  const { forRules } = await readCatalogoDemo(tx)
  const tipologie = new Map(
    (await tx.famiglia.findMany({ include: { tipologiaFamiglia: true } })).map(({ id, tipologiaFamiglia }) => [
      id,
      tipologiaFamiglia.nome,
    ]),
  )
  const tipi = new Map(forRules.tipi.map((tipo) => [tipo.id, tipo]))
  const ordini = await tx.ordine.findMany({
    orderBy: { id: 'asc' },
    include: {
      cliente: { select: { indirizzo: true, citta: true, provincia: true, telefono: true } },
      righe: { where: { rivendita: false }, orderBy: { posizione: 'asc' }, include: { codiceSerramento: true } },
    },
  })
  for (const { id, cliente, righe } of ordini) {
    const messaInPosa = example.forse(0.6)
    if (messaInPosa || example.forse(0.5)) {
      await tx.ordine.update({
        where: { id },
        data: {
          messaInPosa,
          indirizzoPosa: cliente.indirizzo,
          cittaPosa: cliente.citta,
          provinciaPosa: cliente.provincia,
          pianoPosa: example.one(forRules.piani),
          accessoPosa: example.one(['SCALE', 'ASCENSORE', null] as const),
          contattoPosa: example.one(CONTATTI),
          telefonoPosa: cliente.telefono,
        },
      })
    }
    const categoria = righe[0]?.codiceSerramento?.categoria ?? ''
    const possible = forRules.famiglie.filter((one) => TIPOLOGIE[categoria]?.test(tipologie.get(one.id) ?? ''))
    if (possible.length === 0) continue
    const famiglia = example.one(possible)
    const opzioni = famiglia.opzioni.map((opzione) => ({
      opzionePk: opzione.id,
      valorePk: example.one(opzione.valori).id,
    }))
    const windows = righe.map((riga) => {
      const { aperture = [], accessori = [] } = tipi.get(riga.tipoSerramentoId) ?? {}
      const accessoriPks = example.forse(0.35) ? example.alcuni(accessori, 1).map((one) => one.id) : []
      return { pk: riga.id, tipoAperturaId: aperture.length > 0 ? example.one(aperture).id : null, accessoriPks }
    })
    await tx.rigaOrdine.updateMany({
      where: { id: { in: windows.map(({ pk }) => pk) } },
      data: { famigliaId: famiglia.id },
    })
    for (const { pk, tipoAperturaId } of windows) {
      await tx.rigaOrdine.update({ where: { id: pk }, data: { tipoAperturaId } })
    }
    await addFinestre(
      tx,
      windows.map(({ pk, accessoriPks }) => ({ pk, riga: { opzioni, accessoriPks } })),
    )
  }
}
