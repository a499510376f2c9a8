// The thread that looks for the bottleneck: the process answers its requests meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { cercaColli, type DatiColli } from './colli.ts'

parentPort?.postMessage(cercaColli(workerData as DatiColli))
