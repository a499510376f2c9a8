// The thread that simulates the whole plan: the process answers its requests meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../../proposte/ricerca/giveWay.ts'
import type { ThreadMessage } from '../../proposte/ricerca/inThread.ts'
import type { PianoRisk } from '../../schedulazione/engine/simulazione/simulate.ts'
import { type PlanToRun, riskOfPiano } from '../../schedulazione/promessa/riskOfPiano.ts'

// Somebody waits for it: it gives way less than a search that takes seconds anyway.
giveWay(5)
const { ordini, scostamenti, now } = workerData as PlanToRun
const outcome = riskOfPiano(ordini, scostamenti, now)
parentPort?.postMessage({ esito: outcome } satisfies ThreadMessage<PianoRisk | null>)
