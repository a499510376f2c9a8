import type { Client, TestApp } from '#server-test/client.ts'
import { makeAgente } from '#server-test/factories.ts'
import { sampleSheet } from '../reading/__tests__/sheets.ts'

const IMPORT_OUTCOME = `esito {
  anteprima job inseriti aggiornati invariati tolti importati { numeroCommessa } esistenti { numeroCommessa }
  nonSchedulati { numeroCommessa motivo } righeAggiunte toccati { pk numeroCommessa } importazione
  totaleRighe righe { file riga azione celle { colonna testo } } rilievi { file riga colonna testo } totaleRilievi avvisi ignote
} errors { field message }`

interface ImportAnswer {
  inseriti: number
  aggiornati: number
  invariati: number
  tolti: number
  job: number | null
  importati: { numeroCommessa: string }[]
  esistenti: { numeroCommessa: string }[]
  nonSchedulati: { numeroCommessa: string; motivo: string }[]
  righeAggiunte: number
  toccati: { pk: number; numeroCommessa: string }[]
  importazione: number | null
  totaleRighe: number
  righe: { riga: number; azione: string; celle: { colonna: string; testo: string }[] }[]
  rilievi: { file: number; riga: number; colonna: string; testo: string }[]
  totaleRilievi: number
  avvisi: string[]
  ignote: string[]
}

type Mutation = 'importClienti' | 'importOrders' | 'importRigheOrdiniFornitore' | 'importTempi' | 'importVincoli'

/** Asks for an import in process. @returns what it answered, or the messages */
export async function callImport(
  client: Client,
  mutation: Mutation,
  files: readonly (readonly [nome: string, bytes: Buffer])[],
  other: object = {},
): Promise<{ esito: ImportAnswer | null; messaggi: string[] }> {
  const tipo = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  const { data, errors } = await client.graphql<
    Record<string, { esito: ImportAnswer | null; errors: { message: string }[] }>
  >(`mutation ($input: ${tipo}!) { ${mutation}(input: $input) { ${IMPORT_OUTCOME} } }`, {
    input: { files: files.map(([name, bytes]) => ({ nome: name, base64: bytes.toString('base64') })), ...other },
  })
  if (errors?.[0]) throw errors[0]
  const read = data?.[mutation]
  return { esito: read?.esito ?? null, messaggi: (read?.errors ?? []).map(({ message }) => message) }
}

/** A sample by its own name. */
export const importFile = (name: string): [string, Buffer] => [name, sampleSheet(name)]

/** The catalogue, the codes and the agents that the samples name. */
export async function prepareSamples({ db }: TestApp): Promise<void> {
  const tipi = ['Finestra 1 anta', 'Finestra 2 ante', 'Portafinestra 2 ante', 'Scorrevole alzante', 'Finestra ad arco']
  for (const [ordine, name] of [...tipi, 'Vasistas', 'EXTRA'].entries()) {
    await db.tipoSerramento.create({ data: { nome: name, ordine, extra: name === 'EXTRA' } })
  }
  const codici = [
    ...['F1', 'F2', 'PF2', 'VA'].flatMap((codice) => [
      { categoria: 'LEGNO', forma: 'RETT', codice },
      { categoria: 'PVC', forma: 'RETT', codice },
    ]),
    { categoria: 'LEGNO-ALLUMINIO', forma: 'RETT', codice: 'SA' },
    { categoria: 'LEGNO-ALLUMINIO', forma: 'ARCO', codice: 'FA' },
  ]
  await db.codiceSerramento.createMany({ data: codici })
  await makeAgente(db, { codice: 'AG01' })
  await makeAgente(db, { codice: 'AG02' })
}
