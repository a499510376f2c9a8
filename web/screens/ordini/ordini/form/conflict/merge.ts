import type { ConflictSide } from '#forms/ConflictDialog.tsx'
import {
  headerFieldNames,
  type OrdineFormValues,
  type RigaFieldName,
  type RigaFormValues,
  rigaFieldNames,
  sameValue,
} from '../formValues.ts'

/** Something that two people changed differently, at the same time. */
export type ContestedField =
  | { name: string; di: 'testata'; field: (typeof headerFieldNames)[number]; mine: unknown; theirs: unknown }
  | { name: string; di: 'riga'; riga: RigaFormValues; field: RigaFieldName; mine: unknown; theirs: unknown }
  /** A line that one removed and the other changed; null on the side that removed it. */
  | { name: string; di: 'righe'; mine: RigaFormValues | null; theirs: RigaFormValues | null }

type Choices = Readonly<Record<string, ConflictSide>>

const equal = (a: RigaFormValues, b: RigaFormValues) => rigaFieldNames.every((field) => sameValue(a[field], b[field]))
const byKey = (righe: readonly RigaFormValues[]) => new Map(righe.map((riga) => [riga.chiave, riga]))

/** The keys of both lists: in the order of the first, those that only the second has after their neighbour there. */
function interleave(before: readonly string[], second: readonly string[]): string[] {
  const outcome = [...before]
  second.forEach((key, index) => {
    if (outcome.includes(key)) return
    const near = index === 0 ? -1 : outcome.indexOf(second[index - 1] ?? '')
    outcome.splice(near + 1, 0, key)
  })
  return outcome
}

function ordine(base: OrdineFormValues, mine: OrdineFormValues, theirs: OrdineFormValues): string[] {
  const [before, own, foreign] = [base, mine, theirs].map(({ righe }) => righe.map(({ chiave }) => chiave)) as [
    string[],
    string[],
    string[],
  ]
  const remaining = own.filter((key) => before.includes(key))
  const moved = remaining.join() !== before.filter((key) => remaining.includes(key)).join()
  return moved ? interleave(own, foreign) : interleave(foreign, own)
}

/**
 * My changes and theirs in one form. Where only one of us changed something, that change stays; where both did,
 * `choices` decides (mine by default) and it is among the `contested`. Nothing that anybody typed is lost unasked.
 * @param base what I began from
 * @param mie what my form holds
 * @param theirs what is stored now
 */
export function mergeOrdine(
  base: OrdineFormValues,
  own: OrdineFormValues,
  theirs: OrdineFormValues,
  choices: Choices = {},
): { values: OrdineFormValues; contese: ContestedField[] } {
  const contested: ContestedField[] = []

  function field<V>(before: V, mine: V, foreign: V, makeContested: () => ContestedField): V {
    if (sameValue(mine, before) || sameValue(mine, foreign)) return foreign
    if (sameValue(foreign, before)) return mine
    const questa = makeContested()
    contested.push(questa)
    return choices[questa.name] === 'theirs' ? foreign : mine
  }

  function riga(
    before: RigaFormValues | undefined,
    own: RigaFormValues | undefined,
    foreign: RigaFormValues | undefined,
  ) {
    if (!before) return own ?? foreign
    if (own && foreign) {
      const pairs = rigaFieldNames.map((name) => [
        name,
        field<unknown>(before[name], own[name], foreign[name], () => ({
          name: `${own.chiave}.${name}`,
          di: 'riga',
          riga: own,
          field: name,
          mine: own[name],
          theirs: foreign[name],
        })),
      ])
      return { ...foreign, ...Object.fromEntries(pairs) } as RigaFormValues
    }
    const stays = own ?? foreign
    if (!stays || equal(stays, before)) return undefined
    const makeContested: ContestedField = {
      name: stays.chiave,
      di: 'righe',
      mine: own ?? null,
      theirs: foreign ?? null,
    }
    contested.push(makeContested)
    // Kept against who removed it, the line is a new one.
    const winner = choices[makeContested.name] === 'theirs' ? foreign : own
    return winner && (winner === own ? { ...winner, pk: null } : winner)
  }

  const header = headerFieldNames.map((name) => [
    name,
    field<unknown>(base[name], own[name], theirs[name], () => ({
      name,
      di: 'testata',
      field: name,
      mine: own[name],
      theirs: theirs[name],
    })),
  ])
  const [prime, mine, foreign] = [byKey(base.righe), byKey(own.righe), byKey(theirs.righe)]
  const righe = ordine(base, own, theirs).flatMap((key) => riga(prime.get(key), mine.get(key), foreign.get(key)) ?? [])
  return { values: { ...theirs, ...Object.fromEntries(header), righe }, contese: contested }
}
