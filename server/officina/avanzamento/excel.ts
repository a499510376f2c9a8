import type { Context } from '../../platform/context.ts'
import type { SheetCell } from '../../platform/excel/cell.ts'
import { CELL_FORMATS, openSheet, type SheetColumn } from '../../platform/excel/sheet.ts'
import type { FiltroAvanzamento } from './filter.ts'
import { type RigaAvanzamento, readAvanzamenti } from './rows.ts'
import { MATERIALI_SEMPRE, RIVENDITA } from './rules.ts'

/** The two files of progress. */
export const FOGLI_AVANZAMENTO = ['avanzamenti_commesse', 'avanzamenti_materiali'] as const
export type FoglioAvanzamento = (typeof FOGLI_AVANZAMENTO)[number]

/** Orders read at a time. */
const PARTE = 4000

interface Colonna extends SheetColumn {
  valore: (riga: RigaAvanzamento) => SheetCell
}

const col = (titolo: string, larghezza: number, valore: Colonna['valore'], formato?: string): Colonna => ({
  titolo,
  larghezza,
  valore,
  ...(formato ? { formato } : {}),
})
const { euro, percento, giorno } = CELL_FORMATS

const chi: readonly Colonna[] = [
  col('Ordine', 14, (r) => r.numeroCommessa),
  col('Cliente', 34, (r) => r.nomeCliente),
  col('Progetto', 24, (r) => r.progetto),
  col('Codice sistema', 18, (r) => r.codiceSistema),
  col('Approntamento', 14, (r) => (r.dataConsegna ? new Date(`${r.dataConsegna}T00:00:00Z`) : null), giorno),
  col('Tipo cliente', 12, (r) => r.tipoAgente),
  col('Netto', 16, (r) => r.netto, euro),
]

const commesse: readonly Colonna[] = [
  ...chi,
  col('Valore materiali', 16, (r) => r.totaleValoreMateriali, euro),
  col('Valore manodopera', 16, (r) => r.totaleValoreManodopera, euro),
  col('Valore economico', 16, (r) => r.totaleValoreEconomico, euro),
  col('% avanzamento', 14, (r) => r.percentualeAvanzamento, percento),
  col('% av. materiali', 14, (r) => r.percentualeAvanzamentoAvMateriali, percento),
]

/** Value and percent of a material; what is resold has no percent. */
function materialColumns(materiale: string): Colonna[] {
  const suo = (riga: RigaAvanzamento) => riga.valoriMateriali.find((uno) => uno.materiale === materiale)
  return [
    col(materiale, 16, (r) => suo(r)?.valoreEconomicoMaterialeAvanzamento ?? null, euro),
    ...(materiale === RIVENDITA
      ? []
      : [col(`${materiale} %`, 10, (r) => suo(r)?.totalePercentualeMateriali ?? null, percento)]),
  ]
}

/** The columns of materials: those that are always there, then any that the orders have. */
async function columnsOfMateriali(ctx: Context): Promise<Colonna[]> {
  const altri = await ctx.services.db.$queryRaw<{ nome: string }[]>`
    SELECT DISTINCT materiale AS nome FROM eventi_avanzamento WHERE materiale IS NOT NULL ORDER BY 1`
  const nomi = [...new Set([...MATERIALI_SEMPRE, ...altri.map(({ nome }) => nome)])]
  return [...chi, ...nomi.flatMap(materialColumns), col('Valore materiali', 16, (r) => r.totaleValoreMateriali, euro)]
}

/**
 * A sheet of progress that is written while it is sent: the rows of the page, in its order, a part at a time.
 * @throws UserErrors as the page does
 */
export async function prepareAvanzamenti(
  quale: FoglioAvanzamento,
  { filtro, ordinamento }: { filtro: FiltroAvanzamento | null; ordinamento: readonly string[] },
  ctx: Context,
  segnale: AbortSignal,
) {
  const suo = { ...filtro, ...(quale === 'avanzamenti_materiali' ? { conMateriali: true } : {}) }
  const leggi = (pagina: number) => readAvanzamenti({ filtro: suo, ordinamento, pagina, perPagina: PARTE }, ctx)
  const prima = await leggi(1)
  const colonne = quale === 'avanzamenti_materiali' ? await columnsOfMateriali(ctx) : commesse
  const foglio = await openSheet(quale === 'avanzamenti_materiali' ? 'Materiali' : 'Commesse', colonne, segnale)
  return {
    totale: prima.totalCount,
    uscita: foglio.uscita,
    async scrivi(fatte: (quante: number) => void): Promise<void> {
      for (let pagina = 1; !segnale.aborted; pagina++) {
        const { nodes } = pagina === 1 ? prima : await leggi(pagina)
        await foglio.aggiungi(nodes.map((riga) => colonne.map(({ valore }) => valore(riga))))
        fatte((pagina - 1) * PARTE + nodes.length)
        if (nodes.length < PARTE) break
      }
      await foglio.chiudi()
    },
  }
}
