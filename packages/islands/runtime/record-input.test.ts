import { type Input, recordInput } from './record-input';
import { replayInput } from './replay-input';

const root = document.documentElement;

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

const recorded = (): readonly Input[] => window.inputRecorder?.inputs ?? [];
const types = () => recorded().map(({ event }) => event.type);

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
  expect(types()).toEqual([]);
});

it('records nothing on a page without scripts', () => {
  root.className = '';
  show('<button type="button">a</button>').click();
  expect(types()).toEqual([]);
});

it('records the press of a button by its content', () => {
  const button = show('<button type="button"><span>a</span></button>');
  button.querySelector('span')?.click();
  expect(recorded()).toMatchObject([{ target: button }]);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('keeps a form on the page and submits it again, with its button', () => {
  const form = show('<form><button>Send</button></form>') as HTMLFormElement;
  const submitted: (HTMLElement | null)[] = [];
  form.addEventListener('submit', (event) => submitted.push(event.submitter));
  form.querySelector('button')?.click();
  expect(types()).toEqual(['submit']);
  expect(recorded()[0]?.event.defaultPrevented).toBe(true);
  window.inputRecorder?.stop();
  form.addEventListener('submit', (event) => event.preventDefault());
  recorded().forEach(replayInput);
  expect(submitted).toEqual([form.querySelector('button'), form.querySelector('button')]);
});

it('lets a form close its dialog', () => {
  show('<form method="dialog"><button>Close</button></form>').querySelector('button')?.click();
  expect(types()).toEqual([]);
});

it('repeats text with each value, and a choice that hydration has reset', () => {
  const form = show(
    '<form><input><input type="checkbox"><select><option>a<option>b</select></form>',
  ) as HTMLFormElement;
  const [text, box, select] = form.elements as unknown as [HTMLInputElement, HTMLInputElement, HTMLSelectElement];
  for (const value of ['a', 'ab']) {
    text.value = value;
    text.dispatchEvent(new Event('input', { bubbles: true }));
  }
  box.click();
  select.value = 'b';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(types()).toEqual(['input', 'input', 'change', 'change']);

  window.inputRecorder?.stop();
  box.checked = false;
  select.value = 'a';
  const heard: string[] = [];
  for (const type of ['input', 'change']) {
    form.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLInputElement).value}`));
  }
  recorded().forEach(replayInput);
  expect(heard).toEqual(['input a', 'input ab', 'input on', 'change on', 'change b']);
  expect(box.checked).toBe(true);
});

it('repeats an arrow key, but none in a text', () => {
  const group = show('<div><button type="button">a</button><input></div>');
  const keys: string[] = [];
  group.addEventListener('keydown', ({ key }) => keys.push(key));
  for (const element of group.children) {
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  }
  recorded().forEach(replayInput);
  expect(keys).toEqual(['ArrowRight', 'a', 'ArrowRight', 'a', 'ArrowRight']);
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

it('falls back to the page without scripts where they do not load within 20 seconds of a press', () => {
  jest.useFakeTimers();
  show('<button type="button">a</button>').click();
  jest.advanceTimersByTime(19_999);
  expect(root.className).toBe('js');
  jest.advanceTimersByTime(1);
  expect(root.className).toBe('');
  jest.useRealTimers();
});
