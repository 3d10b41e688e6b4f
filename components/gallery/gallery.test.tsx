import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { picture } from '@/components/testing/card-vehicles';
import { Gallery } from './gallery';

const views = ['front three-quarter view', 'side view', 'rear three-quarter view'];
const pictures = views.map((view) => ({ source: picture, alt: `Ferrari 488 GTB, ${view}` }));

const thumbnails = () => within(screen.getByRole('list', { name: 'Choose a picture' })).getAllByRole('link');
const selected = () => thumbnails().findIndex((thumbnail) => thumbnail.getAttribute('aria-current') === 'true');
const strip = () => screen.getByRole('list', { name: /^Large pictures/ });
const button = (name: string) => screen.getByRole('button', { name });

/** jsdom has no layout: a strip of slides 400 px wide, scrolled to a place on it. */
function scrollStripTo(left: number) {
  Object.defineProperty(strip(), 'clientWidth', { value: 400, configurable: true });
  strip().scrollLeft = left;
  act(() => {
    strip().dispatchEvent(new Event('scroll'));
  });
}

beforeEach(() => {
  render(<Gallery pictures={pictures} sharedPicture="vehicle-2" badge={<span>Available</span>} />);
});

it('shows its badge, describes each picture, and links to it from its thumbnail without scripts', () => {
  expect(screen.getByText('Available')).toBeVisible();
  const slides = within(strip()).getAllByRole('img');
  expect(slides.map((slide) => slide.getAttribute('alt'))).toEqual(pictures.map(({ alt }) => alt));
  expect(thumbnails()[1]).toHaveAccessibleName('Show picture 2 of 3: Ferrari 488 GTB, side view');
  const targets = thumbnails().map((link) => document.querySelector(link.getAttribute('href') ?? ''));
  expect(targets).toEqual(within(strip()).getAllByRole('listitem'));
});

describe('Section 4: selected image of the detail page', () => {
  it('is the first, then the one whose thumbnail is pressed, without a jump of the page', async () => {
    expect(selected()).toBe(0);
    scrollStripTo(0);
    const scroll = jest.fn();
    strip().scrollTo = scroll;
    await userEvent.setup().click(thumbnails()[1] as HTMLElement);
    expect(selected()).toBe(1);
    expect(scroll.mock.calls).toEqual([[{ left: 400 }]]);
    expect(location.hash).toBe('');
  });

  it('is the one a finger has moved to', () => {
    for (const [left, index] of [
      [390, 1],
      [800, 2],
      [0, 0],
    ] as const) {
      scrollStripTo(left);
      expect(selected()).toBe(index);
    }
  });

  it('is not one that a long scroll passes', async () => {
    scrollStripTo(0);
    await userEvent.setup().click(thumbnails()[2] as HTMLElement);
    scrollStripTo(390);
    expect(selected()).toBe(2);
    scrollStripTo(800);
    scrollStripTo(400);
    expect(selected()).toBe(1);
  });

  it('follows the finger that interrupts a long scroll', async () => {
    scrollStripTo(0);
    await userEvent.setup().click(thumbnails()[2] as HTMLElement);
    strip().dispatchEvent(new Event('touchstart'));
    scrollStripTo(390);
    expect(selected()).toBe(1);
  });
});

it('steps by the buttons up to both ends without losing the focus, and announces where it is', async () => {
  const user = userEvent.setup();
  await user.click(button('Next picture'));
  expect(selected()).toBe(1);
  expect(screen.getByText('2 / 3')).toBeVisible();
  expect(screen.getByText('Picture 2 of 3: Ferrari 488 GTB, side view').parentElement).toHaveRole('status');
  await user.click(button('Previous picture'));
  await user.click(button('Previous picture'));
  expect(selected()).toBe(0);
  expect(button('Previous picture')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Previous picture')).toHaveFocus();
  await user.click(button('Next picture'));
  await user.click(button('Next picture'));
  expect(button('Next picture')).toHaveAttribute('aria-disabled', 'true');
});

it('steps by the arrow keys, and leaves Alt + arrow to the browser', async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(strip()).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(selected()).toBe(0);
  await user.keyboard('{End}{ArrowLeft}');
  expect(selected()).toBe(1);
});
