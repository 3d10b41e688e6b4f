import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { picture } from '@/components/testing/card-vehicles';
import { Gallery } from './gallery';

const views = ['front three-quarter view', 'side view', 'rear three-quarter view'];
const pictures = views.map((view) => ({ source: picture, alt: `Ferrari 488 GTB, ${view}` }));

const thumbnails = () => within(screen.getByRole('list', { name: 'Choose a picture' })).getAllByRole('link');
const selected = () => thumbnails().map((thumbnail) => thumbnail.getAttribute('aria-current'));
const strip = () => screen.getByRole('list', { name: /^Large pictures/ });

/** jsdom lays nothing out: a strip of slides 400 px wide, scrolled to a place on it. */
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

describe('Section 2: image gallery', () => {
  it('shows each large picture, described', () => {
    const slides = within(strip()).getAllByRole('img');
    expect(slides.map((slide) => slide.getAttribute('alt'))).toEqual([
      'Ferrari 488 GTB, front three-quarter view',
      'Ferrari 488 GTB, side view',
      'Ferrari 488 GTB, rear three-quarter view',
    ]);
  });

  it('names its thumbnails by number and view', () => {
    expect(thumbnails()[1]).toHaveAccessibleName('Show picture 2 of 3: Ferrari 488 GTB, side view');
  });

  it('leads from each thumbnail to its picture without scripts', () => {
    const targets = thumbnails().map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    expect(targets).toEqual(within(strip()).getAllByRole('listitem'));
  });

  it('wears the status badge', () => {
    expect(screen.getByText('Available')).toBeVisible();
  });

  it('can be scrolled by the keyboard', async () => {
    await userEvent.setup().tab();
    expect(strip()).toHaveFocus();
  });
});

describe('Section 4: selected image of the detail page', () => {
  it('is the first by default', () => {
    expect(selected()).toEqual(['true', null, null]);
  });

  it('is the one whose thumbnail is pressed', async () => {
    await userEvent.setup().click(thumbnails()[2] as HTMLElement);
    expect(selected()).toEqual([null, null, 'true']);
  });

  it('comes into view with its thumbnail', async () => {
    scrollStripTo(0);
    const scroll = jest.fn();
    strip().scrollTo = scroll;
    await userEvent.setup().click(thumbnails()[1] as HTMLElement);
    expect(scroll.mock.calls).toEqual([[{ left: 400 }]]);
  });

  it('does not make the page jump or change its address', async () => {
    await userEvent.setup().click(thumbnails()[1] as HTMLElement);
    expect(location.hash).toBe('');
  });

  it('is the one a finger has moved to', () => {
    scrollStripTo(390);
    expect(selected()).toEqual([null, 'true', null]);
    scrollStripTo(800);
    expect(selected()).toEqual([null, null, 'true']);
    scrollStripTo(0);
    expect(selected()).toEqual(['true', null, null]);
  });
});

describe('the line under the pictures', () => {
  const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

  it('steps on and back, and counts', async () => {
    expect(screen.getByText('1 / 3')).toBeVisible();
    await press('Next picture');
    expect(selected()).toEqual([null, 'true', null]);
    expect(screen.getByText('2 / 3')).toBeVisible();
    await press('Previous picture');
    expect(selected()).toEqual(['true', null, null]);
  });

  it('says politely which picture it has come to', async () => {
    await press('Next picture');
    expect(screen.getByText('Picture 2 of 3: Ferrari 488 GTB, side view')).toHaveAttribute('role', 'status');
  });

  it('stops at both ends without losing the focus', async () => {
    const previous = screen.getByRole('button', { name: 'Previous picture' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await press('Previous picture');
    expect(selected()).toEqual(['true', null, null]);
    await press('Next picture');
    await press('Next picture');
    const next = screen.getByRole('button', { name: 'Next picture' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
  });
});

describe('the keyboard on the strip', () => {
  it('moves by the arrow keys, Home and End', async () => {
    const user = userEvent.setup();
    strip().focus();
    await user.keyboard('{ArrowRight}');
    expect(selected()).toEqual([null, 'true', null]);
    await user.keyboard('{End}');
    expect(selected()).toEqual([null, null, 'true']);
    await user.keyboard('{ArrowLeft}{Home}');
    expect(selected()).toEqual(['true', null, null]);
  });

  it('leaves the browser its way back', async () => {
    strip().focus();
    await userEvent.setup().keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(selected()).toEqual(['true', null, null]);
  });
});

describe('a long scroll', () => {
  it('does not choose the pictures it passes', async () => {
    scrollStripTo(0);
    await userEvent.setup().click(thumbnails()[2] as HTMLElement);
    scrollStripTo(390);
    expect(selected()).toEqual([null, null, 'true']);
    scrollStripTo(800);
    scrollStripTo(400);
    expect(selected()).toEqual([null, 'true', null]);
  });

  it('gives way to the visitor’s own finger', async () => {
    scrollStripTo(0);
    await userEvent.setup().click(thumbnails()[2] as HTMLElement);
    strip().dispatchEvent(new Event('touchstart'));
    scrollStripTo(390);
    expect(selected()).toEqual([null, 'true', null]);
  });
});
