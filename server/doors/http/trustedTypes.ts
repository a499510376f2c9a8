// What a page may hand to the places where a text becomes markup, or an address a script: texts without scripts, and
// scripts of the product. The server has cleaned what others wrote; this stands behind it, whatever a library does.

/** Policies that may be made: ours, and that of the editor of rich texts for what is pasted. */
const POLICY = "require-trusted-types-for 'script'; trusted-types default ProseMirrorClipboard"

/** The policy that texts go through unasked; must run in any browser, and before all other scripts. */
const SCRIPT = `(function(){
var types=window.trustedTypes
if(!types||!types.createPolicy)return
var bad=/<\\s*(script|iframe|object|embed|base|meta|link)\\b|<[^>]*\\son\\w+\\s*=|(href|src|action|data)\\s*=\\s*["']?\\s*javascript:/i
types.createPolicy('default',{
createHTML:function(text){if(bad.test(text))throw new TypeError('markup with a script');return text},
createScriptURL:function(text){
var url=new URL(text,location.href)
if(url.origin!==location.origin&&url.protocol!=='blob:')throw new TypeError('script of another site')
return text
}
})
})()`

/** What a page of the product has in its head. @param nonce of the response */
export const trustedTypesHead = (nonce: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n    <script nonce="${nonce}">${SCRIPT}</script>`
