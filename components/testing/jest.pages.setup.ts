import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { completeBrowser, resetBrowser } from './browser';

// Only a failure takes this long; on a busy machine the rest may be slow.
configure({ asyncUtilTimeout: 15_000 });

// Tests of server rendering run in node, without a browser.
if (typeof window !== 'undefined') {
  completeBrowser();
  beforeEach(resetBrowser);
}
