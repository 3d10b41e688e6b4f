import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './picture';

const source = {
  avif: '/pictures/car/side-480.avif 480w',
  src: '/pictures/car/side-480.webp',
  width: 1600,
  height: 1000,
  illustration: true,
};
const stock = { src: 'https://images.example/1?w=800', srcset: 'https://images.example/1?w=480 480w' };

/** jsdom loads no images. */
function loadState(complete: boolean, naturalWidth: number) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}

it('offers every size as AVIF before the one WebP, and keeps its place without an inline style', () => {
  const { container } = render(<Picture source={source} alt="A car" sizes="50vw" />);
  const offers = [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({ type, srcset, sizes }));
  expect(offers).toEqual([{ type: 'image/avif', srcset: source.avif, sizes: '50vw' }]);
  const image = screen.getByRole('img', { name: 'A car' });
  expect(image).toHaveAttribute('src', source.src);
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '1000');
  expect(image).not.toHaveAttribute('style');
});

it('is lazy, unless it is the first picture', () => {
  const { rerender } = render(<Picture source={source} alt="A car" sizes="50vw" />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
  rerender(<Picture source={source} alt="A car" sizes="50vw" priority />);
  expect(screen.getByRole('img')).not.toHaveAttribute('loading');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

describe('with a photo of the stock photo host', () => {
  const photo = <Picture source={source} stock={stock} alt="A car" sizes="50vw" className="aspect-16/10" />;

  it('shows the photo instead of the shipped picture', () => {
    const { container } = render(photo);
    const image = screen.getByRole('img', { name: 'A car' });
    expect(image).toHaveAttribute('src', stock.src);
    expect(image).toHaveAttribute('srcset', stock.srcset);
    expect(image).toHaveAttribute('width', '1600');
    expect(image).toHaveAttribute('height', '1000');
    expect(container.innerHTML).not.toContain('/pictures/');
  });

  it('shows the shipped picture at the same size when the photo fails', () => {
    render(photo);
    const before = screen.getByRole('img');
    fireEvent.error(before);
    const after = screen.getByRole('img', { name: 'A car' });
    expect(after).toHaveAttribute('src', source.src);
    for (const name of ['width', 'height']) expect(after.getAttribute(name)).toBe(before.getAttribute(name));
    expect(after).toHaveClass('aspect-16/10');
  });

  it('notices a photo that failed before hydration', () => {
    loadState(true, 0);
    render(photo);
    expect(screen.getByRole('img')).toHaveAttribute('src', source.src);
  });

  it.each([
    ['has loaded', true, 800],
    ['is still loading', false, 0],
  ])('keeps a photo that %s', (_, complete, width) => {
    loadState(complete, width);
    render(photo);
    expect(screen.getByRole('img')).toHaveAttribute('src', stock.src);
  });

  it('tries again when it is given another photo', () => {
    const { rerender } = render(photo);
    fireEvent.error(screen.getByRole('img'));
    const other = { src: 'https://images.example/2?w=800', srcset: 'https://images.example/2?w=480 480w' };
    rerender(<Picture source={source} stock={other} alt="A car" sizes="50vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', other.src);
  });
});
