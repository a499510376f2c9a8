import type { PianoCatalogo } from '../plan.ts'
import type { ImageInFile } from '../rules.ts'
import { type CatalogoWriting, numeriByName, numeroByName, writeItems } from './scene.ts'

const versione = { increment: 1 }
const select = { id: true, nome: true } as const

/** Openings, accessories and window types with what they offer. */
export async function writeTipi(scena: CatalogoWriting, piano: PianoCatalogo): Promise<void> {
  const { tx } = scena.ctx
  const immagineId = async (image: ImageInFile | null) => (image ? await scena.fileOf(image) : null)

  const aperture = await tx.tipoApertura.findMany({ select })
  await writeItems(scena, 'TipoApertura', piano.aperture, aperture, async ({ immagine, ...after }, id) => {
    const data = { ...after, immagineId: await immagineId(immagine) }
    return id === null
      ? tx.tipoApertura.create({ data })
      : tx.tipoApertura.update({ where: { id }, data: { ...data, versione } })
  })

  const accessori = await tx.accessorio.findMany({ select })
  await writeItems(scena, 'Accessorio', piano.accessori, accessori, (data, id) =>
    id === null ? tx.accessorio.create({ data }) : tx.accessorio.update({ where: { id }, data: { ...data, versione } }),
  )

  const numeri = {
    aperture: numeriByName(await tx.tipoApertura.findMany({ select })),
    accessori: numeriByName(await tx.accessorio.findMany({ select })),
  }
  const tipi = await tx.tipoSerramento.findMany({ select })
  await writeItems(scena, 'TipoSerramento', piano.tipiSerramento, tipi, async (after, id) => {
    const { immagine, aperture: own, accessori: theirs, ...fields } = after
    const offerings = {
      aperture: own.map((name) => ({ id: numeroByName(numeri.aperture, name) })),
      accessori: theirs.map((name) => ({ id: numeroByName(numeri.accessori, name) })),
    }
    const data = { ...fields, immagineId: await immagineId(immagine) }
    if (id === null) {
      return tx.tipoSerramento.create({
        data: { ...data, aperture: { connect: offerings.aperture }, accessori: { connect: offerings.accessori } },
      })
    }
    return tx.tipoSerramento.update({
      where: { id },
      data: { ...data, versione, aperture: { set: offerings.aperture }, accessori: { set: offerings.accessori } },
    })
  })
}
