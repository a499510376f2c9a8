// The thread of a search: the process answers its requests meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { cercaPiano, type DatiRicerca } from './cerca.ts'

parentPort?.postMessage(cercaPiano(workerData as DatiRicerca))
