import { once } from './once';

it('makes nothing before it is asked, and the same thing ever after', () => {
  const make = jest.fn(() => undefined);
  const kept = once(make);
  expect(make).not.toHaveBeenCalled();
  kept();
  kept();
  expect(make).toHaveBeenCalledTimes(1);
});

it('is how amounts and measures come by their formats: loading the modules makes none', () => {
  const makers = [jest.spyOn(Intl, 'NumberFormat'), jest.spyOn(Intl, 'DateTimeFormat')];
  jest.isolateModules(() => {
    for (const module of ['./money', './measures', './dates', '../site/opening-hours']) require(module);
  });
  for (const maker of makers) expect(maker).not.toHaveBeenCalled();
});
