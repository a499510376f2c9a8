import { MENU_WIDTH } from '#shell/sizes.ts'

// What a page shows before its code is there: in the HTML itself, so that it comes with the first answer.

const bars = (count: number) => '<i></i>'.repeat(count)

/** Frame of a staff page: menu, bar, title, filters, rows. */
const staffOutline = `<div class="contorno" role="status" aria-label="Caricamento...">
<div class="contorno-menu">${bars(14)}</div>
<div class="contorno-corpo"><div class="contorno-barra"></div><div class="contorno-pagina">
<b id="contorno-titolo"></b><i class="contorno-filtri"></i><div class="contorno-righe">${bars(14)}</div></div></div></div>`

/** A page without menu: a public one, the login. */
const plainOutline = '<div class="contorno contorno-sola" role="status">Caricamento...</div>'

/** What stands in `#radice` until the page is drawn. */
export const outlineOf = (publicPage: boolean): string => (publicPage ? plainOutline : staffOutline)

/** Its style: the colours and sizes of theme.ts and of the frame. */
export const outlineStyle = `
:root{--c-fondo:#f6f7f6;--c-carta:#fff;--c-bordo:#dfe3e0;--c-testo:#1b1f1d}
:root[data-tema=dark]{--c-fondo:#121614;--c-carta:#1a1f1d;--c-bordo:#2f3633;--c-testo:#e8ebe9;color-scheme:dark}
body{margin:0;background:var(--c-fondo)}
.contorno{display:flex;height:100vh;height:100dvh;overflow:hidden;color:var(--c-testo);
font:14px/1.5 system-ui,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
.contorno-sola{align-items:center;justify-content:center}
.contorno i{display:block;height:12px;border-radius:4px;background:var(--c-bordo)}
.contorno-menu{box-sizing:border-box;width:${MENU_WIDTH.wide}px;flex-shrink:0;padding:20px 16px;background:var(--c-carta);
border-right:1px solid var(--c-bordo)}
.contorno-menu i{margin-bottom:24px;width:56%}
.contorno i:nth-child(3n+1){width:68%}
.contorno i:nth-child(4n){width:44%}
:root[data-menu=ridotto] .contorno-menu{width:${MENU_WIDTH.narrow}px}
.contorno-corpo{flex:1;min-width:0}
.contorno-barra{height:48px;background:var(--c-carta);border-bottom:1px solid var(--c-bordo)}
.contorno-pagina{padding:16px 24px}
.contorno-pagina b{display:block;font-size:20px;line-height:26px;min-height:26px;font-weight:650;margin-bottom:16px}
.contorno .contorno-filtri{width:auto;height:36px;margin-bottom:16px}
.contorno-righe{border:1px solid var(--c-bordo);border-radius:6px;background:var(--c-carta)}
.contorno-righe i{width:82%;margin:12px 16px 24px}
@media(max-width:899px){.contorno-menu{display:none}.contorno-pagina{padding:16px}}
@media print{.contorno{display:none}}`
