import { puo, type Viewer } from '../../platform/permissions.ts'
import { giornoDiData } from '../../shared/dates/days.ts'
import type { RigaInput } from '../righe/rules.ts'
import type { OrdineInMano, RigaInMano } from './prendi.ts'
import type { OrdineInput, Visibile } from './rules.ts'

const numero = (valore: { toNumber(): number } | null) => (valore === null ? null : valore.toNumber())
const giorno = (data: Date | null) => data && giornoDiData(data)

/** A stored line as the form sends it. */
export function rigaDi(riga: RigaInMano): RigaInput {
  const { tipoSerramento: _tipo, codiceSerramento: _codice, ordineId, posizione, extraFields, ...campi } = riga
  return {
    ...campi,
    listino: numero(campi.listino),
    scontoArticolo: numero(campi.scontoArticolo),
    scontoCorrettivo: numero(campi.scontoCorrettivo),
    netto: numero(campi.netto),
  }
}

/** A stored order as the form sends it. */
export function inputDi(ordine: OrdineInMano): OrdineInput {
  return {
    numeroCommessa: ordine.numeroCommessa,
    data: giornoDiData(ordine.data),
    dataConsegna: giorno(ordine.dataConsegna),
    dataPosa: giorno(ordine.dataPosa),
    progetto: ordine.progetto,
    riferimento: ordine.riferimento,
    stato: ordine.statoId,
    cliente: ordine.clienteId,
    tipoCliente: ordine.tipoCliente,
    codiceSistema: ordine.codiceSistema,
    agente: ordine.agenteId,
    areaConsegna: ordine.areaConsegna,
    senzaMisure: ordine.senzaMisure,
    note: ordine.note,
    nonSchedulabile: ordine.nonSchedulabile,
    autoSchedulazione: ordine.autoSchedulazione,
    righe: ordine.righe.map(rigaDi),
  }
}

/** What a user may see of orders and set on them. */
export function visibileA(viewer: Viewer | null): Visibile {
  return {
    prezzi: puo(viewer, 'viewPricesOnOrders'),
    agente: puo(viewer, 'viewAgenteOnOrders'),
    autoSchedulazione: puo(viewer, 'autoScheduleOrder'),
  }
}
