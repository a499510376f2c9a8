import { ValidationError } from 'yup'
import { type CellValues, cellValues } from '../../../platform/imports/reading/values.ts'
import type { collectFindings, FileRow } from '../../../platform/imports/rows.ts'
import {
  foldTitle,
  ORDINE_IMPORT_COLUMNS,
  type OrdiniImportOptions,
  RIGA_IMPORT_COLUMNS,
} from '../../../platform/imports/rules.ts'
import type { TipoCliente } from '../../../vendite/clienti/rules.ts'
import type { CatalogoCodici } from '../../righe/catalogoCodici.ts'
import { whyBadExtraFields } from '../../righe/rules.ts'
import { completaOrdine, type OrdineInput, ordineSchema } from '../rules.ts'
import type { ReadOrdine } from './readOrdini.ts'

type Segna = ReturnType<typeof collectFindings>['segna']

/** What the words of a file stand for. */
export interface ImportReferences {
  clienti: Map<string, { id: number; tipoCliente: TipoCliente | null; agenteId: number | null }>
  agenti: Map<string, number>
  catalogo: CatalogoCodici
}

/** An order ready to be stored, with the unknown columns of its lines. */
export interface ImportedOrdine {
  file: number
  input: OrdineInput
  extra: Record<string, string>[]
}

const testoIn = (valori: CellValues, nome: string) => String(valori[nome] ?? '')

/** The column of a field of the form, where the names differ. */
const COLONNA: Readonly<Record<string, string>> = {
  cliente: 'codiceCliente',
  tipoSerramentoId: 'tipoSerramento',
  codiceSerramentoId: 'codice',
}

function testataDi(letto: ReadOrdine, { clienti, agenti }: ImportReferences, segna: Segna) {
  const celle = Object.fromEntries(Object.entries(letto.testata).map(([nome, { cella }]) => [nome, cella]))
  const dove = (colonna: string) => ({
    file: letto.file,
    riga: letto.testata[colonna]?.riga ?? letto.testata.numeroCommessa?.riga ?? letto.righe[0]?.riga ?? 1,
  })
  const { valori, errori } = cellValues(celle, ORDINE_IMPORT_COLUMNS)
  for (const { colonna, messaggio } of errori) segna(dove(colonna), colonna, messaggio)
  const codice = testoIn(valori, 'codiceCliente')
  const cliente = clienti.get(codice)
  if (codice !== '' && !cliente) segna(dove('codiceCliente'), 'codiceCliente', `cliente «${codice}» sconosciuto`)
  const sigla = testoIn(valori, 'agente')
  const agente = sigla === '' ? (cliente?.agenteId ?? null) : agenti.get(sigla.toUpperCase())
  if (agente === undefined) segna(dove('agente'), 'agente', `agente «${sigla}» sconosciuto`)
  const { codiceCliente: _codice, nomeCliente: _nome, ...campi } = valori
  const input = {
    ...campi,
    cliente: cliente?.id,
    agente: agente ?? null,
    tipoCliente: testoIn(valori, 'tipoCliente').toUpperCase() || cliente?.tipoCliente || undefined,
    areaConsegna: testoIn(valori, 'areaConsegna').toUpperCase() || null,
  }
  return { input, dove }
}

function rigaDi(letta: FileRow, { catalogo }: ImportReferences, segna: Segna) {
  const { valori, errori } = cellValues(letta.celle, RIGA_IMPORT_COLUMNS)
  for (const { colonna, messaggio } of errori) segna(letta, colonna, messaggio)
  const { tipoSerramento: _tipo, categoria: _categoria, codice: _codice, ...campi } = valori
  const tipo = testoIn(valori, 'tipoSerramento')
  const rivendita = testoIn(valori, 'codiceRivendita') !== '' || foldTitle(tipo) === 'extra'
  const tipoSerramentoId = catalogo.tipo(tipo)
  if (tipo !== '' && tipoSerramentoId === null) segna(letta, 'tipoSerramento', `tipo serramento «${tipo}» sconosciuto`)
  const parti = [testoIn(valori, 'categoria'), testoIn(valori, 'forma'), testoIn(valori, 'codice')] as const
  const codice = rivendita || parti.join('') === '' ? { pk: null } : catalogo.codice(...parti)
  if ('motivo' in codice) segna(letta, 'codice', codice.motivo)
  const motivo = whyBadExtraFields({ ...letta.extra })
  if (motivo) segna(letta, 'tipoSerramento', motivo)
  return { ...campi, rivendita, tipoSerramentoId, codiceSerramentoId: 'pk' in codice ? codice.pk : null }
}

/** The order of a file by the rules of the form; null when something is wrong, which `segna` gets. */
export function importedOrdine(
  letto: ReadOrdine,
  riferiti: ImportReferences,
  opzioni: OrdiniImportOptions,
  segna: Segna,
): ImportedOrdine | null {
  let giusto = true
  const segnaQui: Segna = (dove, colonna, messaggio) => {
    giusto = false
    segna(dove, colonna, messaggio)
  }
  const { input, dove } = testataDi(letto, riferiti, segnaQui)
  const righe = letto.righe.map((letta) => rigaDi(letta, riferiti, segnaQui))
  try {
    const valido = ordineSchema.validateSync({ ...input, ...opzioni, righe }, { abortEarly: false, stripUnknown: true })
    if (!giusto) return null
    return { file: letto.file, input: completaOrdine(valido), extra: letto.righe.map(({ extra }) => ({ ...extra })) }
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const { path = '', message } of error.inner) {
      const [, indice, campo = path] = /^righe\[(\d+)\]\.(.+)$/.exec(path) ?? []
      const colonna = path === 'righe' ? 'tipoSerramento' : (COLONNA[campo] ?? campo)
      const riga = indice === undefined ? undefined : letto.righe[Number(indice)]
      segnaQui(riga ?? dove(colonna), colonna, message)
    }
    return null
  }
}
