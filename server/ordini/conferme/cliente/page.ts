import type { Db, Tx } from '#platform/db/prisma.ts'
import { Refusal } from '#platform/errors.ts'
import { readSettings } from '#platform/settings/read.ts'
import type { LinkSegreto, Prisma } from '#prisma/generated/client.ts'

const select = {
  id: true,
  nomeCliente: true,
  emailCliente: true,
  numeroCommessa: true,
  dataInvio: true,
  preventivoFirmatoId: true,
  eventi: {
    where: { tipo: { in: ['FIRMATA', 'CARICATA'] } },
    orderBy: { id: 'desc' },
    take: 1,
    select: { il: true, chi: true },
  },
  messaggi: {
    where: { tipoMittente: 'CLIENTE' },
    orderBy: [{ data: 'desc' }, { id: 'desc' }],
    select: { note: true, data: true },
    take: 50,
  },
} satisfies Prisma.ConfermaOrdineSelect

/** All that a customer reads of a confirmation: nothing that colleagues have written. */
export interface CustomerPage {
  ragioneSociale: string
  telefono: string
  email: string
  nomeCliente: string
  /** Told to nobody but in part. */
  emailCliente: string
  numeroCommessa: string
  nomeFile: string
  mime: string
  /** SHA-256 of the file. */
  impronta: string
  scadeIl: Date
  firmato: boolean
  firmatoIl: Date | null
  firmatoDa: string
  confermata: boolean
  messaggi: readonly { note: string; data: Date }[]
}

/** The page behind a link of a confirmation. @throws Refusal NOT_FOUND for a link of something else */
export async function readCustomerPage(db: Db | Tx, link: LinkSegreto): Promise<CustomerPage> {
  const { confermaId, fileId, fileNome: nomeFile, scadeIl } = link
  if (confermaId === null || fileId === null) throw new Refusal('NOT_FOUND')
  const conferma = await db.confermaOrdine.findUniqueOrThrow({ where: { id: confermaId }, select })
  const file = await db.storedFile.findUniqueOrThrow({ where: { id: fileId } })
  const { ragioneSociale, telefono, email } = (await readSettings(db)).azienda
  const [firma] = conferma.eventi
  return {
    ragioneSociale,
    telefono,
    email,
    nomeCliente: conferma.nomeCliente,
    emailCliente: conferma.emailCliente,
    numeroCommessa: conferma.numeroCommessa,
    nomeFile,
    mime: file.mime,
    impronta: file.chiave,
    scadeIl,
    firmato: conferma.preventivoFirmatoId !== null,
    firmatoIl: firma?.il ?? null,
    firmatoDa: firma?.chi ?? '',
    confermata: conferma.dataInvio !== null,
    messaggi: conferma.messaggi,
  }
}
