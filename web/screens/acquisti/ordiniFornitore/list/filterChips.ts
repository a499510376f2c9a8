import { formatDate, stateInWords } from '../../../../../server/shared/formats/formats.ts'
import { type FiltriFornitura, IN_RITARDO, NO_FORNITORE } from './ordiniFornitoreUrlState.ts'

const STATI_SENZA_NOME: Readonly<Record<string, string>> = { [NO_FORNITORE]: 'nessuno', [IN_RITARDO]: 'in ritardo' }

/** A filter that is on: its words, and what takes it away. */
export interface FornitureFilterChip {
  nome: string
  etichetta: string
  senza: Partial<FiltriFornitura>
}

const TESTI = [
  ['numero_commessa', 'Commessa'],
  ['cliente', 'Cliente'],
  ['progetto', 'Progetto'],
  ['riferimento', 'Riferimento'],
  ['tipologia', 'Tipologia'],
  ['fornitore_nome', 'Fornitore'],
  ['rilievo', 'Rilievo'],
  ['co', 'CO'],
  ['magazzino', 'Magazzino'],
  ['note', 'Note'],
  ['tipo_agente', 'Tipo agente'],
] as const

/** Of those the ones that hold one of a few codes. */
const WORDS: ReadonlySet<string> = new Set(['rilievo', 'co', 'magazzino'])

/** The ranges of days, as the filters call them. */
export const FILTER_DAYS = [
  ['data_consegna', 'Approntamento'],
  ['data_ordine_fornitore', 'Data ordine'],
  ['data_consegna_fornitore', 'Consegna prevista'],
  ['data_arrivo', 'Consegna effettiva'],
  ['data_inserimento', 'Inserimento'],
] as const

/** 'dal 01-12-2026 al 03-12-2026', or one end of it. */
function intervallo(da: string | null, a: string | null): string {
  if (da !== null && da === a) return formatDate(da)
  return [da && `dal ${formatDate(da)}`, a && `al ${formatDate(a)}`].filter(Boolean).join(' ')
}

interface Voce {
  readonly pk: number
  readonly nome: string
}

const nomeDi = (voci: readonly Voce[], pk: number) => voci.find((voce) => voce.pk === pk)?.nome ?? `n. ${pk}`

interface Nomi {
  /** Null for users who may not see agents: to them the filters do nothing, and are not shown. */
  agenti: readonly Voce[] | null
  statiMateriali: readonly Voce[]
  /** Number of the order that the list is of, when it is known. */
  commessa: string | null
}

/** The active filters in words; the free search is left out, its field shows it. */
export function fornitureFilterChips(
  filters: FiltriFornitura,
  { agenti, statiMateriali, commessa }: Nomi,
): FornitureFilterChip[] {
  const chip = (nome: string, etichetta: string, senza: Partial<FiltriFornitura>): FornitureFilterChip => ({
    nome,
    etichetta,
    senza,
  })
  const { ordine, stato, agente, attesi, materiali, stati_materiali } = filters
  return [
    ...(attesi ? [chip('attesi', 'Non arrivati', { attesi: null })] : []),
    ...(ordine === null ? [] : [chip('ordine', `Ordine: ${commessa ?? `n. ${ordine}`}`, { ordine: null })]),
    ...(stato === '' ? [] : [chip('stato', `Stato: ${STATI_SENZA_NOME[stato] ?? stateInWords(stato)}`, { stato: '' })]),
    ...TESTI.flatMap(([nome, titolo]) =>
      filters[nome] === '' || (nome === 'tipo_agente' && !agenti)
        ? []
        : [chip(nome, `${titolo}: ${WORDS.has(nome) ? stateInWords(filters[nome]) : filters[nome]}`, { [nome]: '' })],
    ),
    ...(agente === null || !agenti ? [] : [chip('agente', `Agente: ${nomeDi(agenti, agente)}`, { agente: null })]),
    ...materiali.map((uno) =>
      chip(`materiale:${uno}`, `Materiale: ${uno}`, { materiali: materiali.filter((altro) => altro !== uno) }),
    ),
    ...stati_materiali.map((uno) =>
      chip(`stato materiale:${uno}`, `Stato materiale: ${nomeDi(statiMateriali, uno)}`, {
        stati_materiali: stati_materiali.filter((altro) => altro !== uno),
      }),
    ),
    ...FILTER_DAYS.flatMap(([nome, titolo]) => {
      const [da, a] = [`${nome}_da`, `${nome}_a`] as const
      const quando = intervallo(filters[da], filters[a])
      return quando === '' ? [] : [chip(nome, `${titolo} ${quando}`, { [da]: null, [a]: null })]
    }),
  ]
}
