import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prefer } from '@/components/testing/browser';
import { picture } from '@/components/testing/card-vehicles';
import type { Spin } from '@/lib/gallery/spin';
import { Gallery } from './gallery';

const spin: Spin = {
  folder: '/pictures/some-car/spin',
  frames: 36,
  width: 960,
  height: 600,
  bytes: 302_000,
  illustration: true,
};

/** Requested images, which jsdom does not load; those that match `broken` fail. */
let asked: string[] = [];
let broken: RegExp | null = null;
const drawImage = jest.fn();

beforeEach(() => {
  asked = [];
  broken = null;
  prefer('(prefers-reduced-motion: reduce)');
  Object.assign(HTMLImageElement.prototype, {
    async decode(this: HTMLImageElement) {
      asked.push(this.getAttribute('src') ?? '');
      if (broken?.test(this.src)) throw new DOMException('The source image cannot be decoded.', 'EncodingError');
    },
  });
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage })) as never;
  drawImage.mockClear();
});

afterEach(() => {
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

function show() {
  render(
    <Gallery
      pictures={[{ source: picture, alt: 'Some car, side view' }]}
      spin={spin}
      sharedPicture="vehicle-1"
      badge={null}
    />,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.getByRole('button', { name });
const slider = () => screen.findByRole('slider', { name: 'Turn the car' });

async function spun() {
  const user = show();
  await user.click(button('View in 360°'));
  await slider();
  return user;
}

it('says its size, and loads nothing before a press', () => {
  show();
  expect(button('View in 360°')).toHaveAccessibleDescription('Loads about 300 kB');
  expect(asked).toEqual([]);
});

it('loads every frame once, also when it is opened again', async () => {
  const user = await spun();
  expect(asked).toHaveLength(36);
  expect(new Set(asked).size).toBe(36);
  expect(asked[35]).toBe('/pictures/some-car/spin/35.avif');
  await user.click(button('Back to the pictures'));
  await user.click(button('View in 360°'));
  await slider();
  expect(asked).toHaveLength(36);
});

it('turns by the arrow keys, past the last frame to the first, from the button or the slider', async () => {
  const user = await spun();
  await user.keyboard('{ArrowLeft}');
  expect(await slider()).toHaveValue('35');
  (await slider()).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(await slider()).toHaveAttribute('aria-valuetext', 'Front three-quarter, 10 degrees');
  const [image] = drawImage.mock.calls.at(-1) ?? [];
  expect(image.getAttribute('src')).toBe('/pictures/some-car/spin/01.avif');
  fireEvent.input(await slider(), { target: { value: '14' } });
  expect(await slider()).toHaveAttribute('aria-valuetext', 'Rear, 140 degrees');
});

it('closes on Escape and on a thumbnail', async () => {
  const user = await spun();
  (await slider()).focus();
  await user.keyboard('{Escape}');
  expect(button('View in 360°')).toHaveFocus();
  await user.click(button('View in 360°'));
  await slider();
  await user.click(screen.getByRole('link', { name: /^Show picture 1/ }));
  expect(screen.queryByRole('slider')).toBeNull();
});

it('reports a failed frame, keeps the pictures, and retries only that frame', async () => {
  broken = /\/1\d\.avif$/;
  const user = show();
  await user.click(button('View in 360°'));
  expect(await screen.findByText('The 360° view could not be loaded. The pictures are still here.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Some car, side view' })).toBeVisible();
  broken = null;
  asked = [];
  await user.click(button('Try again'));
  await slider();
  expect(asked).toHaveLength(10);
  expect(button('Back to the pictures')).toHaveFocus();
});

it('asks first if the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const user = show();
  await user.click(button('View in 360°'));
  expect(screen.getByText('Your browser is saving data. The 360° view loads about 300 kB.')).toBeVisible();
  expect(asked).toEqual([]);
  await user.click(button('Not now'));
  expect(button('View in 360°')).toHaveFocus();
  await user.click(button('View in 360°'));
  await user.click(button('Load it now'));
  await slider();
  expect(asked).toHaveLength(36);
});

describe('the opening turn', () => {
  const frames: FrameRequestCallback[] = [];

  beforeEach(() => {
    frames.length = 0;
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => frames.push(callback));
    jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((request) => {
      frames[request - 1] = () => {};
    });
  });
  const draw = (now: number) => act(() => frames.at(-1)?.(now));

  it('is left out with reduced motion', async () => {
    await spun();
    expect(frames).toEqual([]);
  });

  it('goes once round and stops', async () => {
    prefer('(prefers-reduced-motion: reduce)', false);
    await spun();
    draw(1000);
    draw(3000);
    expect(await slider()).toHaveValue('18');
    draw(5000);
    expect(await slider()).toHaveValue('0');
    expect(frames).toHaveLength(3);
  });

  it('ends on any action of the visitor', async () => {
    prefer('(prefers-reduced-motion: reduce)', false);
    const user = await spun();
    draw(1000);
    draw(3000);
    await user.keyboard('{ArrowRight}');
    draw(4000);
    expect(await slider()).toHaveValue('19');
  });
});
