// What the wizard works on: the catalogue as it shows it, the form as it is being filled.
import type { SchemaComposto } from '#shared/composti/schemi.ts'
import type { DrawingShape, OpeningSense } from '#shared/drawings/drawings.ts'
import type { CatalogoPreventivo, FamigliaCatalogo, TipoCatalogo } from '#vendite/preventivi/catalogo/rules.ts'
import type { PreventivoValues, SerramentoValues } from '#vendite/preventivi/rules.ts'

interface WizardValoreOpzione {
  id: number
  nome: string
  /** Sanitised by the server. */
  html: string
}

export interface WizardOpzione {
  id: number
  nome: string
  valori: readonly WizardValoreOpzione[]
}

export interface WizardFamiglia extends FamigliaCatalogo {
  /** Sanitised by the server. */
  descrizione: string
  /** Addresses of the pictures. */
  immagini: readonly string[]
  tipologia: string
  opzioni: readonly WizardOpzione[]
}

export interface WizardApertura {
  id: number
  nome: string
  senso: OpeningSense
}

export interface WizardTipo extends TipoCatalogo {
  /** How its elevation is drawn. */
  disegno: DrawingShape
  ante: number
  aperture: readonly WizardApertura[]
}

/** The reference data of the wizard: also the catalogue of the shared rules. */
export interface WizardCatalogo extends CatalogoPreventivo {
  famiglie: readonly WizardFamiglia[]
  tipi: readonly WizardTipo[]
  azienda: string
  /** Whether quotes may be asked for. */
  pubblicato: boolean
  /** Whether who asks is asked by mail to confirm the address. */
  confermaIndirizzo: boolean
  telefonoCommerciale: string
  sito: string
  informativaPrivacy: string
}

/** A window of the form; `chiave` tells it from the others while some are added and removed. */
export interface SerramentoFormValues extends SerramentoValues {
  chiave: string
  /** The scheme that its fields were made by; without one it is a simple window. */
  schema?: SchemaComposto | undefined
  /** Openings that were chosen for its fields, in their order; null: as the scheme has it. */
  partOpenings?: readonly (number | null)[] | undefined
}

/** A window as it is sent: without what only the form knows of it. */
export const sentSerramento = ({
  chiave: _key,
  schema: _schema,
  partOpenings: _openings,
  ...serramento
}: SerramentoFormValues): SerramentoValues => serramento

export interface WizardFormValues extends Omit<PreventivoValues, 'serramenti'> {
  serramenti: SerramentoFormValues[]
  /** Nobody sees this field: only a program fills it in. */
  sitoWeb: string
}

/** A random name, also where the page is not served over https. */
export function newKey(): string {
  return (
    crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(16)).join('-')
  )
}

/** The family as the wizard shows it. */
export function chosenFamiglia(catalogo: WizardCatalogo, id: number | ''): WizardFamiglia | undefined {
  return catalogo.famiglie.find((famiglia) => famiglia.id === id)
}

/** The window type as the wizard shows it. */
export function chosenTipo(catalogo: WizardCatalogo, id: number | ''): WizardTipo | undefined {
  return catalogo.tipi.find((tipo) => tipo.id === id)
}

/** Families under the name of their tipologia, both in the order of the catalogue. */
export function famiglieByTipologia(
  famiglie: readonly WizardFamiglia[],
): [tipologia: string, famiglie: WizardFamiglia[]][] {
  const groups = new Map<string, WizardFamiglia[]>()
  for (const famiglia of famiglie) groups.set(famiglia.tipologia, [...(groups.get(famiglia.tipologia) ?? []), famiglia])
  return [...groups]
}
