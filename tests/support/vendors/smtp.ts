import type { Socket } from 'bun'

export interface ReceivedLetter {
  from: string
  to: string
  subject: string
  text: string
}

export interface SmtpServer {
  url: string
  letters: ReceivedLetter[]
  /** Refuses the next messages' recipients. */
  refuses: boolean
  stop(): void
}

interface Talk {
  buffered: string
  inData: boolean
  from: string
  to: string
}

/** A mail server by its wire format (RFC 5321), without TLS and sign-in. */
export function startSmtp(): SmtpServer {
  const server: SmtpServer = { url: '', letters: [], refuses: false, stop: () => listener.stop(true) }
  const say = (socket: Socket<Talk>, line: string) => void socket.write(`${line}\r\n`)
  const hear = (socket: Socket<Talk>, line: string) => {
    const { data: talk } = socket
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO') return say(socket, '250 mail.example')
    if (verb === 'MAIL') talk.from = addressIn(line)
    if (verb === 'RCPT') {
      if (server.refuses) return say(socket, '550 No such mailbox')
      talk.to = addressIn(line)
    }
    if (verb === 'DATA') {
      talk.inData = true
      return say(socket, '354 Go on')
    }
    if (verb === 'QUIT') {
      say(socket, '221 Good night')
      return void socket.end()
    }
    say(socket, '250 OK')
  }
  const listener = Bun.listen<Talk>({
    hostname: '127.0.0.1',
    port: 0,
    socket: {
      open(socket) {
        socket.data = { buffered: '', inData: false, from: '', to: '' }
        say(socket, '220 mail.example')
      },
      data(socket, chunk) {
        const { data: talk } = socket
        talk.buffered += chunk.toString()
        for (;;) {
          const end = talk.inData ? '\r\n.\r\n' : '\r\n'
          const at = talk.buffered.indexOf(end)
          if (at < 0) return
          const heard = talk.buffered.slice(0, at)
          talk.buffered = talk.buffered.slice(at + end.length)
          if (!talk.inData) hear(socket, heard)
          else {
            talk.inData = false
            server.letters.push(letterOf(talk, heard))
            say(socket, '250 Taken')
          }
        }
      },
    },
  })
  server.url = `smtp://127.0.0.1:${listener.port}`
  return server
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? ''

/** Quoted-printable or plain; the app's letters are text only. */
function letterOf({ from, to }: Talk, raw: string): ReceivedLetter {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\n\n').replaceAll('\r\n', '\n')
  const isQuoted = /quoted-printable/i.test(head)
  const text = isQuoted
    ? body
        .replace(/=\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : body
  return { from, to, subject: /^Subject: (.*)$/m.exec(head)?.[1]?.trim() ?? '', text }
}
