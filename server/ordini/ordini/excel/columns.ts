import type { Prisma } from '../../../../prisma/generated/client.ts'
import { decimalToNumber } from '../../../platform/db/decimal.ts'
import type { ColumnOf } from '../../../platform/excel/export.ts'
import { CELL_FORMATS } from '../../../platform/excel/sheet.ts'
import { fullNameOf } from '../../../platform/operation.ts'
import { can, type Flag, type Viewer } from '../../../platform/permissions.ts'
import { dayOfDate } from '../../../shared/dates/days.ts'
import { clockTime, dayOfInstant, startOfDay } from '../../../shared/dates/zone.ts'
import { ETICHETTE_TIPO_CLIENTE } from '../../../vendite/clienti/rules.ts'
import { mailLabel } from '../mail/rules.ts'
import { bandOfOrdine, ordineLabels, weekOf } from '../rules.ts'

const select = {
  id: true,
  numeroCommessa: true,
  progetto: true,
  riferimento: true,
  data: true,
  dataConsegna: true,
  dataPosa: true,
  tipoCliente: true,
  codiceSistema: true,
  listino: true,
  sconto: true,
  netto: true,
  areaConsegna: true,
  numeroSerramenti: true,
  senzaMisure: true,
  statoInvioMail: true,
  mancanza: { select: { materiali: true } },
  dataInvioMail: true,
  stato: { select: { nome: true, chiuso: true } },
  margine: true,
  fineSchedulazione: true,
  cliente: { select: { nome: true } },
  agente: { select: { user: { select: { firstName: true, lastName: true, username: true } } } },
  checkList: { select: { voceId: true } },
  schedulazione: {
    select: { inizio: true, fine: true, fasi: { select: { nomeFase: true, inizio: true, fine: true } } },
  },
} satisfies Prisma.OrdineSelect

/** What is read of an order to write its row. */
export const ordiniExcelSelect = select
export type OrdineExcel = Prisma.OrdineGetPayload<{ select: typeof select }>

/** A column of the sheet and how an order fills it. */
type OrdiniColumn = ColumnOf<OrdineExcel>

/** A column of the list; some become several in the sheet. */
interface ColonnaElenco {
  /** Without it the column is withheld, as the field is in GraphQL (graphql/Ordine.ts). */
  permesso?: Flag
  colonne: readonly OrdiniColumn[]
}

type Valore = OrdiniColumn['valore']

const una = (titolo: string, larghezza: number, valore: Valore, formato?: string): readonly OrdiniColumn[] => [
  { titolo, larghezza, valore, ...(formato ? { formato } : {}) },
]
const giorno = (titolo: string, valore: (ordine: OrdineExcel) => Date | null) =>
  una(titolo, 12, valore, CELL_FORMATS.giorno)
const istante = (titolo: string, valore: (ordine: OrdineExcel) => Date | null | undefined): OrdiniColumn => ({
  titolo,
  larghezza: 17,
  formato: CELL_FORMATS.istante,
  valore: (ordine) => {
    const quando = valore(ordine)
    return quando ? clockTime(quando) : null
  },
})
const prezzi = { permesso: 'viewPricesOnOrders' } as const
const mail = { permesso: 'adminOrders' } as const

