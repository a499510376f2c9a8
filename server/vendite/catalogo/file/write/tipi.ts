import type { ImmagineInFile } from '../document/rules.ts'
import type { PianoCatalogo } from '../plan.ts'
import { type CatalogoWriting, numeriPerNome, numeroDi, writeVoci } from './scene.ts'

const versione = { increment: 1 }
const select = { id: true, nome: true } as const

/** Openings, accessories and window types with what they offer. */
export async function writeTipi(scena: CatalogoWriting, piano: PianoCatalogo): Promise<void> {
  const { tx } = scena.ctx
  const immagineId = async (immagine: ImmagineInFile | null) => (immagine ? await scena.fileOf(immagine) : null)

  const aperture = await tx.tipoApertura.findMany({ select })
  await writeVoci(scena, 'TipoApertura', piano.aperture, aperture, async ({ immagine, ...dopo }, id) => {
    const data = { ...dopo, immagineId: await immagineId(immagine) }
    return id === null
      ? tx.tipoApertura.create({ data })
      : tx.tipoApertura.update({ where: { id }, data: { ...data, versione } })
  })

  const accessori = await tx.accessorio.findMany({ select })
  await writeVoci(scena, 'Accessorio', piano.accessori, accessori, (data, id) =>
    id === null ? tx.accessorio.create({ data }) : tx.accessorio.update({ where: { id }, data: { ...data, versione } }),
  )

  const numeri = {
    aperture: numeriPerNome(await tx.tipoApertura.findMany({ select })),
    accessori: numeriPerNome(await tx.accessorio.findMany({ select })),
  }
  const tipi = await tx.tipoSerramento.findMany({ select })
  await writeVoci(scena, 'TipoSerramento', piano.tipiSerramento, tipi, async (dopo, id) => {
    const { immagine, aperture: sue, accessori: suoi, ...campi } = dopo
    const offerte = {
      aperture: sue.map((nome) => ({ id: numeroDi(numeri.aperture, nome) })),
      accessori: suoi.map((nome) => ({ id: numeroDi(numeri.accessori, nome) })),
    }
    const data = { ...campi, immagineId: await immagineId(immagine) }
    if (id === null) {
      return tx.tipoSerramento.create({
        data: { ...data, aperture: { connect: offerte.aperture }, accessori: { connect: offerte.accessori } },
      })
    }
    return tx.tipoSerramento.update({
      where: { id },
      data: { ...data, versione, aperture: { set: offerte.aperture }, accessori: { set: offerte.accessori } },
    })
  })
}
