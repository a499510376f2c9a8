import { sendFile } from '#relay/sendFile.ts'

/** A spreadsheet that the server keeps for its preview and its import. */
export interface KeptSheet {
  nome: string
  chiave: string
}

/** Sends the files to be kept. @throws Error with what the server says of them */
export async function uploadSheets(importRun: string, files: readonly File[]): Promise<KeptSheet[]> {
  const body = new FormData()
  // Others import constraints: their address asks for another permission.
  const path = importRun === 'vincoli' ? '/api/planner/import-vincoli-files/' : '/api/planner/import-files/'
  if (importRun !== 'vincoli') body.append('importazione', importRun)
  for (const file of files) body.append('files', file)
  return (await sendFile(path, body)) as KeptSheet[]
}

/** How a job stands, as `/api/jobs/{id}/` tells. */
interface JobState {
  stato: 'IN_CODA' | 'IN_CORSO' | 'COMPLETATO' | 'FALLITO' | 'ANNULLATO'
  progresso: number
  risultato: unknown
  errori: { message: string }[] | null
}

/** Asks how a job stands; null when it cannot be known now. */
export async function readJob(job: number): Promise<JobState | null> {
  const response = await fetch(`/api/jobs/${job}/`).catch(() => null)
  return response?.ok ? ((await response.json().catch(() => null)) as JobState | null) : null
}
