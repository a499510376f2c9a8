import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useFormikContext } from 'formik'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { SimilarClientiQuery } from '#generated/SimilarClientiQuery.graphql.ts'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import { type ClienteKeys, inCommon, usefulKeys } from '#vendite/clienti/rules.ts'

/** Milliseconds after the last key. */
const WAIT = 300

/** Warns, while a customer is typed, that one with the same VAT number, phone or mail is there already. */
export function SimilarClienti({ excluded }: { excluded: number | null }) {
  const { values } = useFormikContext<ClienteKeys>()
  const { piva, telefono, email } = values
  const keys = JSON.stringify(usefulKeys({ piva, telefono, email }))
  const [ferme, setSettled] = useState({ keys, values: { piva, telefono, email } })
  const toSearch = useEffectEvent(() => setSettled({ keys, values: { piva, telefono, email } }))
  // A separator more or less is the same number: it asks nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say when to look again
  useEffect(() => {
    const wait = setTimeout(() => toSearch(), WAIT)
    return () => clearTimeout(wait)
  }, [keys])
  const empty = Object.values(usefulKeys(ferme.values)).every((key) => key === '')
  if (ferme.keys !== keys || empty) return null
  return (
    // Only a help: if it cannot be had, the form works all the same.
    <ErrorBoundary itemKey={keys} fallback={() => null}>
      <Suspense fallback={null}>
        <Found keys={ferme.values} excluded={excluded} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Found({ keys, excluded }: { keys: ClienteKeys; excluded: number | null }) {
  const { clientiSimili } = useLazyLoadQuery<SimilarClientiQuery>(
    graphql`
      query SimilarClientiQuery($piva: String!, $telefono: String!, $email: String!, $escluso: Int) {
        clientiSimili(piva: $piva, telefono: $telefono, email: $email, esclusoPk: $escluso) {
          pk
          nome
          codice
          piva @required(action: THROW)
          telefono @required(action: THROW)
          email @required(action: THROW)
        }
      }
    `,
    { ...keys, escluso: excluded },
    { fetchPolicy: 'store-and-network' },
  )
  if (clientiSimili.length === 0) return null
  return (
    <Alert severity="warning" role="status">
      {clientiSimili.length === 1 ? 'Forse questo cliente c’è già:' : 'Forse questo cliente c’è già, tra questi:'}
      {clientiSimili.map((cliente) => (
        <div key={cliente.pk}>
          <Link href={`#/clienti/${cliente.pk}`} target="_blank" rel="noopener" color="inherit">
            {[cliente.nome, cliente.codice].filter(Boolean).join(' · ')}
          </Link>{' '}
          (in comune: {inCommon(keys, cliente)})
        </div>
      ))}
    </Alert>
  )
}
