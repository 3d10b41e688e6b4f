import { render } from 'preact';
import { App } from './app';
import { restoreDrafts } from './drafts';
import { TestEnquiry } from './test-enquiry';

await restoreDrafts();
// A page of its own: only its policy allows requests to the form service.
render(window.location.pathname === '/test-enquiry' ? <TestEnquiry /> : <App />, document.body);
