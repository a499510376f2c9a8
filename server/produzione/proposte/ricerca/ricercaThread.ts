// The thread of a search: the process answers its requests meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from './cedeIlPasso.ts'
import { type RisultatoRicerca, searchPiano } from './cerca.ts'
import type { SearchInput } from './dati.ts'
import type { ThreadMessage } from './inThread.ts'

giveWay(10)
const outcome = searchPiano(workerData as SearchInput)
parentPort?.postMessage({ esito: outcome } satisfies ThreadMessage<RisultatoRicerca>)
