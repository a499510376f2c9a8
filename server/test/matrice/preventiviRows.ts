// The quotes that the matrix tries, and their parts.
import { makeMail, makePreventivo } from '../factories.ts'
import type { CallerName, Data, MatrixFacts, MatrixTarget } from './scene.ts'

const targets: MatrixTarget[] = ['suo', 'delSubAgente', 'altrui', 'mancante']

async function quote(data: Data, agente: Promise<number>) {
  const window = { tipoSerramentoId: data.tipoSerramento, tipoAperturaId: data.tipoApertura }
  return { famigliaId: data.famiglia, statoId: data.stato, agenteId: await agente, serramenti: [window] }
}

export const preventiviRows = {
  Preventivo: {
    targets,
    create: async ({ db, dati, agenteDi }: MatrixFacts, target: MatrixTarget, who: CallerName) =>
      makePreventivo(db, await quote(dati, agenteDi(target, who))),
  },
  /** With everything in it that can be withheld. */
  PreventivoPieno: {
    targets,
    create: async ({ db, dati, agenteDi }: MatrixFacts, target: MatrixTarget, who: CallerName) => {
      const [mailCliente, mailAgente] = await Promise.all([makeMail(db), makeMail(db)])
      const preventivo = await makePreventivo(db, {
        ...(await quote(dati, agenteDi(target, who))),
        emailInviataIl: new Date(),
        emailInviataSubject: 'Preventivo',
        emailInviataBody: '<p>Testo</p>',
        emailInviataAgenteIl: new Date(),
        mailClienteId: mailCliente.id,
        mailAgenteId: mailAgente.id,
      })
      const data = {
        oggetto: 'Preventivo',
        oggettoPk: preventivo.id,
        azione: 'setStato',
        campo: 'stato',
        prima: 'a',
        dopo: 'b',
      }
      await db.auditLog.create({ data })
      return preventivo
    },
  },
  Serramento: {
    targets,
    create: async ({ db, dati, agenteDi }: MatrixFacts, target: MatrixTarget, who: CallerName) => {
      const { id: preventivoId } = await makePreventivo(db, await quote(dati, agenteDi(target, who)))
      return db.serramento.findFirstOrThrow({ where: { preventivoId } })
    },
  },
  SpecchiaturaPreventivo: {
    targets,
    create: async ({ db, dati, agenteDi }: MatrixFacts, target: MatrixTarget, who: CallerName) => {
      const { id: preventivoId } = await makePreventivo(db, await quote(dati, agenteDi(target, who)))
      const { id: serramentoId, tipoSerramentoId } = await db.serramento.findFirstOrThrow({ where: { preventivoId } })
      const box = { x: 0, y: 0, larghezza: 400, altezza: 1400 }
      return db.specchiaturaPreventivo.create({
        data: { ...box, serramentoId, tipoSerramentoId, posizione: 1, ante: 1 },
      })
    },
  },
  OpzionePreventivo: {
    targets,
    create: async ({ db, dati, agenteDi }: MatrixFacts, target: MatrixTarget, who: CallerName) => {
      const { id: preventivoId } = await makePreventivo(db, await quote(dati, agenteDi(target, who)))
      const { opzioneId } = await db.valoreOpzione.findUniqueOrThrow({ where: { id: dati.valore } })
      return db.opzionePreventivo.create({ data: { preventivoId, opzioneId, valoreId: dati.valore } })
    },
  },
}
