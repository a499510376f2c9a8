import { createContext, memo, type ReactNode, use, useMemo } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { PartiRiga_riga$key } from './__generated__/PartiRiga_riga.graphql.ts'
import type { PartiRighe_ordine$key } from './__generated__/PartiRighe_ordine.graphql.ts'
import { PartiRiga } from './PartiRiga.tsx'

const Contesto = createContext<ReadonlyMap<number, PartiRiga_riga$key>>(new Map())

/** Around the form of an order: its lines as they are stored, for what they have beside their fields. */
export function PartiRighe({ children, ...props }: { ordine: PartiRighe_ordine$key; children: ReactNode }) {
  const { righe } = useFragment(
    graphql`
      fragment PartiRighe_ordine on Ordine {
        righe {
          pk
          ...PartiRiga_riga
        }
      }
    `,
    props.ordine,
  )
  const perNumero = useMemo(() => new Map(righe.map((riga) => [riga.pk, riga])), [righe])
  return <Contesto value={perNumero}>{children}</Contesto>
}

/** Pictures, bill of materials and extra fields of a line of the form; nothing until the line is stored. */
export const PartiDellaRiga = memo(function PartiDellaRiga({ pk }: { pk: number | null }) {
  const riga = use(Contesto).get(pk ?? 0)
  return riga ? <PartiRiga riga={riga} /> : null
})
