import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { chunks } from '../../../platform/imports/rows.ts'
import { type ClienteKeys, inCommon, usefulKeys } from '../rules.ts'

interface Next {
  riga: number
  dopo: ClienteKeys & { nome: string }
}

const MAX_NOTICES = 50

/** Stored customers with the VAT number, phone or mail of a new one: likely the same under another code. */
export async function similarNotices(db: Db | Tx, fresh: readonly Next[]): Promise<string[]> {
  const notices: string[] = []
  for (const some of chunks(fresh, 1000)) {
    const keys = some.map(({ dopo }) => usefulKeys(dopo))
    const of = (name: keyof ClienteKeys) => keys.map((own) => own[name]).filter((key) => key !== '')
    const similar = await db.cliente.findMany({
      where: {
        OR: [
          { pivaNorm: { in: of('piva') } },
          { telefonoNorm: { in: of('telefono') } },
          { emailNorm: { in: of('email') } },
        ],
      },
      select: { nome: true, codice: true, piva: true, telefono: true, email: true },
      take: MAX_NOTICES,
    })
    for (const { riga, dopo } of similar.length > 0 ? some : []) {
      for (const other of similar) {
        const common = inCommon(dopo, other)
        const who = other.codice ? `${other.nome} (${other.codice})` : other.nome
        if (common) notices.push(`riga ${riga}: «${dopo.nome}» ha ${common} in comune con «${who}»`)
      }
      if (notices.length >= MAX_NOTICES) return notices.slice(0, MAX_NOTICES)
    }
  }
  return notices
}
