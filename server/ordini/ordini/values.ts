import { can, type Viewer } from '#platform/permissions.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { specchiatureInput } from '../composti/read.ts'
import type { ExtraFields, RigaInput } from '../righe/rules.ts'
import type { HeldOrdine, HeldRiga } from './lock.ts'
import type { OrdineInput, OrdineVisibility } from './rules.ts'

const numero = (value: { toNumber(): number } | null) => (value === null ? null : value.toNumber())
const day = (data: Date | null) => data && dayOfDate(data)

/** A stored line as the form sends it. */
function rigaInputOf(riga: HeldRiga): RigaInput {
  const { tipoSerramento: _tipo, codiceSerramento: _codice, ordineId, posizione, ...rest } = riga
  const { famiglia: _famiglia, tipoApertura: _apertura, opzioni, accessori, specchiature, ...own } = rest
  const { id, famigliaId, tipoAperturaId, tipoSerramentoId, codiceSerramentoId, ...fields } = own
  return {
    ...fields,
    pk: id,
    tipoSerramentoPk: tipoSerramentoId,
    codiceSerramentoPk: codiceSerramentoId,
    famigliaPk: famigliaId,
    tipoAperturaPk: tipoAperturaId,
    opzioni: opzioni.map(({ opzione, valore }) => ({ opzionePk: opzione.id, valorePk: valore.id })),
    accessoriPks: accessori.map(({ id: pk }) => pk),
    specchiature: specchiatureInput(specchiature),
    extraFields: fields.extraFields as ExtraFields,
    listino: numero(fields.listino),
    scontoArticolo: numero(fields.scontoArticolo),
    scontoCorrettivo: numero(fields.scontoCorrettivo),
    netto: numero(fields.netto),
  }
}

/** A stored order as the form sends it. */
export function ordineInputOf(ordine: HeldOrdine): OrdineInput {
  return {
    numeroCommessa: ordine.numeroCommessa,
    data: dayOfDate(ordine.data),
    dataConsegna: day(ordine.dataConsegna),
    dataPosa: day(ordine.dataPosa),
    progetto: ordine.progetto,
    riferimento: ordine.riferimento,
    statoPk: ordine.statoId,
    clientePk: ordine.clienteId,
    tipoCliente: ordine.tipoCliente,
    codiceSistema: ordine.codiceSistema,
    agentePk: ordine.agenteId,
    areaConsegna: ordine.areaConsegna,
    senzaMisure: ordine.senzaMisure,
    note: ordine.note,
    messaInPosa: ordine.messaInPosa,
    indirizzoPosa: ordine.indirizzoPosa,
    cittaPosa: ordine.cittaPosa,
    provinciaPosa: ordine.provinciaPosa,
    pianoPosa: ordine.pianoPosa,
    accessoPosa: ordine.accessoPosa,
    contattoPosa: ordine.contattoPosa,
    telefonoPosa: ordine.telefonoPosa,
    nonSchedulabile: ordine.nonSchedulabile,
    autoSchedulazione: ordine.autoSchedulazione,
    righe: ordine.righe.map(rigaInputOf),
  }
}

/** What a user may see of orders and set on them. */
export function visibleTo(viewer: Viewer | null): OrdineVisibility {
  return {
    prezzi: can(viewer, 'viewPricesOnOrders'),
    agente: can(viewer, 'viewAgenteOnOrders'),
    autoSchedulazione: can(viewer, 'autoScheduleOrder'),
  }
}
