import { can, type Viewer } from '../../platform/permissions.ts'
import { dayOfDate } from '../../shared/dates/days.ts'
import type { ExtraFields, RigaInput } from '../righe/rules.ts'
import type { HeldOrdine, HeldRiga } from './lock.ts'
import type { OrdineInput, OrdineVisibility } from './rules.ts'

const numero = (valore: { toNumber(): number } | null) => (valore === null ? null : valore.toNumber())
const giorno = (data: Date | null) => data && dayOfDate(data)

/** A stored line as the form sends it. */
function rigaInputOf(riga: HeldRiga): RigaInput {
  const { tipoSerramento: _tipo, codiceSerramento: _codice, ordineId, posizione, ...rest } = riga
  const { tipoAperturaId, ...campi } = rest
  return {
    ...campi,
    extraFields: campi.extraFields as ExtraFields,
    listino: numero(campi.listino),
    scontoArticolo: numero(campi.scontoArticolo),
    scontoCorrettivo: numero(campi.scontoCorrettivo),
    netto: numero(campi.netto),
  }
}

/** A stored order as the form sends it. */
export function ordineInputOf(ordine: HeldOrdine): OrdineInput {
  return {
    numeroCommessa: ordine.numeroCommessa,
    data: dayOfDate(ordine.data),
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
