// The lists that work is done with: states of orders, phases, materials, supplier orders and quotes, checklist, mails.
import type { Tx } from '../../server/platform/db/prisma.ts'
import { emailTemplates } from './email.ts'

export const STATI_ORDINE = ['Da confermare', 'Confermato', 'In produzione', 'Pronto', 'Consegnato', 'Sospeso'] as const
const STATI = {
  ORDINE: STATI_ORDINE,
  ORDINE_FORNITORE: ['DA_FARE', 'INVIATO', 'CONFERMATO', 'IN_RITARDO', 'ARRIVATO'],
  MATERIALI: ['Da ordinare', 'Ordinato', 'Arrivato'],
} as const
const FASI = ['legno', 'vetro', 'telai', 'macchine', 'verniciatura', 'banchi'] as const
const STATI_FASE = ['Da fare', 'In corso', 'Finito']
const STATI_PREVENTIVO = ['Nuovo', 'In lavorazione', 'Inviato', 'In attesa', 'Accettato', 'Rifiutato']
const VOCI = ['Misure verificate', 'Documenti firmati', 'Acconto ricevuto', 'Disegni approvati', 'Colori confermati']

/** Inserts the lists; what is there already by its name stays as it is. */
export async function inserisciListe(tx: Tx): Promise<void> {
  const stati = Object.entries(STATI).flatMap(([contesto, nomi]) =>
    nomi.map((nome, ordine) => ({ contesto: contesto as keyof typeof STATI, nome, ordine })),
  )
  const perFase = FASI.flatMap((nomeFase) =>
    STATI_FASE.map((nome, ordine) => ({ contesto: 'FASI' as const, nomeFase, nome, ordine })),
  )
  const skipDuplicates = true
  await tx.valoreStato.createMany({ data: [...stati, ...perFase], skipDuplicates })
  await tx.voceCheckList.createMany({ data: VOCI.map((nome, ordine) => ({ nome, ordine })), skipDuplicates })
  await tx.statoPreventivo.createMany({
    data: STATI_PREVENTIVO.map((stato, ordine) => ({ stato, ordine })),
    skipDuplicates,
  })
  await tx.emailTemplate.createMany({
    data: emailTemplates.map((template, ordine) => ({ ...template, ordine })),
    skipDuplicates,
  })
}
