import fc from 'fast-check'

/** Key of a file that texts may show. */
export const STORED_KEY = 'ab'.repeat(32)

const address = fc.array(
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    '\t',
    '\n',
    '&#10;',
    '&sol;',
    'files',
    `/files/${STORED_KEY}/a.png`,
    STORED_KEY,
    'api',
    '/api/user/',
    'https://own.example',
    'https:',
    'data:',
    'data:image/png;base64,',
    'image/svg+xml',
    'javascript:',
    'blob:',
    '?',
    '#',
    '@',
    ':',
    ' ',
    'x',
    '{{sito}}',
    '&colon;',
    '\u2028',
  ),
  { maxLength: 8 },
)
const attribute = fc.constantFrom(
  'src',
  'srcset',
  'href',
  'style',
  'background',
  'poster',
  'data',
  'ping',
  'action',
  'xlink:href',
  'lowsrc',
  'SRC',
  'imagesrcset',
  'formaction',
  'manifest',
  'cite',
  'longdesc',
  'dynsrc',
  'profile',
  'usemap',
  'onload',
  'srcdoc',
)
const tag = fc.constantFrom(
  'img',
  'IMG',
  'image',
  'svg',
  'a',
  'p',
  'div',
  'link',
  'iframe',
  'video',
  'audio',
  'source',
  'picture',
  'object',
  'embed',
  'input',
  'table',
  'td',
  'body',
  'style',
  'meta',
  'base',
  'form',
  'math',
  'template',
  'noscript',
  'use',
  'feImage',
  'track',
  'frame',
  'xmp',
  'plaintext',
  'title',
  'textarea',
  'select',
  'option',
  '!--',
  '/p',
  '/a',
)
const quote = fc.constantFrom('"', "'", '', '`')
const attributes = fc.array(fc.tuple(attribute, quote, address), { maxLength: 3 })
// One in four begins as a picture that may stay: what stands around and behind it must not.
const stored = fc.tuple(
  fc.constant('src'),
  fc.constant('"'),
  address.map((rest) => [`/files/${STORED_KEY}/a.png`, ...rest]),
)
const drawn = fc.tuple(fc.constant('img'), fc.tuple(stored), fc.constantFrom('>', ' />'))
const kept = fc.tuple(
  fc.constant('img'),
  fc.tuple(fc.tuple(fc.constant('src'), fc.constant('"'), fc.constant([`/files/${STORED_KEY}/a.png`]))),
  fc.constantFrom('>', ' alt=x>'),
)
const any = fc.tuple(tag, attributes, fc.constantFrom('>', '/>', '', '-->', '<', ' >x'))
const element = fc.oneof({ weight: 6, arbitrary: any }, { weight: 1, arbitrary: drawn }, { weight: 1, arbitrary: kept })
/** Html by whoever wants the reader's browser to ask for something. */
export const hostileRichText = fc.array(element, { minLength: 1, maxLength: 5 }).map((elements) =>
  elements
    .map(([name, given, end]) => {
      const written = given.map(([key, mark, parts]) => ` ${key}=${mark}${parts.join('')}${mark}`).join('')
      return `<${name}${written}${end}`
    })
    .join(''),
)
