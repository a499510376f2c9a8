import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { ordineFornitoreSchema } from '#acquisti/ordiniFornitore/rules.ts'
import { Field } from '#forms/Field.tsx'
import type { fornituraBesideQuery as FornituraBesideQuery } from '#generated/fornituraBesideQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { fornituraBesideQuery } from './fornituraBeside.ts'

/** The line of the order that a supplier order is for, once the order is known. */
export function RigaOrdineField({ beside }: { beside: Opened<FornituraBesideQuery> }) {
  return (
    <OpenedData opened={beside} skeleton={<LineField righe={[]} disabled />}>
      {(reference) => <Chosen reference={reference} />}
    </OpenedData>
  )
}

interface Line {
  readonly pk: number
  readonly posizione: number
  readonly numero: number
  readonly tipoSerramento: { readonly nome: string }
}

function Chosen({ reference }: { reference: PreloadedQuery<FornituraBesideQuery> }) {
  const { ordine } = usePreloadedQuery<FornituraBesideQuery>(fornituraBesideQuery, reference)
  return <LineField righe={ordine?.righe ?? []} disabled={!ordine} />
}

function LineField({ righe, disabled }: { righe: readonly Line[]; disabled: boolean }) {
  return (
    <Field
      of={ordineFornitoreSchema}
      name="rigaOrdinePk"
      empty="Tutto l’ordine"
      disabled={disabled}
      choices={righe.map(({ pk, posizione, numero, tipoSerramento }) => ({
        valore: pk,
        text: `${posizione} · ${tipoSerramento.nome} × ${numero}`,
      }))}
    />
  )
}
