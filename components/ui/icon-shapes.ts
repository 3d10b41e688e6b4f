/*
 * Written by `npm run icons`: the icons that components import, drawn by Lucide (lucide.dev) under the ISC licence, copyright
 * (c) Lucide Icons and Contributors. A grid of 24 x 24, each icon one path.
 */
export const ARROW_LEFT = 'm12 19-7-7 7-7m7 7H5';
export const ARROW_RIGHT = 'M5 12h14m-7-7 7 7-7 7';
export const ARROW_UP = 'm5 12 7-7 7 7m-7 7V5';
export const BANKNOTE =
  'M4 6h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zm6 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0zm-4 0h.01M18 12h.01';
export const BOOKMARK =
  'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.5.87L13 18.29a2 2 0 0 0-2 0l-4.5 2.58A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z';
export const CAR_FRONT =
  'm21 8-2 2-1.5-3.7A2 2 0 0 0 15.65 5H8.4a2 2 0 0 0-1.9 1.26L5 10 3 8m4 6h.01M17 14h.01M5 10h14a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2zm0 8v2m14-2v2';
export const CHECK = 'M20 6 9 17l-5-5';
export const CHEVRON_DOWN = 'm6 9 6 6 6-6';
export const CHEVRON_RIGHT = 'm9 18 6-6-6-6';
export const CONCIERGE_BELL =
  'M3 20a1 1 0 0 1-1-1v-1a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v1a1 1 0 0 1-1 1Zm17-4a8 8 0 1 0-16 0m8-12v4m-2-4h4';
export const EXPAND = 'm15 15 6 6M15 9l6-6m0 13v5h-5m5-13V3h-5M3 16v5h5m-5 0 6-6M3 8V3h5m1 6L3 3';
export const EYE =
  'M2.06 12.35a1 1 0 0 1 0-.7 10.75 10.75 0 0 1 19.88 0 1 1 0 0 1 0 .7 10.75 10.75 0 0 1-19.88 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0z';
export const FILE_TEXT =
  'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.7.7l3.6 3.6A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zm8-20v5a1 1 0 0 0 1 1h5M10 9H8m8 4H8m8 4H8';
export const KEY_ROUND =
  'M2.59 17.41A2 2 0 0 0 2 18.83V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.17a2 2 0 0 0 1.42-.59l.81-.81a6.5 6.5 0 1 0-4-4zM16 7.5a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0zm.5 0h.01';
export const LAYOUT_GRID =
  'M4 3h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm11 0h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm0 11h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1zM4 14h5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-5a1 1 0 0 1 1-1z';
export const LIST = 'M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13';
export const MAIL =
  'm22 7-9 5.73a2 2 0 0 1-2 0L2 7m2-3h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z';
export const MAP_PIN =
  'M20 10c0 5-5.54 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.54 20.2 4 15 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0z';
export const MENU = 'M4 5h16M4 12h16M4 19h16';
export const MESSAGE_CIRCLE =
  'M3 16.34a2 2 0 0 1 .09 1.17L2.02 20.8a1 1 0 0 0 1.24 1.17l3.41-1a2 2 0 0 1 1.1.1 10 10 0 1 0-4.78-4.73';
export const MESSAGE_SQUARE =
  'M22 17a2 2 0 0 1-2 2H6.83a2 2 0 0 0-1.42.59l-2.2 2.2a.71.71 0 0 1-1.21-.5V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z';
export const MINUS = 'M5 12h14';
export const MOON = 'M20.99 12.49A9 9 0 1 1 11.5 3c.4-.02.62.46.4.8a6 6 0 0 0 8.27 8.28c.35-.22.83 0 .8.4';
export const PHONE =
  'M13.83 16.57a1 1 0 0 0 1.22-.3l.35-.47A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.47.35a1 1 0 0 0-.29 1.23 14 14 0 0 0 6.4 6.39';
export const PLAY = 'M5 5a2 2 0 0 1 3-1.73l12 7a2 2 0 0 1 0 3.46l-12 7A2 2 0 0 1 5 19z';
export const PLUS = 'M5 12h14m-7-7v14';
export const PRINTER =
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z';
export const SHARE_2 =
  'M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0zM3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0zm12 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0zm-6.41-5.49 6.83 3.98m-.01-10.98-6.82 3.98';
export const SHIELD_CHECK =
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.2 1.2 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4';
export const SLIDERS_HORIZONTAL = 'M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7m-6 5v4m0-2H3';
export const SUN =
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0zm4-10v2m0 16v2M4.93 4.93l1.41 1.41m11.32 11.32 1.41 1.41M2 12h2m16 0h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41';
export const WRENCH =
  'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.1-3.1c.33-.33.87-.23.99.21a6 6 0 0 1-8.26 7.06l-7.91 7.91a1 1 0 0 1-3-3l7.91-7.91a6 6 0 0 1 7.06-8.26c.44.12.54.66.22.98z';
export const X = 'M18 6 6 18M6 6l12 12';
