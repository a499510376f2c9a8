import { createContext, memo, type ReactNode, use, useMemo } from 'react'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import type { RigaParts_riga$key } from '#generated/RigaParts_riga.graphql.ts'
import type { RigheParts_ordine$key } from '#generated/RigheParts_ordine.graphql.ts'
import { RigaParts } from './RigaParts.tsx'

const Context = createContext<ReadonlyMap<number, RigaParts_riga$key>>(new Map())

/** Around the form of an order: its lines as they are stored, for what they have beside their fields. */
export function RigheParts({ children, ...props }: { ordine: RigheParts_ordine$key; children: ReactNode }) {
  const { righe } = useFragment(
    graphql`
      fragment RigheParts_ordine on Ordine {
        righe @required(action: THROW) {
          pk
          ...RigaParts_riga
        }
      }
    `,
    props.ordine,
  )
  const byNumero = useMemo(() => new Map(righe.map((riga) => [riga.pk, riga])), [righe])
  return <Context value={byNumero}>{children}</Context>
}

/** Pictures, bill of materials and extra fields of a line of the form; nothing until the line is stored. */
export const PartsOfRiga = memo(function PartsOfRiga({ pk }: { pk: number | null }) {
  const riga = use(Context).get(pk ?? 0)
  return riga ? <RigaParts riga={riga} /> : null
})
