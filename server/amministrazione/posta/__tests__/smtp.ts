import { createServer, type Server, type Socket } from 'node:net'

/** A message as the server has taken it. */
interface ReceivedMail {
  da: string
  a: string
  testo: string
}

export interface TestSmtp {
  url: string
  ricevuti: ReceivedMail[]
  /** Called when a whole message has come in, before it is acknowledged; answer false to say nothing. */
  primaDellAck: () => boolean | Promise<boolean>
  /** What RCPT TO is answered. */
  answer: string
  /** Connections opened so far. */
  connessioni: number
  close(): Promise<void>
}

/** The least of SMTP: enough for nodemailer, one message after another. */
export async function openSmtp(port = 0): Promise<TestSmtp> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    smtp.connessioni++
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    talk(socket, smtp)
  })
  const smtp: TestSmtp = {
    url: '',
    ricevuti: [],
    primaDellAck: () => true,
    answer: '250 ok',
    connessioni: 0,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  smtp.url = `smtp://127.0.0.1:${portOf(server)}`
  return smtp
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function talk(socket: Socket, smtp: TestSmtp): void {
  const mail = { da: '', a: '', testo: '' }
  let body = false
  let pending = ''
  socket.write('220 prova\r\n')
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    pending += chunk
    for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
      const line = pending.slice(0, end)
      pending = pending.slice(end + 2)
      if (body) body = content(line)
      else command(line)
    }
  })

  function content(line: string): boolean {
    if (line !== '.') {
      mail.testo += `${line}\n`
      return true
    }
    const received = { ...mail }
    void Promise.resolve(smtp.primaDellAck()).then((answer) => {
      smtp.ricevuti.push(received)
      if (answer) socket.write('250 taken\r\n')
    })
    return false
  }

  function command(line: string): void {
    const [verb = ''] = line.toUpperCase().split(' ')
    if (verb === 'MAIL') mail.da = line
    if (verb === 'RCPT') mail.a = line.replace(/^RCPT TO:\s*/i, '')
    if (verb === 'DATA') {
      body = true
      mail.testo = ''
      socket.write('354 go\r\n')
    } else if (verb === 'QUIT') socket.end('221 bye\r\n')
    else socket.write(`${verb === 'RCPT' ? smtp.answer : '250 ok'}\r\n`)
  }
}
