import type { Mail } from '#prisma/generated/client.ts'
import { formatDateTime } from '#shared/formats/formats.ts'

type InUscita = Pick<Mail, 'stato' | 'tentativi' | 'inviaDal' | 'inviataIl'>

/**
 * How a mail stands, in Italian, for whoever sent it.
 * @param sendsMail whether a mail server is configured
 */
export function describeMail(
  { stato, tentativi, inviaDal, inviataIl }: InUscita,
  sendsMail: boolean,
  now = new Date(),
): string {
  switch (stato) {
    case 'INVIATA':
      return `Consegnata al server di posta il ${formatDateTime(inviataIl)}`
    case 'IN_INVIO':
      return 'Invio in corso'
    case 'FALLITA':
      return 'Invio non riuscito: avvisare chi gestisce la posta in uscita'
    case 'SOSPESA':
      return 'In attesa: sospesa da chi gestisce la posta in uscita, parte quando viene ripresa'
    case 'ANNULLATA':
      return 'Annullata in posta in uscita: non sarà inviata'
    case 'DA_INVIARE':
      if (!sendsMail) return 'In uscita: parte quando l’invio delle e-mail sarà configurato'
      if (tentativi === 0) return inviaDal > now ? `In uscita: parte il ${formatDateTime(inviaDal)}` : 'In uscita'
      return `Il server di posta non risponde: nuovo tentativo il ${formatDateTime(inviaDal)}`
  }
}
