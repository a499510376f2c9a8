// What the wizard works on: the catalogue as it shows it, the form as it is being filled.
import type { FormaDisegno, SensoApertura } from '../../server/shared/drawings/drawings.ts'
import type {
  CatalogoPreventivo,
  FamigliaCatalogo,
  TipoCatalogo,
} from '../../server/vendite/preventivi/catalogo/rules.ts'
import type { ValoriPreventivo, ValoriSerramento } from '../../server/vendite/preventivi/rules.ts'

export interface ValoreOpzione {
  id: number
  nome: string
  /** Sanitised by the server. */
  html: string
}

export interface Opzione {
  id: number
  nome: string
  valori: readonly ValoreOpzione[]
}

export interface Famiglia extends FamigliaCatalogo {
  /** Sanitised by the server. */
  descrizione: string
  /** Addresses of the pictures. */
  immagini: readonly string[]
  tipologia: string
  opzioni: readonly Opzione[]
}

export interface Apertura {
  id: number
  nome: string
  senso: SensoApertura
}

export interface Tipo extends TipoCatalogo {
  /** How its elevation is drawn. */
  disegno: FormaDisegno
  ante: number
  aperture: readonly Apertura[]
}

/** The reference data of the wizard: also the catalogue of the shared rules. */
export interface Catalogo extends CatalogoPreventivo {
  famiglie: readonly Famiglia[]
  tipi: readonly Tipo[]
  azienda: string
  telefonoCommerciale: string
  sito: string
  informativaPrivacy: string
}

/** A window of the form; `chiave` tells it from the others while some are added and removed. */
export interface SerramentoModulo extends ValoriSerramento {
  chiave: string
}

export interface ValoriModulo extends Omit<ValoriPreventivo, 'serramenti'> {
  serramenti: SerramentoModulo[]
  /** Nobody sees this field: only a program fills it in. */
  sitoWeb: string
}

/** A random name, also where the page is not served over https. */
export function nuovaChiave(): string {
  return (
    crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(16)).join('-')
  )
}

/** The family as the wizard shows it. */
export function famigliaScelta(catalogo: Catalogo, id: number | ''): Famiglia | undefined {
  return catalogo.famiglie.find((famiglia) => famiglia.id === id)
}

/** The window type as the wizard shows it. */
export function tipoScelto(catalogo: Catalogo, id: number | ''): Tipo | undefined {
  return catalogo.tipi.find((tipo) => tipo.id === id)
}

/** Families under the name of their tipologia, both in the order of the catalogue. */
export function perTipologia(famiglie: readonly Famiglia[]): [tipologia: string, famiglie: Famiglia[]][] {
  const gruppi = new Map<string, Famiglia[]>()
  for (const famiglia of famiglie) gruppi.set(famiglia.tipologia, [...(gruppi.get(famiglia.tipologia) ?? []), famiglia])
  return [...gruppi]
}
