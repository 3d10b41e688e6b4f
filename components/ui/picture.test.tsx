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
const image = () => screen.getByRole('img', { name: 'A car' });

/** jsdom loads no images. */
function loadState(complete: boolean, naturalWidth: number) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}

it('is lazy, unless it is the first picture, and keeps its place without an inline style', () => {
  const { rerender } = render(<Picture source={source} alt="A car" sizes="50vw" />);
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(image()).toHaveAttribute('height', '1000');
  expect(image()).not.toHaveAttribute('style');
  rerender(<Picture source={source} alt="A car" sizes="50vw" priority />);
  expect(image()).not.toHaveAttribute('loading');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});

describe('with a photo of the stock photo host', () => {
  const photo = <Picture source={source} stock={stock} alt="A car" sizes="50vw" className="aspect-16/10" />;

  it('is the shipped picture at the same size when the photo fails', () => {
    const { container } = render(photo);
    expect(image()).toHaveAttribute('srcset', stock.srcset);
    expect(container.innerHTML).not.toContain('/pictures/');
    fireEvent.error(image());
    expect(image()).toHaveAttribute('src', source.src);
    expect(image()).toHaveAttribute('height', '1000');
    expect(image()).toHaveClass('aspect-16/10');
  });

  it.each([
    ['failed before hydration', true, 0, source.src],
    ['has loaded', true, 800, stock.src],
    ['is still loading', false, 0, stock.src],
  ])('knows a photo that %s', (_, complete, width, src) => {
    loadState(complete, width);
    render(photo);
    expect(image()).toHaveAttribute('src', src);
  });
});
