import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { completeBrowser, resetBrowser } from './browser';

// For what never comes; on a busy machine what does come is only late.
configure({ asyncUtilTimeout: 15_000 });

// A page rendered as on the server, in node, has no browser around it.
if (typeof window !== 'undefined') {
  completeBrowser();
  beforeEach(resetBrowser);
}
