// The thread of a search: the process answers its requests meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import type { SearchInput } from './data.ts'
import { giveWay } from './giveWay.ts'
import type { ThreadMessage } from './inThread.ts'
import { type RisultatoRicerca, searchPiano } from './search.ts'

giveWay(10)
const outcome = searchPiano(workerData as SearchInput)
parentPort?.postMessage({ esito: outcome } satisfies ThreadMessage<RisultatoRicerca>)
