import type { Prisma } from '../../../../prisma/generated/client.ts'
import { ordineLabels } from '../../../ordini/ordini/rules.ts'
import type { Context } from '../../../platform/context.ts'
import { decimalToNumber } from '../../../platform/db/decimal.ts'
import { UserErrors } from '../../../platform/errors.ts'
import { type ColumnOf, type ExcelList, prepareSheet, wholeSheet } from '../../../platform/excel/export.ts'
import { excelFileName } from '../../../platform/excel/fileName.ts'
import { CELL_FORMATS, XLSX } from '../../../platform/excel/sheet.ts'
import { fullNameOf } from '../../../platform/operation.ts'
import { can, type Flag } from '../../../platform/permissions.ts'
import { clockTime } from '../../../shared/dates/zone.ts'
import { type OrdiniFornitoreFilter, ordiniFornitoreList } from '../list.ts'
import { ordineFornitoreLabels, percentualeMargine, valoreAggiunto } from '../rules.ts'

const select = {
  id: true,
  tipologia: true,
  valorePercentuale: true,
  numeroDocumento: true,
  dataOrdine: true,
  dataConsegna: true,
  dataArrivo: true,
  dataInserimento: true,
  note: true,
  rilievo: true,
  co: true,
  magazzino: true,
  costoMateriale: true,
  venditaMateriale: true,
  stato: { select: { nome: true } },
  fornitore: { select: { nome: true } },
  ordine: {
    select: {
      numeroCommessa: true,
      progetto: true,
      riferimento: true,
      dataConsegna: true,
      cliente: { select: { nome: true } },
      agente: { select: { user: { select: { firstName: true, lastName: true, username: true } } } },
    },
  },
} satisfies Prisma.OrdineFornitoreSelect

type Riga = Prisma.OrdineFornitoreGetPayload<{ select: typeof select }>
interface Voce extends ColumnOf<Riga> {
  /** Without it the column is withheld, as its field is in GraphQL. */
  permesso?: Flag
}

const una = (titolo: string, larghezza: number, valore: Voce['valore']): Voce => ({ titolo, larghezza, valore })
const giorno = (titolo: string, valore: Voce['valore']): Voce => ({
  titolo,
  larghezza: 12,
  formato: CELL_FORMATS.giorno,
  valore,
})
const importo = (titolo: string, valore: Voce['valore']): Voce => ({
  titolo,
  larghezza: 14,
  formato: CELL_FORMATS.euro,
  permesso: 'adminOrders',
  valore,
})
const decimale = (valore: Prisma.Decimal | null) => valore && decimalToNumber(valore)
const costoEVendita = (riga: Riga) => [decimale(riga.costoMateriale), decimale(riga.venditaMateriale)] as const

/** The columns of the list, as its address names them. */
const colonne: Record<string, Voce> = {
  numeroCommessa: una(ordineLabels.numeroCommessa, 16, ({ ordine }) => ordine.numeroCommessa),
  cliente: una(ordineLabels.cliente, 32, ({ ordine }) => ordine.cliente.nome),
  progetto: una(ordineLabels.progetto, 22, ({ ordine }) => ordine.progetto),
  riferimento: una(ordineLabels.riferimento, 22, ({ ordine }) => ordine.riferimento),
  agente: {
    ...una(ordineLabels.agente, 24, ({ ordine }) => ordine.agente && fullNameOf(ordine.agente.user)),
    permesso: 'viewAgenteOnOrders',
  },
  tipologia: una(ordineFornitoreLabels.tipologia, 16, (riga) => riga.tipologia),
  fornitore: una(ordineFornitoreLabels.fornitore, 28, (riga) => riga.fornitore.nome),
  stato: una(ordineFornitoreLabels.stato, 16, (riga) => riga.stato?.nome ?? ''),
  valorePercentuale: {
    ...una(ordineFornitoreLabels.valorePercentuale, 12, (riga) => decimale(riga.valorePercentuale)),
    formato: CELL_FORMATS.percento,
  },
  dataConsegna: giorno(ordineLabels.dataConsegna, ({ ordine }) => ordine.dataConsegna),
  dataOrdineFornitore: giorno(ordineFornitoreLabels.dataOrdine, (riga) => riga.dataOrdine),
  dataConsegnaFornitore: giorno(ordineFornitoreLabels.dataConsegna, (riga) => riga.dataConsegna),
  dataArrivo: giorno(ordineFornitoreLabels.dataArrivo, (riga) => riga.dataArrivo),
  numeroDocumento: una(ordineFornitoreLabels.numeroDocumento, 18, (riga) => riga.numeroDocumento),
  rilievo: una(ordineFornitoreLabels.rilievo, 12, (riga) => riga.rilievo ?? ''),
  co: una(ordineFornitoreLabels.co, 12, (riga) => riga.co ?? ''),
  magazzino: una(ordineFornitoreLabels.magazzino, 12, (riga) => riga.magazzino ?? ''),
  costoMateriale: importo('Costo', (riga) => decimale(riga.costoMateriale)),
  venditaMateriale: importo('Vendita', (riga) => decimale(riga.venditaMateriale)),
  valoreAggiunto: importo('Valore aggiunto', (riga) => valoreAggiunto(...costoEVendita(riga))),
  percentuale: {
    ...importo('Margine %', (riga) => percentualeMargine(...costoEVendita(riga))),
    formato: CELL_FORMATS.percento,
  },
  dataInserimento: {
    ...una('Data inserimento', 17, (riga) => clockTime(riga.dataInserimento)),
    formato: CELL_FORMATS.istante,
  },
  note: una(ordineFornitoreLabels.note, 40, (riga) => riga.note),
}

/** The supplier orders as a sheet: same rows, order and withheld fields as the list. */
export const exportExcelOrdiniFornitore: ExcelList<object, OrdiniFornitoreFilter, Riga> = {
  nome: 'Ordini fornitore',
  plurale: 'Gli ordini fornitore',
  elenco: ordiniFornitoreList,
  async colonne(chieste, { viewer }) {
    const nomi = chieste.length > 0 ? new Set(chieste) : Object.keys(colonne)
    return [...nomi].flatMap((nome) => {
      const colonna = Object.hasOwn(colonne, nome) ? colonne[nome] : undefined
      return colonna && (!colonna.permesso || can(viewer, colonna.permesso)) ? [colonna] : []
    })
  },
  chiavi: (dove, { services: { db } }) => db.ordineFornitore.findMany({ ...dove, select: { id: true } }),
  leggi: (where, { services: { db } }) => db.ordineFornitore.findMany({ where, select }),
}

/** Rows that the old API puts in one file, which it makes in memory. */
const MAX_IN_MEMORIA = 20_000

/**
 * The same sheet whole, for the old API.
 * @throws UserErrors on an unknown order, or when there are more than 20.000
 */
export async function ordiniFornitoreExcel(
  filtro: OrdiniFornitoreFilter,
  ordinamento: readonly string[],
  ctx: Context,
): Promise<{ nome: string; mime: string; bytes: Uint8Array }> {
  const richiesta = { filtro, ordinamento, colonne: [] }
  const esportazione = await prepareSheet(exportExcelOrdiniFornitore, richiesta, ctx, new AbortController().signal)
  if (esportazione.totale > MAX_IN_MEMORIA) {
    esportazione.foglio.uscita.destroy()
    throw UserErrors.of(null, 'Gli ordini fornitore sono più di 20.000: restringi i filtri.')
  }
  return { nome: excelFileName('ordini_fornitori'), mime: XLSX, bytes: await wholeSheet(esportazione) }
}
