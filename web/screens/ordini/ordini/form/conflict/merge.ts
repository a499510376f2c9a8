import type { ConflictSide } from '../../../../../forms/ConflictDialog.tsx'
import {
  headerFieldNames,
  type OrdineFormValues,
  type RigaFieldName,
  type RigaFormValues,
  rigaFieldNames,
} from '../formValues.ts'

/** Something that two people changed differently, at the same time. */
export type ContestedField =
  | { nome: string; di: 'testata'; campo: (typeof headerFieldNames)[number]; mia: unknown; loro: unknown }
  | { nome: string; di: 'riga'; riga: RigaFormValues; campo: RigaFieldName; mia: unknown; loro: unknown }
  /** A line that one removed and the other changed; null on the side that removed it. */
  | { nome: string; di: 'righe'; mia: RigaFormValues | null; loro: RigaFormValues | null }

type Scelte = Readonly<Record<string, ConflictSide>>

const uguali = (a: RigaFormValues, b: RigaFormValues) => rigaFieldNames.every((field) => a[field] === b[field])
const perChiave = (righe: readonly RigaFormValues[]) => new Map(righe.map((riga) => [riga.chiave, riga]))

/** The keys of both lists: in the order of the first, those that only the second has after their neighbour there. */
function intreccia(prima: readonly string[], seconda: readonly string[]): string[] {
  const esito = [...prima]
  seconda.forEach((chiave, index) => {
    if (esito.includes(chiave)) return
    const vicina = index === 0 ? -1 : esito.indexOf(seconda[index - 1] ?? '')
    esito.splice(vicina + 1, 0, chiave)
  })
  return esito
}

function ordine(base: OrdineFormValues, mie: OrdineFormValues, theirs: OrdineFormValues): string[] {
  const [prima, mia, altrui] = [base, mie, theirs].map(({ righe }) => righe.map(({ chiave }) => chiave)) as [
    string[],
    string[],
    string[],
  ]
  const rimaste = mia.filter((chiave) => prima.includes(chiave))
  const spostate = rimaste.join() !== prima.filter((chiave) => rimaste.includes(chiave)).join()
  return spostate ? intreccia(mia, altrui) : intreccia(altrui, mia)
}

/**
 * My changes and theirs in one form. Where only one of us changed something, that change stays; where both did,
 * `scelte` decides (mine by default) and it is among the `contese`. Nothing that anybody typed is lost unasked.
 * @param base what I began from
 * @param mie what my form holds
 * @param theirs what is stored now
 */
export function mergeOrdine(
  base: OrdineFormValues,
  mie: OrdineFormValues,
  theirs: OrdineFormValues,
  scelte: Scelte = {},
): { valori: OrdineFormValues; contese: ContestedField[] } {
  const contese: ContestedField[] = []

  function field<V>(prima: V, mia: V, altrui: V, contesa: () => ContestedField): V {
    if (mia === prima || mia === altrui) return altrui
    if (altrui === prima) return mia
    const questa = contesa()
    contese.push(questa)
    return scelte[questa.nome] === 'loro' ? altrui : mia
  }

  function riga(
    prima: RigaFormValues | undefined,
    mia: RigaFormValues | undefined,
    altrui: RigaFormValues | undefined,
  ) {
    if (!prima) return mia ?? altrui
    if (mia && altrui) {
      const coppie = rigaFieldNames.map((nome) => [
        nome,
        field<unknown>(prima[nome], mia[nome], altrui[nome], () => ({
          nome: `${mia.chiave}.${nome}`,
          di: 'riga',
          riga: mia,
          campo: nome,
          mia: mia[nome],
          loro: altrui[nome],
        })),
      ])
      return { ...altrui, ...Object.fromEntries(coppie) } as RigaFormValues
    }
    const resta = mia ?? altrui
    if (!resta || uguali(resta, prima)) return undefined
    const contesa: ContestedField = { nome: resta.chiave, di: 'righe', mia: mia ?? null, loro: altrui ?? null }
    contese.push(contesa)
    // Kept against who removed it, the line is a new one.
    const vince = scelte[contesa.nome] === 'loro' ? altrui : mia
    return vince && (vince === mia ? { ...vince, id: null } : vince)
  }

  const testata = headerFieldNames.map((nome) => [
    nome,
    field<unknown>(base[nome], mie[nome], theirs[nome], () => ({
      nome,
      di: 'testata',
      campo: nome,
      mia: mie[nome],
      loro: theirs[nome],
    })),
  ])
  const [prime, mia, altrui] = [perChiave(base.righe), perChiave(mie.righe), perChiave(theirs.righe)]
  const righe = ordine(base, mie, theirs).flatMap(
    (chiave) => riga(prime.get(chiave), mia.get(chiave), altrui.get(chiave)) ?? [],
  )
  return { valori: { ...theirs, ...Object.fromEntries(testata), righe }, contese }
}
