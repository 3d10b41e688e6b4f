import { recordInput, replayInput } from './record-input';

const root = document.documentElement;

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

const recorded = () => window.inputRecorder?.inputs ?? [];

beforeEach(() => {
  root.className = 'js';
  window.inputRecorder?.stop();
  recordInput();
});

it.each([
  ['a link', '<a href="#a">a</a>'],
  ['a dialog that a command opens', '<button type="button" commandfor="a">a</button>'],
  ['a control of an inline script', '<button type="button" data-inline="theme">a</button>'],
  ['a heading', '<h1>a</h1>'],
])('leaves a press of %s alone', (_, html) => {
  const element = show(html);
  Object.assign(element, { commandForElement: element.getAttribute('commandfor') });
  element.click();
  expect(recorded()).toEqual([]);
});

it.each(['method="dialog"', 'action="mailto:sales@example.com"'])('lets the browser submit a form with %s', (how) => {
  const form = show(`<form ${how}><button>Send</button></form>`);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.querySelector('button')?.click();
  expect(recorded()).toEqual([]);
});

it('records nothing on a page without scripts', () => {
  root.className = '';
  show('<button type="button">a</button>').click();
  expect(recorded()).toEqual([]);
});

it('records the press of a button by an icon in it', () => {
  const button = show('<button type="button"><svg></svg></button>');
  button.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(recorded()).toMatchObject([{ target: button }]);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('repeats nothing at an element that is gone', () => {
  const button = show('<button type="button">a</button>');
  const pressed = jest.fn();
  button.addEventListener('click', pressed);
  button.click();
  button.remove();
  recorded().forEach(replayInput);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('repeats a choice that hydration has reset', () => {
  const field = show('<input type="checkbox">') as HTMLInputElement;
  field.click();
  field.checked = false;
  recorded().forEach(replayInput);
  expect(field.checked).toBe(true);
});

it('falls back to the page without scripts where they do not load within 20 seconds of a press', () => {
  jest.useFakeTimers();
  show('<button type="button">a</button>').click();
  jest.advanceTimersByTime(19_999);
  expect(root.className).toBe('js');
  jest.advanceTimersByTime(1);
  expect(root.className).toBe('');
  jest.useRealTimers();
});
