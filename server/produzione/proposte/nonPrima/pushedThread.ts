// The thread that says who would end later: the process answers its requests meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../ricerca/giveWay.ts'
import type { ThreadMessage } from '../ricerca/inThread.ts'
import { type PushedInput, type PushedOrdine, pushedBy } from './pushed.ts'

// Somebody waits for it: it gives way less than a search that takes seconds anyway.
giveWay(5)
const outcome = pushedBy(workerData as PushedInput)
parentPort?.postMessage({ esito: outcome } satisfies ThreadMessage<PushedOrdine[]>)
