// The thread that looks for the bottleneck: the process answers its requests meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { giveWay } from '../ricerca/giveWay.ts'
import type { ThreadMessage } from '../ricerca/inThread.ts'
import { type ColliData, type TightPiano, type TriedRimedi, tightPiano, tryRimedi } from './colli.ts'

const say = (message: ThreadMessage<TriedRimedi, TightPiano>) => parentPort?.postMessage(message)

const { dati, conPiano } = workerData as ColliData
if (conPiano) say({ part: tightPiano(dati) })
// Somebody waits for it: it gives way less than a search that takes seconds anyway.
giveWay(5)
say({ esito: tryRimedi(dati) })
