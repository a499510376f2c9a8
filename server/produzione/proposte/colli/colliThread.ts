// The thread that looks for the bottleneck: the process answers its requests meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { cedeIlPasso } from '../ricerca/cedeIlPasso.ts'
import type { DatiRicerca } from '../ricerca/cerca.ts'
import type { MessaggioThread } from '../ricerca/inThread.ts'
import { type PianoStretto, pianoStretto, provaRimedi, type RimediProvati } from './colli.ts'

const say = (messaggio: MessaggioThread<RimediProvati, PianoStretto>) => parentPort?.postMessage(messaggio)

// Somebody waits for it: less than a search that takes seconds anyway.
cedeIlPasso(5)
const dati = workerData as DatiRicerca
say({ parte: pianoStretto(dati) })
say({ esito: provaRimedi(dati) })
