import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useFormikContext } from 'formik'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { type ChiaviCliente, chiaviUtili, inComune } from '../../../../server/vendite/clienti/rules.ts'
import { ErrorBoundary } from '../../../ui/stati/ErrorBoundary.tsx'
import type { SimilarClientiQuery } from './__generated__/SimilarClientiQuery.graphql.ts'

/** Milliseconds after the last key. */
const ATTESA = 300

/** Warns, while a customer is typed, that one with the same VAT number, phone or mail is there already. */
export function SimilarClienti({ escluso }: { escluso: number | null }) {
  const { values } = useFormikContext<ChiaviCliente>()
  const { piva, telefono, email } = values
  const chiavi = JSON.stringify(chiaviUtili({ piva, telefono, email }))
  const [ferme, setFerme] = useState({ chiavi, valori: { piva, telefono, email } })
  const daCercare = useEffectEvent(() => setFerme({ chiavi, valori: { piva, telefono, email } }))
  // A separator more or less is the same number: it asks nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say when to look again
  useEffect(() => {
    const attesa = setTimeout(() => daCercare(), ATTESA)
    return () => clearTimeout(attesa)
  }, [chiavi])
  const vuote = Object.values(chiaviUtili(ferme.valori)).every((chiave) => chiave === '')
  if (ferme.chiavi !== chiavi || vuote) return null
  return (
    // Only a help: if it cannot be had, the form works all the same.
    <ErrorBoundary chiave={chiavi} fallback={() => null}>
      <Suspense fallback={null}>
        <Trovati chiavi={ferme.valori} escluso={escluso} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Trovati({ chiavi, escluso }: { chiavi: ChiaviCliente; escluso: number | null }) {
  const { clientiSimili } = useLazyLoadQuery<SimilarClientiQuery>(
    graphql`
      query SimilarClientiQuery($piva: String!, $telefono: String!, $email: String!, $escluso: Int) {
        clientiSimili(piva: $piva, telefono: $telefono, email: $email, escluso: $escluso) {
          pk
          nome
          codice
          piva
          telefono
          email
        }
      }
    `,
    { ...chiavi, escluso },
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
          (in comune: {inComune(chiavi, cliente)})
        </div>
      ))}
    </Alert>
  )
}
