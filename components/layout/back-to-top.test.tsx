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

async function press() {
  await userEvent.setup().click(screen.getByRole('button', { name: 'Back to top' }));
}

describe('Section 2: back to top', () => {
  it('is not there before any scrolling', () => {
    render(<BackToTop />);
    expect(button()).toBeNull();
  });

  it('is not there at 300 px', () => {
    renderScrolled(300);
    expect(button()).toBeNull();
  });

  it('appears past 300 px', () => {
    renderScrolled(301);
    expect(button()).toBeVisible();
  });

  it('is there at once on a page that was left scrolled', () => {
    window.scrollY = 1000;
    render(<BackToTop />);
    expect(button()).toBeVisible();
  });

  it('scrolls smoothly to the top', async () => {
    const scroll = jest.spyOn(window, 'scrollTo');
    renderScrolled(1000);
    await press();
    expect(scroll.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]]);
  });

  it('jumps to the top for visitors who want less motion', async () => {
    prefer('(prefers-reduced-motion: reduce)');
    const scroll = jest.spyOn(window, 'scrollTo');
    renderScrolled(1000);
    await press();
    expect(scroll.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  it('goes away at the top', async () => {
    renderScrolled(1000);
    await press();
    expect(button()).toBeNull();
  });

  it('hands the focus to the main content', async () => {
    renderScrolled(1000);
    await press();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
