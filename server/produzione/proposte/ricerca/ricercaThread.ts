// The thread of a search: the process answers its requests meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { cedeIlPasso } from './cedeIlPasso.ts'
import { cercaPiano, type RisultatoRicerca } from './cerca.ts'
import type { DatiRicerca } from './dati.ts'
import type { MessaggioThread } from './inThread.ts'

cedeIlPasso(10)
const esito = cercaPiano(workerData as DatiRicerca)
parentPort?.postMessage({ esito } satisfies MessaggioThread<RisultatoRicerca>)
