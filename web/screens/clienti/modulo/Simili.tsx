import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useFormikContext } from 'formik'
import { Suspense, useEffect, useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { type ChiaviCliente, chiaviUtili, inComune } from '../../../../server/clienti/rules.ts'
import { ErrorBoundary } from '../../../ui/stati/ErrorBoundary.tsx'
import type { SimiliQuery } from './__generated__/SimiliQuery.graphql.ts'

/** Milliseconds after the last key. */
const ATTESA = 300

/** Warns, while a customer is typed, that one with the same VAT number, phone or mail is there already (spec/001 §2). */
export function Simili({ escluso }: { escluso: number | null }) {
  const { values } = useFormikContext<ChiaviCliente>()
  const { piva, telefono, email } = chiaviUtili(values)
  const scritte = JSON.stringify({ piva, telefono, email })
  const [ferme, setFerme] = useState(scritte)
  useEffect(() => {
    const attesa = setTimeout(() => setFerme(scritte), ATTESA)
    return () => clearTimeout(attesa)
  }, [scritte])
  const chiavi = JSON.parse(ferme) as ChiaviCliente
  if (ferme !== scritte || Object.values(chiavi).every((chiave) => chiave === '')) return null
  return (
    // Only a help: if it cannot be had, the form works all the same.
    <ErrorBoundary chiave={ferme} fallback={() => null}>
      <Suspense fallback={null}>
        <Trovati chiavi={chiavi} escluso={escluso} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Trovati({ chiavi, escluso }: { chiavi: ChiaviCliente; escluso: number | null }) {
  const { clientiSimili } = useLazyLoadQuery<SimiliQuery>(
    graphql`
      query SimiliQuery($piva: String!, $telefono: String!, $email: String!, $escluso: Int) {
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
