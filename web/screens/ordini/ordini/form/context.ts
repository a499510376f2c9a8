import { createContext, use, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { OrdineVisibility } from '../../../../../server/ordini/ordini/rules.ts'
import type { TipoCliente } from '../../../../../server/vendite/clienti/rules.ts'
import { TIPO_EXTRA } from '../../../../../server/vendite/tipiSerramento/rules.ts'
import type { SelectOption } from '../../../../forms/SelectField.tsx'
import { useRouteQuery } from '../../../../relay/RouteWithData.tsx'
import { useViewer } from '../../../../shell/viewer.ts'
import type { contextModuloQuery } from './__generated__/contextModuloQuery.graphql.ts'
import type { OrdineFormValues } from './formValues.ts'
import type { OrdineInForm } from './ordine.ts'

/** What the fields choose from and may show; the same as long as the form is open. */
export interface OrdineFormContext {
  visibile: OrdineVisibility
  stati: readonly SelectOption[]
  codiciSistema: readonly SelectOption[]
  agenti: readonly SelectOption[]
  /** Window types but EXTRA, which only extra lines have. */
  tipi: readonly SelectOption[]
  tipiExtra: readonly SelectOption[]
  tipoExtra: number | null
  /** Leaves of each window type, by number. */
  anteOf: ReadonlyMap<number, number>
  /** Codes that the extra lines of this order have. */
  codiciExtra: readonly string[]
  /** What a new order begins with: the next number, the customer that it was asked for. */
  proposto: Pick<OrdineFormValues, 'numeroCommessa' | 'cliente' | 'tipoCliente' | 'agente'>
  /** Texts of what the server finds, by number: they grow with what is searched and read. */
  clienti: Map<number, string>
  codici: Map<number, string>
  /** Shape of the codes that were read. */
  formaOf: Map<number, string>
}

const Contesto = createContext<OrdineFormContext | null>(null)
export const OrdineFormContextProvider = Contesto.Provider

export function useOrdineFormContext(): OrdineFormContext {
  const contesto = use(Contesto)
  if (!contesto) throw new Error('useOrdineFormContext va usato dentro OrdineFormContextProvider')
  return contesto
}

const query = graphql`
  query contextModuloQuery(
    $ordine: Int!
    $esiste: Boolean!
    $conAgenti: Boolean!
    $cliente: Int!
    $perCliente: Boolean!
    $nuovo: Boolean!
  ) {
    cliente(pk: $cliente) @include(if: $perCliente) {
      pk
      nome
      codice
      tipoCliente
      agentePk
    }
    numeroCommessaProposto @include(if: $nuovo)
    dominioOrdini {
      codiciSistema
      stati {
        pk
        nome
      }
    }
    tipiSerramento(ritirati: true) {
      pk
      nome
      ritirato
      ante
    }
    agenti @include(if: $conAgenti) {
      pk
      user {
        nome
      }
    }
    optionsRigheRivendita(ordine: $ordine) @include(if: $esiste) {
      codiceRivendita
    }
    pianoOrdine(pk: $ordine) @include(if: $esiste) {
      ...SchedulazioneCard_piano
    }
  }
`

/** 'Rossi (C01234)' */
export const clienteNameOf = ({ nome, codice }: { nome: string; codice: string }) =>
  codice === '' ? nome : `${nome} (${codice})`

/** 'LEGNO · RETT · F1' */
export const codiceNameOf = (codice: { categoria: string; forma: string; codice: string }) =>
  [codice.categoria, codice.forma, codice.codice].filter(Boolean).join(' · ')

/** The choices and one more, if the order has it and they no longer do. */
function con(scelte: readonly SelectOption[], altra: SelectOption | null): readonly SelectOption[] {
  return !altra || scelte.some(({ valore }) => valore === altra.valore) ? scelte : [...scelte, altra]
}

/** Keeps the texts of what an order that was read refers to. */
export function rememberChoice(
  { clienti, codici, formaOf }: Pick<OrdineFormContext, 'clienti' | 'codici' | 'formaOf'>,
  ordine: OrdineInForm,
): void {
  clienti.set(ordine.cliente.pk, clienteNameOf(ordine.cliente))
  for (const { codiceSerramento } of ordine.righe) {
    if (!codiceSerramento) continue
    codici.set(codiceSerramento.pk, codiceNameOf(codiceSerramento))
    formaOf.set(codiceSerramento.pk, codiceSerramento.forma)
  }
}

/**
 * What the form chooses from, as its route has begun to read it.
 * @param ordine null for a new one
 */
export function useReadOrdineFormContext(ordine: OrdineInForm | null): OrdineFormContext {
  const { permessi } = useViewer()
  const visibile = {
    prezzi: permessi.viewPricesOnOrders,
    agente: permessi.viewAgenteOnOrders,
    autoSchedulazione: permessi.autoScheduleOrder,
  }
  const dati = usePreloadedQuery<contextModuloQuery>(query, useRouteQuery<contextModuloQuery>().riferimento)
  // Once: what arrives later must not draw all the lines again while somebody types.
  const [contesto] = useState((): OrdineFormContext => {
    // Lines keep a type that is retired; orders without it are not offered it.
    const propri = new Set((ordine?.righe ?? []).map(({ tipoSerramentoPk }) => tipoSerramentoPk))
    const tipi = dati.tipiSerramento
      .filter(({ pk, ritirato }) => !ritirato || propri.has(pk))
      .map(({ pk, nome }) => ({ valore: pk, testo: nome }))
    const current = ordine?.agente
    const stato = ordine?.stato
    const letto = {
      visibile,
      stati: con(
        dati.dominioOrdini.stati.map(({ pk, nome }) => ({ valore: pk, testo: nome })),
        stato ? { valore: stato.pk, testo: stato.nome } : null,
      ),
      codiciSistema: con(
        dati.dominioOrdini.codiciSistema.map((codice) => ({ valore: codice, testo: codice })),
        ordine?.codiceSistema ? { valore: ordine.codiceSistema, testo: ordine.codiceSistema } : null,
      ),
      agenti: con(
        (dati.agenti ?? []).map(({ pk, user }) => ({ valore: pk, testo: user.nome })),
        current ? { valore: current.pk, testo: current.user.nome } : null,
      ),
      tipi: tipi.filter(({ testo }) => testo !== TIPO_EXTRA),
      tipiExtra: tipi,
      tipoExtra: tipi.find(({ testo }) => testo === TIPO_EXTRA)?.valore ?? null,
      anteOf: new Map(dati.tipiSerramento.map(({ pk, ante }) => [pk, ante])),
      codiciExtra: [...new Set((dati.optionsRigheRivendita ?? []).map((riga) => riga.codiceRivendita))],
      proposto: {
        numeroCommessa: dati.numeroCommessaProposto ?? '',
        cliente: dati.cliente?.pk ?? null,
        tipoCliente: (dati.cliente?.tipoCliente ?? null) as TipoCliente | null,
        agente: visibile.agente ? (dati.cliente?.agentePk ?? null) : null,
      },
      clienti: new Map<number, string>(),
      codici: new Map<number, string>(),
      formaOf: new Map<number, string>(),
    }
    if (ordine) rememberChoice(letto, ordine)
    if (dati.cliente) letto.clienti.set(dati.cliente.pk, clienteNameOf(dati.cliente))
    return letto
  })
  return contesto
}

/** The schedule of the order in the form, as it was read last; null for a new one. */
export function useReadPianoOrdine() {
  const { riferimento } = useRouteQuery<contextModuloQuery>()
  return usePreloadedQuery<contextModuloQuery>(query, riferimento).pianoOrdine ?? null
}
