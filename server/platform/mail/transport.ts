import nodemailer from 'nodemailer'
import { framedMail, framedText, MARK_CID, type MailFrame } from './frame.ts'

/** One sender or recipient. */
export interface MailAddress {
  address: string
  name: string
}

/** What is sent: one recipient, html made safe again, a plain text beside it, files. */
interface MailMessage {
  sender: MailAddress
  destinatario: MailAddress
  oggetto: string
  corpo: string
  messageId: string
  allegati: readonly SentFile[]
  /** What is shown around the text. */
  frame: MailFrame
}

/** A file on its way: the bytes, never a path or an address. */
interface SentFile {
  nome: string
  mime: string
  bytes: Buffer
}

/** A failed try; `definitivo` when the server will never take this message. */
interface MailRejection {
  testo: string
  definitivo: boolean
}

export interface Transport {
  /** @throws as nodemailer does, see `readSmtpError` */
  send(message: MailMessage, signal: AbortSignal): Promise<void>
  close(): void
}

/** The mark inside a mail: shown in its text, offered to nobody as a file. */
const markPart = (content: Buffer) => ({
  filename: 'marchio.png',
  contentType: 'image/png',
  cid: MARK_CID,
  contentDisposition: 'inline' as const,
  content,
})

/** @param url `smtp://user:password@host:port` or `smtps://…` */
const connect = (url: string) =>
  nodemailer.createTransport({
    url,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    dnsTimeout: 5_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

/** Connects and logs in, sends nothing. @throws as nodemailer does when the server does not take us */
export async function verifySmtp(smtpUrl: string): Promise<void> {
  const smtp = connect(smtpUrl)
  try {
    await smtp.verify()
  } finally {
    smtp.close()
  }
}

/** @param smtpUrl `smtp://user:password@host:port` or `smtps://…` */
export function createTransport(smtpUrl: string): Transport {
  const smtp = connect(smtpUrl)
  return {
    async send({ sender, destinatario, oggetto, corpo, messageId, allegati, frame }, signal) {
      await smtp.sendMail({
        from: sender,
        to: { ...destinatario },
        subject: oggetto,
        messageId,
        html: framedMail(corpo, frame).text,
        text: framedText(corpo, frame),
        attachments: [
          ...allegati.map(({ nome, mime, bytes }) => ({ filename: nome, contentType: mime, content: bytes })),
          ...(frame.marchio ? [markPart(frame.marchio.bytes)] : []),
        ],
        disableFileAccess: true,
        disableUrlAccess: true,
        xMailer: false,
        signal,
      })
    },
    close: () => smtp.close(),
  }
}

/** The recipient or the message refused for good by the server; a wrong password or a full disk may be mended. */
export function readSmtpError(error: unknown): MailRejection {
  if (!(error instanceof Error)) return { testo: String(error), definitivo: false }
  const { permanent, command } = error as Error & { permanent?: boolean; command?: string }
  const aboutMessage = command === 'RCPT TO' || command === 'DATA'
  return { testo: error.message.replace(/\s+/g, ' ').slice(0, 500), definitivo: permanent === true && aboutMessage }
}
