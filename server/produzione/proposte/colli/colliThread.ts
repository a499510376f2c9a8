// The thread that looks for the bottleneck: the process answers its requests meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { cedeIlPasso } from '../ricerca/cedeIlPasso.ts'
import type { MessaggioThread } from '../ricerca/inThread.ts'
import { type DatiColli, type PianoStretto, pianoStretto, provaRimedi, type RimediProvati } from './colli.ts'

const say = (messaggio: MessaggioThread<RimediProvati, PianoStretto>) => parentPort?.postMessage(messaggio)

const { dati, conPiano } = workerData as DatiColli
if (conPiano) say({ parte: pianoStretto(dati) })
// Somebody waits for it: it gives way less than a search that takes seconds anyway.
cedeIlPasso(5)
say({ esito: provaRimedi(dati) })
