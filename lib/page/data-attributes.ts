/**
 * The data attributes of the pages, which connect components, styles, inline scripts, islands and browser tests. Each
 * is tested by data-attributes.test.ts.
 */
export const DATA_ATTRIBUTES = {
  // On the root element.
  'data-mode': "'rental': prices and cars for rent are shown. Absent for sale.",
  'data-not-found': "'vehicle': an unknown address below /vehicle/.",
  'data-scrollbar': 'A scrollbar takes room from the page: an open dialog keeps it free.',
  'data-restoring': "'loading': the list of the address or of a choice is not there yet. 'failed': it will not come.",

  // Shown and hidden by styles.
  'data-price': "'sale' or 'rental': a price of this mode.",
  'data-link': "'sale' or 'rental': a link of this mode, beside one of the other.",
  'data-only-in': "'sale' or 'rental': an element of one mode.",
  'data-awaits-address': 'Hidden while the list is loading.',
  'data-list-state': 'Words shown while data-restoring has this value.',
  'data-parameters': 'Of a script: the names in an address that ask for another list.',
  'data-not-found-view': "'page' or 'vehicle': the text of one kind of unknown address.",
  'data-shown': 'The number of cards shown of a printed list: 6, 12 or 18.',
  'data-stand-in': 'An illustration instead of a photograph.',
  'data-of-stand-ins': 'The note about illustrations, hidden on a page without one.',
  'data-full-screen': 'A dialog that covers the screen.',

  // Pictures and marks.
  'data-fit': "The part of a picture that stays in view: 'whole', or the place in percent.",
  'data-shared-picture': 'The name of a view transition between a card and its page.',
  'data-status-dot': 'The dot of a status, which forced colours and print keep.',
  'data-stays': 'A bar that stays below the header while the page is read: links and focus stop below it.',
  'data-tone': 'The colour of a status badge.',
  'data-title': 'Of a script: the title it sets.',

  // Behaviour.
  'data-inline': "'theme' or 'mode': a control that the first-paint script handles.",
  'data-closes-dialog': 'A press closes the dialog around it.',
  'data-focus-after-removal': 'Receives focus when the focused card leaves the list.',

  // Read only by browser tests.
  'data-zoom': 'The scale of the picture in the viewer.',

  // Print.
  'data-no-print': 'Left out of print.',
  'data-sheet': 'The page of a car as a printed sheet.',
  'data-sheet-head': 'Its name and price.',
  'data-sheet-facts': 'Its table of facts and its features.',
  'data-sheet-dossier': 'Its dossier.',
  'data-sheet-terms': 'Its rental terms.',

  // Written by packages/islands.
  'data-island': 'The component of an island, in the HTML before the build puts comments in its place.',
  'data-island-end': 'Its end.',
  'data-props': 'Its props as JSON.',
  'data-slots': 'The props that are markup.',
  'data-slot': 'The start of such a prop in the HTML.',
  'data-slot-end': 'Its end.',
  'data-hydration': "On the root element: 'started', 'eager' when all but the lazy islands are hydrated, then 'all'.",
  'data-failed': 'An island that could not be hydrated: it looks as it does without JavaScript.',
} as const;
