import { createContext, use, useState } from 'react'
import { graphql } from 'relay-runtime'
import type { SelectOption } from '#forms/SelectField.tsx'
import type { contextModuloQuery } from '#generated/contextModuloQuery.graphql.ts'
import type { OrdineVisibility } from '#ordini/ordini/rules.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import type { OpeningSense } from '#shared/drawings/drawings.ts'
import { useViewer } from '#shell/viewer.ts'
import type { TipoCliente } from '#vendite/clienti/rules.ts'
import type { OrdineFormValues } from './formValues.ts'
import type { OrdineInForm } from './ordine.ts'
import { type CompostoContext, compostoCatalogue } from './righe/composto/choices.ts'
import { type FinestraChoices, offeredChoices, rememberFinestre } from './righe/finestra/choices.ts'

/** What the fields choose from and may show; the same as long as the form is open. */
export interface OrdineFormContext extends CompostoContext {
  visible: OrdineVisibility
  stati: readonly SelectOption[]
  codiciSistema: readonly SelectOption[]
  agenti: readonly SelectOption[]
  tipiExtra: readonly SelectOption[]
  tipoExtra: number | null
  /** Codes that the extra lines of this order have. */
  codiciExtra: readonly string[]
  /** What a new order begins with: the next number, the customer that it was asked for. */
  proposto: Pick<OrdineFormValues, 'numeroCommessa' | 'clientePk' | 'tipoCliente' | 'agentePk'>
  /** Texts of what the server finds, by number: they grow with what is searched and read. */
  clienti: Map<number, string>
  codici: Map<number, string>
  /** Shape of the codes that were read. */
  formaOf: Map<number, string>
  /** What the windows of the lines choose from; it grows likewise. */
  finestre: FinestraChoices
  sensi: Map<number, OpeningSense>
  /** Floors that a quote may name. */
  piani: readonly string[]
}

const Context = createContext<OrdineFormContext | null>(null)
export const OrdineFormContextProvider = Context.Provider

export function useOrdineFormContext(): OrdineFormContext {
  const context = use(Context)
  if (!context) throw new Error('useOrdineFormContext va usato dentro OrdineFormContextProvider')
  return context
}

const query = graphql`
  query contextModuloQuery(
    $ordine: Int!
    $esiste: Boolean!
    $conAgenti: Boolean!
    $cliente: Int!
    $perCliente: Boolean!
    $nuovo: Boolean!
  ) @preloadable {
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
      extra
      ante
      disegno
      altezzaMin
      altezzaMax
      larghezzaMin
      larghezzaMax
      aperture {
        pk
        nome
        senso
      }
      accessori {
        pk
        nome
      }
    }
    famiglie {
      pk
      nome
      vincoli {
        pk
        tipoSerramentoPk
        altezzaMin
        altezzaMax
        larghezzaMin
        larghezzaMax
      }
      opzioni {
        pk
        nome
        valori {
          pk
          nome
        }
      }
    }
    configurazione {
      piani
    }
    agenti @include(if: $conAgenti) {
      pk
      user {
        nome
      }
    }
    optionsRigheRivendita(ordinePk: $ordine) @include(if: $esiste) {
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
function withIt(choices: readonly SelectOption[], other: SelectOption | null): readonly SelectOption[] {
  return !other || choices.some(({ valore }) => valore === other.valore) ? choices : [...choices, other]
}

/** Keeps the texts of what an order that was read refers to. */
export function rememberChoice(
  {
    clienti,
    codici,
    formaOf,
    finestre,
    sensi,
  }: Pick<OrdineFormContext, 'clienti' | 'codici' | 'formaOf' | 'finestre' | 'sensi'>,
  ordine: OrdineInForm,
): void {
  clienti.set(ordine.cliente.pk, clienteNameOf(ordine.cliente))
  rememberFinestre(finestre, ordine.righe)
  for (const { codiceSerramento, specchiature } of ordine.righe) {
    for (const { tipoApertura: one } of specchiature) if (one) sensi.set(one.pk, one.senso as OpeningSense)
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
  const visible = {
    prezzi: permessi.viewPricesOnOrders,
    agente: permessi.viewAgenteOnOrders,
    autoSchedulazione: permessi.autoScheduleOrder,
  }
  const { data } = useRouteQuery<contextModuloQuery>(query)
  // Once: what arrives later must not draw all the lines again while somebody types.
  const [context] = useState((): OrdineFormContext => {
    // Lines keep a type that is retired; orders without it are not offered it.
    const own = new Set((ordine?.righe ?? []).map(({ tipoSerramentoPk }) => tipoSerramentoPk))
    const choices = (tipi: typeof data.tipiSerramento) => tipi.map(({ pk, nome }) => ({ valore: pk, text: nome }))
    const offered = data.tipiSerramento.filter(({ pk, ritirato }) => !ritirato || own.has(pk))
    const current = ordine?.agente
    const stato = ordine?.stato
    const read = {
      visible,
      stati: withIt(
        data.dominioOrdini.stati.map(({ pk, nome }) => ({ valore: pk, text: nome })),
        stato ? { valore: stato.pk, text: stato.nome } : null,
      ),
      codiciSistema: withIt(
        data.dominioOrdini.codiciSistema.map((codice) => ({ valore: codice, text: codice })),
        ordine?.codiceSistema ? { valore: ordine.codiceSistema, text: ordine.codiceSistema } : null,
      ),
      agenti: withIt(
        (data.agenti ?? []).map(({ pk, user }) => ({ valore: pk, text: user.nome })),
        current ? { valore: current.pk, text: current.user.nome } : null,
      ),
      tipi: choices(offered.filter(({ extra }) => !extra)),
      tipiExtra: choices(offered),
      tipoExtra: offered.find(({ extra }) => extra)?.pk ?? null,
      codiciExtra: [...new Set((data.optionsRigheRivendita ?? []).map((riga) => riga.codiceRivendita))],
      proposto: {
        numeroCommessa: data.numeroCommessaProposto ?? '',
        clientePk: data.cliente?.pk ?? null,
        tipoCliente: (data.cliente?.tipoCliente ?? null) as TipoCliente | null,
        agentePk: visible.agente ? (data.cliente?.agentePk ?? null) : null,
      },
      clienti: new Map<number, string>(),
      codici: new Map<number, string>(),
      formaOf: new Map<number, string>(),
      finestre: offeredChoices({ famiglie: data.famiglie, tipi: data.tipiSerramento }),
      ...compostoCatalogue(data.tipiSerramento, data.famiglie),
      piani: data.configurazione.piani,
    }
    if (ordine) rememberChoice(read, ordine)
    if (data.cliente) read.clienti.set(data.cliente.pk, clienteNameOf(data.cliente))
    return read
  })
  return context
}

/** The schedule of the order in the form, as it was read last; null for a new one. */
export function useReadPianoOrdine() {
  return useRouteQuery<contextModuloQuery>(query).data.pianoOrdine ?? null
}
