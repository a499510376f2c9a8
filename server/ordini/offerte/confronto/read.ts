import type { Context } from '#platform/context.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { UserErrors } from '#platform/errors.ts'
import { can } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { formatEuro } from '#shared/formats/formats.ts'
import { finestraDetails } from '../../finestra/rules.ts'
import { versioniOfferta } from '../list.ts'
import type { MargineOfferta } from '../margine/rules.ts'
import { type PrintedVersione, readPrintedVersione } from '../pdf/data.ts'
import { margineOfStored } from '../stored.ts'
import { type ComparedRigaOfferta, comparedRiga, compareRighe, type DifferenzaRiga } from './rules.ts'

type Alternativa = PrintedVersione['alternative'][number]

/** An alternative of both versions, by its name, or of one of them. */
export interface ConfrontoAlternativa {
  nome: string
  nettoPrima: number | null
  nettoDopo: number | null
  /** Null where no cost is known. */
  marginePrima: MargineOfferta | null
  /** Null where no cost is known. */
  margineDopo: MargineOfferta | null
  righe: DifferenzaRiga[]
}

// What lines cost is compared for who may see it alone.
const costSaid = (costo: Prisma.Decimal | null, withCosts: boolean): Readonly<Record<string, string>> =>
  withCosts && costo !== null ? { Costo: formatEuro(costo.toNumber()) } : {}

const righeOf = ({ righe, servizi }: Alternativa, withCosts: boolean): ComparedRigaOfferta[] => [
  ...righe.map((riga) => {
    const { rivendita, tipoSerramentoId, descrizione, numero, altezza, larghezza, scontoCorrettivo } = riga
    const nome = rivendita ? descrizione : (riga.tipoSerramento?.nome ?? '')
    const compared = comparedRiga(
      rivendita ? `libera ${descrizione}` : `finestra ${tipoSerramentoId} ${riga.posizione}`,
      {
        tipo: nome,
        numero,
        altezza,
        larghezza,
        dettagli: rivendita ? [] : finestraDetails(riga),
        descrizione,
        listino: riga.listino?.toNumber() ?? null,
        sconti: [riga.scontoArticolo.toNumber(), scontoCorrettivo?.toNumber() ?? 0],
        netto: riga.netto?.toNumber() ?? null,
      },
    )
    return { ...compared, said: { ...compared.said, ...costSaid(riga.costo, withCosts) } }
  }),
  ...servizi.map(({ nome, importo, costo }) => ({
    key: `servizio ${nome}`,
    nome,
    netto: importo.toNumber(),
    said: { Importo: formatEuro(importo.toNumber()), ...costSaid(costo, withCosts) },
  })),
]

/**
 * Two versions of an offer beside each other: alternatives by their names, lines by what and where they are.
 * @returns null when the viewer does not see one of them
 * @throws UserErrors for versions of two offers
 */
export async function readConfronto(
  ctx: Context,
  before: number,
  after: number,
): Promise<ConfrontoAlternativa[] | null> {
  const { db } = ctx.services
  const read = async (pk: number) => {
    const seen = await db.versioneOfferta.findFirst({ where: whereOne(versioniOfferta, pk, ctx), select: { id: true } })
    return seen && readPrintedVersione(db, pk)
  }
  const [first, second] = [await read(before), await read(after)]
  if (!first || !second) return null
  if (first.offertaId !== second.offertaId) throw UserErrors.of('dopoPk', 'Si confrontano due versioni di un’offerta.')
  const withCosts = can(ctx.viewer, 'viewMargini')
  const names = [...new Set([...second.alternative, ...first.alternative].map(({ nome }) => nome))]
  return names.map((nome) => {
    const was = first.alternative.find((one) => one.nome === nome)
    const is = second.alternative.find((one) => one.nome === nome)
    return {
      nome,
      nettoPrima: was?.netto.toNumber() ?? null,
      nettoDopo: is?.netto.toNumber() ?? null,
      marginePrima: was ? margineOfStored(was) : null,
      margineDopo: is ? margineOfStored(is) : null,
      righe: compareRighe(was ? righeOf(was, withCosts) : [], is ? righeOf(is, withCosts) : []),
    }
  })
}
