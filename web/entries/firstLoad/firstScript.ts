/** A page's code by its address. */
export interface PageChunks {
  /** Files of the code, below `/assets/`. */
  files: string[]
  /**
   * Pattern of the address behind the hash, title, places in `files` of what it needs beyond the start; of a list the
   * place of its question.
   */
  routes: [pattern: string, title: string | null, files: number[], list?: number][]
}

/** The question that is asked before there is code to ask it. */
export interface FirstQuestion {
  id: string
  name: string
}

/** What the lists of a page ask. */
export interface ListQuestions {
  questions: FirstQuestion[]
  /** An expression of JavaScript: for each list the function that makes variables of the search part of a URL. */
  variables: string
}

const NO_LISTS: ListQuestions = { questions: [], variables: '[]' }

/**
 * The script in a page's HTML, run before all others: theme and menu as the device remembers them, the title and the
 * code of the page that the address names, the first questions to the server: who is there, and what the list of the
 * address shows. It must run in any browser that the product supports, without a build.
 */
export function firstScript(chunks: PageChunks, first: FirstQuestion | null, lists = NO_LISTS): string {
  return `(function(){
var root=document.documentElement,read=function(name){try{return localStorage.getItem(name)}catch(e){return null}}
var mode=read('mui-mode')
var dark=mode==='dark'||(mode!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)
root.setAttribute('data-tema',dark?'dark':'light')
var menu=innerWidth<1200?'allargato':'ridotto'
if(read('menu.'+menu)==='true')root.setAttribute('data-menu',menu)
${first ? questionScript(first) : ''}
var chunks=${JSON.stringify(chunks)},place=location.hash.slice(1).split('#')[0],path=place.split('?')[0]||'/',best=null
chunks.routes.forEach(function(route){
if(new RegExp(route[0]).test(path)&&(!best||route[0].length>best[0].length))best=route
})
if(!best)return
${first && lists.questions.length > 0 ? listScript(lists) : ''}
var title=document.getElementById('contorno-titolo')
if(title&&best[1])title.textContent=best[1]
best[2].forEach(function(place){
var link=document.createElement('link')
link.rel='modulepreload'
link.crossOrigin=''
link.fetchPriority='low'
link.href='/assets/'+chunks.files[place]
document.head.appendChild(link)
})
})()`
}

/** Asks the first question as web/relay/network.ts would, which finds the answer under way. */
const questionScript = (first: FirstQuestion) => `
var token=(document.cookie.match(/(?:^|; )csrftoken=([^;]*)/)||[])[1]||''
var accept='application/graphql-response+json, application/json'
window.firstAnswers=[]
function ask(question,variables){
var answer=fetch('/graphql',{method:'POST',credentials:'same-origin',
headers:{Accept:accept,'Content-Type':'application/json','X-CSRFToken':decodeURIComponent(token)},
body:JSON.stringify({id:question.id,operationName:question.name,variables:variables})})
answer.catch(function(){})
window.firstAnswers.push({id:question.id,variables:variables,answer:answer})
}
ask(${JSON.stringify(first)},{})`

/** Asks what a list shows. What goes wrong here is left to its page, which asks again. */
const listScript = ({ questions, variables }: ListQuestions) => `
try{
if(best[3]!==undefined)ask(${JSON.stringify(questions)}[best[3]],
${variables}[best[3]](new URLSearchParams(place.split('?').slice(1).join('?'))))
}catch(e){}`
