/* Written by `npm run inline-scripts` and by every build, from the functions in this folder. */
// biome-ignore-all format: generated
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: generated

export const aboutCarScript = "(function(){function e(){/[?&]car=/.test(location.search)&&document.documentElement.setAttribute(`data-about-car`,``)}e()})();";

export const afterTheRestScript = "(function(){function e(){let e=document.currentScript?.closest(`section`);if(!e)return;let t=()=>{e.hidden=!1},[n]=performance.getEntriesByType(`navigation`);e.hidden=!location.hash&&n?.type===`navigate`,addEventListener(`scroll`,t),addEventListener(`load`,t)}e()})();";

export const firstPaintScript = "(function(){let e=`theme`;function t(e){return e===`dark`||e===`light`}function n(e,n){return t(e)?e:n?`dark`:`light`}function r(e){return new URLSearchParams(e).get(`mode`)===`rental`?`rental`:`sale`}function i(){let t=document.documentElement;(e=>{t.className+=` ${e}`})(`js`),/^\\/(vehicle|shortlist|compare)/.test(location.pathname)&&r(location.search)===`rental`&&t.setAttribute(`data-mode`,`rental`),addEventListener(`error`,e=>{let{tagName:n,integrity:r}=e.target;n===`SCRIPT`&&r&&(t.classList.remove(`js`),e.stopPropagation())},!0);let i=matchMedia(`(prefers-color-scheme: dark)`),a=null,o=()=>{let r=null;try{r=localStorage.getItem(e)}catch{}t.classList.toggle(`dark`,n(a??r,i.matches)===`dark`)};o(),i.addEventListener(`change`,o),addEventListener(`storage`,o),addEventListener(`click`,({target:n})=>{if(n.closest(`[data-inline=\"theme\"]`)){a=t.classList.contains(`dark`)?`light`:`dark`;try{localStorage.setItem(e,a),a=null}catch{}o()}}),addEventListener(`change`,({target:e})=>{let{value:n}=e;e.closest(`[data-inline=\"mode\"]`)&&t.setAttribute(`data-mode`,n)})}i()})();";

export const hideWhenOverScript = "(function(){function e(){let e=document.currentScript?.closest(`[data-until]`);e&&(e.hidden=Date.now()>=Number(e.getAttribute(`data-until`)))}e()})();";

export const notFoundScript = "(function(){function e(){let{currentScript:e,documentElement:t,head:n}=document;if(location.pathname.indexOf(`/vehicle/`)!==0)return;t.setAttribute(`data-not-found`,`vehicle`);let r=e?.getAttribute(`data-title`)??``,i=()=>{document.title!==r&&(document.title=r)};i(),new MutationObserver(i).observe(n,{childList:!0,characterData:!0,subtree:!0})}e()})();";

export const restoreListScript = "(function(){function e(){let{currentScript:e,documentElement:t}=document,n=e?.getAttribute(`data-parameters`)?.split(` `)??[],r=new URLSearchParams(location.search);n.some(e=>r.has(e))&&(t.setAttribute(`data-restoring`,``),addEventListener(`load`,()=>{(window.requestIdleCallback??setTimeout)(()=>{t.dataset.restoring||t.removeAttribute(`data-restoring`)})}))}e()})();";
