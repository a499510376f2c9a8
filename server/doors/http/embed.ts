/** What a page of another site loads to show the wizard within it: a frame that is as tall as what it holds. */
const SCRIPT = `(() => {
  const script = document.currentScript
  const { origin } = new URL(script.src)
  const frame = document.createElement('iframe')
  frame.src = origin + '/preventivo'
  frame.title = script.dataset.titolo || 'Richiesta di preventivo'
  frame.style.cssText = 'display:block;width:100%;height:900px;border:0'
  addEventListener('message', ({ origin: from, source, data }) => {
    if (from !== origin || source !== frame.contentWindow || !data || data.serramenti !== 'pagina') return
    const altezza = Number(data.altezza)
    if (altezza > 0 && altezza < 50000) frame.style.height = Math.ceil(altezza) + 'px'
    if (data.inizio && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
  })
  script.after(frame)
})()
`

/** The script, to whoever asks: pages of other sites load it. */
export function answerEmbedScript(): Response {
  const headers = {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  return new Response(SCRIPT, { headers })
}
