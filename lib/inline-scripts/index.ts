/* Written by `npm run inline-scripts` and by every build, from the functions in this folder. */
// biome-ignore-all format: generated
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: generated

export const aboutCarScript = "(function(){function e(){/[?&]car=/.test(location.search)&&document.documentElement.setAttribute(`data-about-car`,``)}e()})();";

export const afterTheRestScript = "(function(){function e(){let e=document.currentScript?.closest(`section`);if(!e)return;let t=()=>{e.hidden=!1},[n]=performance.getEntriesByType(`navigation`);e.hidden=!location.hash&&n?.type===`navigate`,addEventListener(`scroll`,t),addEventListener(`load`,t)}e()})();";

export const firstPaintScript = "(function(){function e(e){return e===`dark`||e===`light`}function t(t,n){return e(t)?t:n?`dark`:`light`}function n(e){return new URLSearchParams(e).get(`mode`)===`rental`?`rental`:`sale`}function r(){let e=document.documentElement,r=t=>{e.className+=` ${t}`};r(`js`),/^\\/(vehicle|shortlist|compare)/.test(location.pathname)&&n(location.search)===`rental`&&e.setAttribute(`data-mode`,`rental`),addEventListener(`error`,t=>{let{tagName:n,integrity:r}=t.target;n===`SCRIPT`&&r&&(e.classList.remove(`js`),t.stopPropagation())},!0);let i=null;try{i=localStorage.getItem(`theme`)}catch{}t(i,matchMedia(`(prefers-color-scheme: dark)`).matches)===`dark`&&r(`dark`)}r()})();";

export const hideWhenOverScript = "(function(){function e(){let e=document.currentScript?.closest(`[data-until]`);e&&(e.hidden=Date.now()>=Number(e.getAttribute(`data-until`)))}e()})();";

export const notFoundScript = "(function(){function e(){let{currentScript:e,documentElement:t,head:n}=document;if(location.pathname.indexOf(`/vehicle/`)!==0)return;t.setAttribute(`data-not-found`,`vehicle`);let r=e?.getAttribute(`data-title`)??``,i=()=>{document.title!==r&&(document.title=r)};i(),new MutationObserver(i).observe(n,{childList:!0,characterData:!0,subtree:!0})}e()})();";

export const restoreListScript = "(function(){function e(){let{currentScript:e,documentElement:t}=document,n=e?.getAttribute(`data-parameters`)?.split(` `)??[],r=new URLSearchParams(location.search);n.some(e=>r.has(e))&&(t.setAttribute(`data-restoring`,``),addEventListener(`load`,()=>{(window.requestIdleCallback??setTimeout)(()=>{t.dataset.restoring||t.removeAttribute(`data-restoring`)})}))}e()})();";
