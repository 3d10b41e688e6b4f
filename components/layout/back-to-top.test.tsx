import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prefer, scrollPage } from '@/components/testing/browser';
import { BackToTop } from './back-to-top';

const button = () => screen.queryByRole('button', { name: 'Back to top' });

function renderScrolled(pixels: number) {
  render(
    <>
      <main id="main" tabIndex={-1} />
      <BackToTop />
    </>,
  );
  act(() => scrollPage({ top: pixels }));
}

it('appears past 300 px', () => {
  renderScrolled(300);
  expect(button()).toBeNull();
  act(() => scrollPage({ top: 301 }));
  expect(button()).toBeVisible();
});

it('is there at once on a page that was left scrolled', () => {
  window.scrollY = 1000;
  render(<BackToTop />);
  expect(button()).toBeVisible();
});

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('scrolls to the top, hides, and focuses the main content; reduced motion %s: %s', async (reduced, behavior) => {
  prefer('(prefers-reduced-motion: reduce)', reduced);
  const scroll = jest.spyOn(window, 'scrollTo');
  renderScrolled(1000);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Back to top' }));
  expect(scroll.mock.calls).toEqual([[{ top: 0, behavior }]]);
  expect(button()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});
