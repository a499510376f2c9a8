import { operation } from '#platform/operation.ts'
import { tabletPkSchema } from './rules.ts'
import { lockTablet, newCodice } from './tablets.ts'

/** Another code for a tablet: the device that is linked stays so until another one takes its place. */
export const regenerateCodiceTablet = operation({
  nome: 'regenerateCodiceTablet',
  permesso: 'adminUsers',
  schema: tabletPkSchema,
  async run({ pk }, { tx, audit }) {
    await lockTablet(tx, pk)
    const { codice, columns } = newCodice()
    await tx.tabletOfficina.update({ where: { id: pk }, data: columns })
    await audit({ oggetto: 'TabletOfficina', oggettoPk: pk, azione: 'nuovoCodice' })
    return { pk, codice }
  },
})
