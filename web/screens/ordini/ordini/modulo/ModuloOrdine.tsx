import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { ordineSchema } from '../../../../../server/ordini/ordini/rules.ts'
import { dataIso } from '../../../../../server/shared/formats/formats.ts'
import { ModuloGrande } from '../../../../forms/ModuloGrande.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { ModuloOrdineMutation } from './__generated__/ModuloOrdineMutation.graphql.ts'
import { ContestoModuloProvider, useLeggiContesto } from './contesto.ts'
import { Modulo } from './Modulo.tsx'
import { SchedaPrimaData } from './testata/SchedaPrimaData.tsx'
import { ATTESA } from './useModificaOrdine.ts'
import { inputNuovo, ordineVuoto, type ValoriOrdine } from './valori.ts'

const mutation = graphql`
  mutation ModuloOrdineMutation($input: CreateOrdineInput!) {
    createOrdine(input: $input) {
      ordine {
        pk
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const accanto = <SchedaPrimaData />

/** The form of a new order. Suspends until what it chooses from is there. */
export function ModuloOrdine({ onCreato }: { onCreato: (pk: number) => void }) {
  const contesto = useLeggiContesto(null)
  const [iniziali] = useState(() => ordineVuoto(dataIso(new Date())))
  const { form } = useMutationForm<ModuloOrdineMutation, ValoriOrdine>({
    mutation,
    iniziali,
    schema: ordineSchema,
    attesa: ATTESA,
    variabili: (valori) => ({ input: inputNuovo(valori, contesto.visibile) }),
    successo: 'Ordine aggiunto',
    // After the form has been reset, so that its guard against leaving is off.
    alSuccesso: ({ createOrdine }) => setTimeout(() => onCreato(createOrdine.ordine?.pk ?? 0)),
  })
  return (
    <ContestoModuloProvider value={contesto}>
      <ModuloGrande form={form}>
        <Modulo etichetta="Nuovo ordine" nuovo accanto={accanto} />
      </ModuloGrande>
    </ContestoModuloProvider>
  )
}
