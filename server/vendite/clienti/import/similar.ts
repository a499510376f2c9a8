import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { chunks } from '../../../platform/imports/rows.ts'
import { type ChiaviCliente, chiaviUtili, inComune } from '../rules.ts'

interface Nuovo {
  riga: number
  dopo: ChiaviCliente & { nome: string }
}

const AVVISI_MASSIMI = 50

/** Stored customers with the VAT number, phone or mail of a new one: likely the same under another code. */
export async function similarNotices(db: Db | Tx, nuovi: readonly Nuovo[]): Promise<string[]> {
  const avvisi: string[] = []
  for (const alcuni of chunks(nuovi, 1000)) {
    const chiavi = alcuni.map(({ dopo }) => chiaviUtili(dopo))
    const di = (nome: keyof ChiaviCliente) => chiavi.map((sue) => sue[nome]).filter((chiave) => chiave !== '')
    const simili = await db.cliente.findMany({
      where: {
        OR: [
          { pivaNorm: { in: di('piva') } },
          { telefonoNorm: { in: di('telefono') } },
          { emailNorm: { in: di('email') } },
        ],
      },
      select: { nome: true, codice: true, piva: true, telefono: true, email: true },
      take: AVVISI_MASSIMI,
    })
    for (const { riga, dopo } of simili.length > 0 ? alcuni : []) {
      for (const altro of simili) {
        const comune = inComune(dopo, altro)
        const chi = altro.codice ? `${altro.nome} (${altro.codice})` : altro.nome
        if (comune) avvisi.push(`riga ${riga}: «${dopo.nome}» ha ${comune} in comune con «${chi}»`)
      }
      if (avvisi.length >= AVVISI_MASSIMI) return avvisi.slice(0, AVVISI_MASSIMI)
    }
  }
  return avvisi
}
