import { decimalToNumber } from '#platform/db/decimal.ts'
import type { ColumnOf } from '#platform/excel/export.ts'
import { CELL_FORMATS } from '#platform/excel/sheet.ts'
import { fullNameOf } from '#platform/operation.ts'
import { can, type Flag, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { clockTime, dayOfInstant, startOfDay } from '#shared/dates/zone.ts'
import { TIPO_CLIENTE_LABELS } from '#vendite/clienti/rules.ts'
import { mailLabel } from '../mail/rules.ts'
import { bandOfOrdine, ordineLabels, weekOf } from '../rules.ts'

const FASE = /^fase:(.{1,60})$/
const faseOf = (name: string) => FASE.exec(name)?.[1]
/** Names of columns as they are taken: each once, and not more than a sheet is read with. */
const takenOf = (names: readonly string[]) => [...new Set(names)].slice(0, 100)

/**
 * What is read of an order to write its row.
 * @param names of the columns asked, as the list's address has them: of the phases, which are many, only these are read
 */
export const ordiniExcelSelect = (names: readonly string[]) =>
  ({
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
    areaConsegnaDi: { select: { nome: true } },
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
      select: {
        inizio: true,
        fine: true,
        fasi: {
          where: { nomeFase: { in: takenOf(names).flatMap((name) => faseOf(name) ?? []) } },
          select: { nomeFase: true, inizio: true, fine: true },
        },
      },
    },
  }) satisfies Prisma.OrdineSelect

export type OrdineExcel = Prisma.OrdineGetPayload<{ select: ReturnType<typeof ordiniExcelSelect> }>

/** A column of the sheet and how an order fills it. */
type OrdiniColumn = ColumnOf<OrdineExcel>

/** A column of the list; some become several in the sheet. */
interface ElencoColumn {
  /** Without it the column is withheld, as the field is in GraphQL (graphql/Ordine.ts). */
  permesso?: Flag
  colonne: readonly OrdiniColumn[]
}

type Value = OrdiniColumn['valore']

const one = (title: string, larghezza: number, value: Value, format?: string): readonly OrdiniColumn[] => [
  { titolo: title, larghezza, valore: value, ...(format ? { format } : {}) },
]
const day = (title: string, value: (ordine: OrdineExcel) => Date | null) => one(title, 12, value, CELL_FORMATS.giorno)
const instant = (title: string, value: (ordine: OrdineExcel) => Date | null | undefined): OrdiniColumn => ({
  titolo: title,
  larghezza: 17,
  format: CELL_FORMATS.istante,
  valore: (ordine) => {
    const at = value(ordine)
    return at ? clockTime(at) : null
  },
})
const prezzi = { permesso: 'viewPricesOnOrders' } as const
const mail = { permesso: 'adminOrders' } as const

const listColumns: Record<string, ElencoColumn> = {
  numeroCommessa: { colonne: one(ordineLabels.numeroCommessa, 16, (o) => o.numeroCommessa) },
  cliente: { colonne: one(ordineLabels.clientePk, 32, (o) => o.cliente.nome) },
  progetto: { colonne: one(ordineLabels.progetto, 22, (o) => o.progetto) },
  mancanti: {
    permesso: 'viewOrders',
    colonne: one('Ordini fornitore mancanti', 24, (o) => o.mancanza?.materiali.join(', ') ?? ''),
  },
  riferimento: { colonne: one(ordineLabels.riferimento, 22, (o) => o.riferimento) },
  data: { colonne: day(ordineLabels.data, (o) => o.data) },
  dataConsegna: { colonne: day(ordineLabels.dataConsegna, (o) => o.dataConsegna) },
  margine: {
    colonne: one(
      'Margine, giorni',
      12,
      (o) =>
        bandOfOrdine({ ...o, chiuso: o.stato?.chiuso ?? false }, startOfDay(dayOfInstant(new Date()))) && o.margine,
    ),
  },
  settimana: {
    colonne: one('Settimana approntamento', 14, (o) => o.dataConsegna && weekOf(dayOfDate(o.dataConsegna))),
  },
  dataPosa: { colonne: day(ordineLabels.dataPosa, (o) => o.dataPosa) },
  stato: { colonne: one('Stato', 18, (o) => o.stato?.nome ?? null) },
  tipoCliente: { colonne: one(ordineLabels.tipoCliente, 14, (o) => TIPO_CLIENTE_LABELS[o.tipoCliente]) },
  codiceSistema: { colonne: one(ordineLabels.codiceSistema, 18, (o) => o.codiceSistema) },
  listino: { ...prezzi, colonne: one('Listino', 14, (o) => decimalToNumber(o.listino), CELL_FORMATS.euro) },
  sconto: { ...prezzi, colonne: one('Sconto %', 10, (o) => decimalToNumber(o.sconto), CELL_FORMATS.percento) },
  netto: { ...prezzi, colonne: one('Netto', 14, (o) => decimalToNumber(o.netto), CELL_FORMATS.euro) },
  agente: {
    permesso: 'viewAgenteOnOrders',
    colonne: one(ordineLabels.agentePk, 24, (o) => o.agente && fullNameOf(o.agente.user)),
  },
  inizio: { colonne: [instant('Inizio schedulazione', (o) => o.schedulazione?.inizio)] },
  fine: { colonne: [instant('Fine schedulazione', (o) => o.schedulazione?.fine)] },
  mail: { ...mail, colonne: one('Stato mail', 16, (o) => o.statoInvioMail && mailLabel(o.statoInvioMail)) },
  dataInvioMail: {
    ...mail,
    colonne: [instant('Data invio mail', (o) => (o.statoInvioMail === 'INVIATA' ? o.dataInvioMail : null))],
  },
  areaConsegna: { colonne: one(ordineLabels.areaConsegna, 12, (o) => o.areaConsegnaDi?.nome ?? null) },
  numeroSerramenti: { colonne: one('Numero serramenti', 12, (o) => o.numeroSerramenti) },
  senzaMisure: { colonne: one(ordineLabels.senzaMisure, 12, (o) => (o.senzaMisure ? 'No' : 'Sì')) },
}

function ofFase(fase: string): ElencoColumn {
  const scheduled = (ordine: OrdineExcel) => ordine.schedulazione?.fasi.find(({ nomeFase }) => nomeFase === fase)
  return {
    colonne: [
      instant(`Inizio ${fase}`, (ordine) => scheduled(ordine)?.inizio),
      instant(`Fine ${fase}`, (ordine) => scheduled(ordine)?.fine),
    ],
  }
}

/** The columns of the list, as its address names them, without those of the phases. */
export const FIXED_COLUMNS = ['checkList', ...Object.keys(listColumns)]

/**
 * The columns of the sheet for those of the list, in the order asked; unknown ones and those withheld from the viewer
 * are left out.
 * @param items items of the checklist: one column each
 */
export function ordiniExcelColumns(
  names: readonly string[],
  viewer: Viewer | null,
  items: readonly { id: number; nome: string }[],
): OrdiniColumn[] {
  return takenOf(names).flatMap((name) => {
    if (name === 'checkList') {
      if (!can(viewer, 'viewOrders')) return []
      return items.map(
        ({ id, nome: item }): OrdiniColumn => ({
          titolo: item,
          larghezza: 14,
          valore: ({ checkList }) => (checkList.some(({ voceId }) => voceId === id) ? 'Sì' : 'No'),
        }),
      )
    }
    const fase = faseOf(name)
    const column = fase ? ofFase(fase) : Object.hasOwn(listColumns, name) ? listColumns[name] : undefined
    if (!column || (column.permesso && !can(viewer, column.permesso))) return []
    return column.colonne
  })
}