const fisse: Record<string, ColonnaElenco> = {
  numeroCommessa: { colonne: una(ordineLabels.numeroCommessa, 16, (o) => o.numeroCommessa) },
  cliente: { colonne: una(ordineLabels.cliente, 32, (o) => o.cliente.nome) },
  progetto: { colonne: una(ordineLabels.progetto, 22, (o) => o.progetto) },
  mancanti: {
    permesso: 'viewOrders',
    colonne: una('Ordini fornitore mancanti', 24, (o) => o.mancanza?.materiali.join(', ') ?? ''),
  },
  riferimento: { colonne: una(ordineLabels.riferimento, 22, (o) => o.riferimento) },
  data: { colonne: giorno(ordineLabels.data, (o) => o.data) },
  dataConsegna: { colonne: giorno(ordineLabels.dataConsegna, (o) => o.dataConsegna) },
  margine: {
    colonne: una(
      'Margine, giorni',
      12,
      (o) =>
        bandOfOrdine({ ...o, chiuso: o.stato?.chiuso ?? false }, startOfDay(dayOfInstant(new Date()))) && o.margine,
    ),
  },
  settimana: {
    colonne: una('Settimana approntamento', 14, (o) => o.dataConsegna && weekOf(dayOfDate(o.dataConsegna))),
  },
  dataPosa: { colonne: giorno(ordineLabels.dataPosa, (o) => o.dataPosa) },
  stato: { colonne: una('Stato', 18, (o) => o.stato?.nome ?? null) },
  tipoCliente: { colonne: una(ordineLabels.tipoCliente, 14, (o) => ETICHETTE_TIPO_CLIENTE[o.tipoCliente]) },
  codiceSistema: { colonne: una(ordineLabels.codiceSistema, 18, (o) => o.codiceSistema) },
  listino: { ...prezzi, colonne: una('Listino', 14, (o) => decimalToNumber(o.listino), CELL_FORMATS.euro) },
  sconto: { ...prezzi, colonne: una('Sconto %', 10, (o) => decimalToNumber(o.sconto), CELL_FORMATS.percento) },
  netto: { ...prezzi, colonne: una('Netto', 14, (o) => decimalToNumber(o.netto), CELL_FORMATS.euro) },
  agente: {
    permesso: 'viewAgenteOnOrders',
    colonne: una(ordineLabels.agente, 24, (o) => o.agente && fullNameOf(o.agente.user)),
  },
  inizio: { colonne: [istante('Inizio schedulazione', (o) => o.schedulazione?.inizio)] },
  fine: { colonne: [istante('Fine schedulazione', (o) => o.schedulazione?.fine)] },
  mail: { ...mail, colonne: una('Stato mail', 16, (o) => o.statoInvioMail && mailLabel(o.statoInvioMail)) },
  dataInvioMail: {
    ...mail,
    colonne: [istante('Data invio mail', (o) => (o.statoInvioMail === 'INVIATA' ? o.dataInvioMail : null))],
  },
  areaConsegna: { colonne: una(ordineLabels.areaConsegna, 12, (o) => o.areaConsegna) },
  numeroSerramenti: { colonne: una('Numero serramenti', 12, (o) => o.numeroSerramenti) },
  senzaMisure: { colonne: una(ordineLabels.senzaMisure, 12, (o) => (o.senzaMisure ? 'No' : 'Sì')) },
}

const FASE = /^fase:(.{1,60})$/

function diFase(fase: string): ColonnaElenco {
  const programmata = (ordine: OrdineExcel) => ordine.schedulazione?.fasi.find(({ nomeFase }) => nomeFase === fase)
  return {
    colonne: [
      istante(`Inizio ${fase}`, (ordine) => programmata(ordine)?.inizio),
      istante(`Fine ${fase}`, (ordine) => programmata(ordine)?.fine),
    ],
  }
}

/** The columns of the list, as its address names them, without those of the phases. */
export const FIXED_COLUMNS = ['checkList', ...Object.keys(fisse)]

/**
 * The columns of the sheet for those of the list, in the order asked; unknown ones and those withheld from the viewer
 * are left out.
 * @param voci items of the checklist: one column each
 */
export function ordiniExcelColumns(
  nomi: readonly string[],
  viewer: Viewer | null,
  voci: readonly { id: number; nome: string }[],
): OrdiniColumn[] {
  return [...new Set(nomi)].slice(0, 100).flatMap((nome) => {
    if (nome === 'checkList') {
      if (!can(viewer, 'viewOrders')) return []
      return voci.map(
        ({ id, nome: voce }): OrdiniColumn => ({
          titolo: voce,
          larghezza: 14,
          valore: ({ checkList }) => (checkList.some(({ voceId }) => voceId === id) ? 'Sì' : 'No'),
        }),
      )
    }
    const fase = FASE.exec(nome)?.[1]
    const colonna = fase ? diFase(fase) : Object.hasOwn(fisse, nome) ? fisse[nome] : undefined
    if (!colonna || (colonna.permesso && !can(viewer, colonna.permesso))) return []
    return colonna.colonne
  })
}
