import { operation } from '#platform/operation.ts'
import { createTabletSchema } from './rules.ts'
import { checkReparti, checkTabletName, newCodice } from './tablets.ts'

/** Adds a tablet, with the code that links a device to it. @throws UserErrors for a name that is taken */
export const createTablet = operation({
  nome: 'createTablet',
  permesso: 'adminUsers',
  schema: createTabletSchema,
  async run({ reparti, ...rest }, { tx, audit }) {
    await checkTabletName(tx, rest.nome)
    await checkReparti(tx, reparti)
    const { codice, columns } = newCodice()
    const data = { ...rest, reparti, ...columns }
    const { id: pk } = await tx.tabletOfficina.create({ data })
    await audit({ oggetto: 'TabletOfficina', oggettoPk: pk, azione: 'crea', dopo: rest.nome })
    return { pk, codice }
  },
})
