import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { Field } from '#forms/Field.tsx'
import { RemoteField } from '#forms/RemoteField.tsx'
import { schemaField } from '#forms/schemaField.ts'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { ScontiListinoTabMutation } from '#generated/ScontiListinoTabMutation.graphql.ts'
import { formatPercentage } from '#shared/formats/formats.ts'
import { scontiListinoSchema, scontoListinoSchema } from '#vendite/listini/sconti/rules.ts'
import type { ListinoDetail } from '../detail/readListino.ts'
import { PartForm, type PartValues } from './PartForm.tsx'
import { searchClientiOfSconti } from './searchClientiOfSconti.ts'

const mutation = graphql`
  mutation ScontiListinoTabMutation($input: SetScontiListinoInput!) {
    setScontiListino(input: $input) {
      listino {
        versione
        ...readListino_listino
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type Sent = NonNullable<ScontiListinoTabMutation['variables']['input']['sconti']>[number]
type Item = { [Name in keyof Sent]-?: Exclude<Sent[Name], undefined> | null }

const EMPTY: Item = { tipoCliente: null, clientePk: null, percentuale: null }
const schema = scontoListinoSchema

/** Discounts by kind of customer and by customer. */
export function ScontiListinoTab({ listino }: { listino: ListinoDetail }) {
  const { pk, versione, sconti, puoModificare, scontoMaxAgenti, scontoMaxUfficio } = listino
  const [names, setNames] = useState<ReadonlyMap<number, string>>(
    () =>
      new Map(
        sconti.flatMap(({ clientePk, cliente }) => (clientePk == null ? [] : [[clientePk, cliente?.nome ?? '']])),
      ),
  )
  const form = useMutationForm<ScontiListinoTabMutation, PartValues<'sconti', Item>>({
    mutation,
    initial: { pk, versione, sconti: sconti.map(({ cliente: _cliente, ...one }) => ({ ...EMPTY, ...one })) },
    schema: scontiListinoSchema,
    variables: (input) => ({ input }),
    success: 'Sconti salvati',
    after: ({ setScontiListino: done }, sent) => {
      const values = { ...sent, versione: done.listino?.versione ?? sent.versione }
      return { initial: values, values }
    },
  })
  return (
    <PartForm
      form={form}
      field="sconti"
      title="Sconti"
      text={`Di un tipo di cliente o di un cliente, che viene prima. Senza il sì di un amministratore un agente arriva al ${formatPercentage(scontoMaxAgenti)}, l’ufficio al ${formatPercentage(scontoMaxUfficio)}.`}
      add="Aggiungi sconto"
      rowName="Sconto"
      empty={EMPTY}
      editable={puoModificare}
    >
      {({ tipoCliente, clientePk }, at) => (
        <>
          {clientePk === null && <Field of={schema} at={at} name="tipoCliente" empty="Di un cliente" />}
          {tipoCliente === null && (
            <RemoteField
              {...schemaField(schema, 'clientePk', at)}
              search={searchClientiOfSconti}
              textOf={(id) => names.get(id) ?? ''}
              onChoose={(one) => one && setNames(new Map(names).set(one.id, one.text))}
              disabled={!puoModificare}
            />
          )}
          <Field of={schema} at={at} name="percentuale" unita="%" />
        </>
      )}
    </PartForm>
  )
}
