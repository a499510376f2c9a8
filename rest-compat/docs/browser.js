// What the documentation page does with JavaScript: search among the calls, and trying them.

const byId = (id) => document.getElementById(id)
const sections = [...document.querySelectorAll('section[data-call]')]
const groups = [...document.querySelectorAll('.gruppo')]

/** An element with its attributes and what is in it. */
function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const texts = new Map(sections.map((one) => [one, folded(one.querySelector('.testa').textContent)]))

function search() {
  const words = folded(byId('cerca').value).split(/\s+/).filter(Boolean)
  let shown = 0
  for (const [section, text] of texts) {
    section.hidden = !words.every((word) => text.includes(word))
    if (!section.hidden) shown++
  }
  for (const group of groups) group.hidden = !group.querySelector('section:not([hidden])')
  byId('trovate').textContent = words.length === 0 ? '' : shown === 1 ? '1 chiamata' : `${shown} chiamate`
}

const cookie = (name) =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** The address that the form says. */
function addressOf(call, form) {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(form.elements[`path.${name}`].value))
  const asked = new URLSearchParams()
  for (const name of call.query) {
    const { value } = form.elements[`query.${name}`]
    if (value !== '') asked.append(name, value)
  }
  const query = asked.toString()
  return query === '' ? path : `${path}?${query}`
}

/** What the form sends beside its address. */
function requestOf(call, form) {
  const headers = { Accept: 'application/json, */*' }
  if (call.method !== 'GET') headers['X-CSRFToken'] = cookie('csrftoken') ?? ''
  if (call.files) {
    const body = new FormData()
    for (const { name, file } of call.files) {
      const input = form.elements[`body.${name}`]
      if (file) for (const one of input.files) body.append(name, one)
      else if (input.value !== '') body.append(name, input.value)
    }
    return { method: call.method, headers, body }
  }
  if (call.body === undefined) return { method: call.method, headers }
  return {
    method: call.method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: form.elements.body.value,
  }
}

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`

function curlOf(call, form) {
  const lines = [
    `curl -X ${call.method} ${quoted(location.origin + addressOf(call, form))}`,
    `-H 'Authorization: Bearer TOKEN'`,
  ]
  if (call.files) for (const { name, file } of call.files) lines.push(`-F ${quoted(`${name}=${file ? '@file' : '…'}`)}`)
  else if (call.body !== undefined)
    lines.push(`-H 'Content-Type: application/json'`, `-d ${quoted(form.elements.body.value)}`)
  return lines.join(' \\\n  ')
}

const MOST = 100_000

async function send(call, form, answer) {
  answer.textContent = 'Un momento…'
  const started = performance.now()
  try {
    const response = await fetch(addressOf(call, form), requestOf(call, form))
    const type = response.headers.get('content-type') ?? ''
    const text = /json|text/.test(type)
      ? await response.text()
      : `(${type || 'nessun contenuto'}, ${(await response.blob()).size} byte)`
    let body = text
    try {
      body = JSON.stringify(JSON.parse(text), null, 2)
    } catch {
      // Not JSON: as it came.
    }
    const ignored = response.headers.get('X-Ignored-Params')
    const head = [
      `${response.status} · ${Math.round(performance.now() - started)} ms`,
      ...(ignored ? [`X-Ignored-Params: ${ignored}`] : []),
    ]
    answer.textContent = `${head.join('\n')}\n\n${body.slice(0, MOST)}${body.length > MOST ? '\n…' : ''}`
  } catch {
    answer.textContent = 'Il server non risponde.'
  }
}

function field(label, control) {
  return element('label', {}, element('code', {}, label), control)
}

/** The form of a call, made when it is first opened. */
function formOf(call) {
  const form = element('form', {})
  for (const [, name] of call.path.matchAll(/\{(\w+)\}/g))
    form.append(field(name, element('input', { name: `path.${name}`, required: '', value: '1' })))
  for (const name of call.query) form.append(field(name, element('input', { name: `query.${name}` })))
  if (call.files)
    for (const { name, file } of call.files)
      form.append(field(name, element('input', { name: `body.${name}`, type: file ? 'file' : 'text' })))
  else if (call.body !== undefined) {
    const area = element('textarea', { name: 'body', rows: '10', spellcheck: 'false' })
    area.value = JSON.stringify(call.body, null, 2)
    form.append(field('Corpo', area))
  }
  const button = element('button', {}, call.method === 'GET' ? 'Prova' : 'Prova: scrive davvero')
  const answer = element('pre', { 'aria-live': 'polite', tabindex: '0', 'aria-label': 'Risposta' })
  const curl = element('pre', { tabindex: '0', 'aria-label': 'Con curl' })
  const refresh = () => {
    curl.textContent = curlOf(call, form)
  }
  form.append(element('p', {}, button), curl, answer)
  form.addEventListener('input', refresh)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(call, form, answer)
  })
  refresh()
  return form
}

for (const section of sections) {
  const details = element('details', { class: 'prova' }, element('summary', {}, 'Prova'))
  details.addEventListener('toggle', () => {
    if (details.childElementCount === 1) details.append(formOf(JSON.parse(section.dataset.call)))
  })
  section.append(details)
}
byId('ricerca').hidden = false
byId('cerca').addEventListener('input', search)
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target.closest('input, textarea')) return
  event.preventDefault()
  byId('cerca').focus()
})
search()
